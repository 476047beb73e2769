import { useQuery } from '@tanstack/react-query'
import { formatWhen } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Panel } from '~/ui/panel.tsx'
import { RowList } from '~/ui/row-list.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { auditQuery } from '../api.ts'
import { SentenceAndReason } from './sentence.tsx'

const SHOWN = 5

/** The newest entries about one subject, with a link to all. */
export function RecentEntries({ subject }: { subject: string }) {
  const t = useT()
  const { data, isError, refetch } = useQuery(auditQuery(useApi(), { subject, limit: SHOWN }, t.language))
  const all = (
    <LocalLink to={`/admin/audit-log?subject=${encodeURIComponent(subject)}`}>{t('View all in audit log')}</LocalLink>
  )
  return (
    <Panel title={t('Staff actions')} action={data && data.count > 0 ? all : undefined} flush>
      {data ? (
        <RowList
          empty={t('Nothing yet.')}
          rows={data.data.map((entry) => ({
            key: entry.id,
            icon: 'history',
            title: <SentenceAndReason entry={entry} />,
            meta: formatWhen(entry.at, new Date(), t),
          }))}
        />
      ) : isError ? (
        <LoadFailed retry={refetch} />
      ) : (
        <SkeletonLines lines={3} />
      )}
    </Panel>
  )
}
