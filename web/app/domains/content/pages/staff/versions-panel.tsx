import { formatDate, formatTime } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Panel } from '~/ui/panel.tsx'
import { RowList } from '~/ui/row-list.tsx'
import type { PageVersion, StaffPage } from './api.ts'
import { publicPath } from './words.ts'

/** Everything that was published, newest first. */
export function VersionsPanel({ page: { page, versions } }: { page: StaffPage }) {
  const t = useT()
  const changesOf = ({ changes_english, changes_hindi }: PageVersion) =>
    t.language === 'hi' ? changes_hindi : changes_english
  return (
    <Panel title={t('Versions')} action={<LocalLink to={publicPath[page]}>{t('View page')}</LocalLink>} flush>
      <RowList
        empty={t('Nothing published yet. Visitors read the built-in text.')}
        rows={versions.map((version) => ({
          key: version.number,
          title: (
            <LocalLink to={`/admin/pages/${page}/versions/${version.number}`}>
              {t('Version {version}', { version: version.label })}
            </LocalLink>
          ),
          meta: (
            <>
              {`${formatDate(version.publishedAt, t)}, ${formatTime(version.publishedAt, t)}, ${version.publishedBy}`}
              {changesOf(version) && <span lang={t.lang(changesOf(version))}>. {changesOf(version)}</span>}
            </>
          ),
          ...(version.asksConsent && { end: <Badge color="marigold">{t('Asked for consent')}</Badge> }),
        }))}
      />
    </Panel>
  )
}
