import { useQuery } from '@tanstack/react-query'
import { pagesQuery } from '~/domains/content/pages/staff/api.ts'
import { pageTitle } from '~/domains/content/pages/staff/words.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Panel } from '~/ui/panel.tsx'
import { RowList } from '~/ui/row-list.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({
  title: t('Pages|of the site'),
  description: t('Texts of public pages, in English and Hindi.'),
  private: true,
}))

export default function PagesPage() {
  const t = useT()
  const answer = useQuery(pagesQuery(useApi()))
  const pages = answer.data?.pages
  return (
    <>
      <PageHead title={t('Pages|of the site')}>{t('Texts of public pages, in English and Hindi.')}</PageHead>
      {answer.isError && !pages && <LoadFailed retry={answer.refetch} />}
      {answer.isPending && <SkeletonLines lines={5} />}
      {pages && (
        <Panel title={t('All pages')} flush>
          <RowList
            empty={t('Nothing yet.')}
            rows={pages.map(({ page: name, label, publishedAt, publishedBy, draftUpdatedAt }) => ({
              key: name,
              title: <LocalLink to={`/admin/pages/${name}`}>{pageTitle(name, t)}</LocalLink>,
              meta:
                label && publishedAt
                  ? t('Version {version}, published on {date} by {name}', {
                      ...{ version: label, date: formatDate(publishedAt, t), name: publishedBy ?? '' },
                    })
                  : t('Built-in text'),
              ...(draftUpdatedAt && { end: <Badge color="gray">{t('Draft')}</Badge> }),
            }))}
          />
        </Panel>
      )}
    </>
  )
}
