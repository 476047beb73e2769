import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { type ListedRow, RowList } from '~/ui/row-list.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

/** How many rows a section of a person's page shows. */
export const SHOWN = 5

const MOST = 100

/** For a section without a list of its own: more rows on request. */
export function useShown() {
  const [limit, setLimit] = useState(SHOWN)
  return { limit, ...(limit < MOST && { onMore: () => setLimit((shown) => Math.min(MOST, shown * 4)) }) }
}

interface Rows<Row> {
  data: readonly Row[]
  count: number
}

interface SectionProps<Row, Answer extends Rows<Row>, Key extends QueryKey> {
  title: string
  query: UseQueryOptions<Answer, Error, Answer, Key>
  row: (row: Answer['data'][number]) => ListedRow
  empty: string
  /** The whole list, filtered to the person. */
  all?: string
  /** Loads the rest here, where there is no such list. */
  onMore?: () => void
}

/** The newest rows of one kind about a person, with their number and a link to all of them. */
export function Section<Row, Answer extends Rows<Row>, Key extends QueryKey>(props: SectionProps<Row, Answer, Key>) {
  const { title, query, row, empty, all, onMore } = props
  const t = useT()
  const { data, isError, refetch } = useQuery({ ...query, placeholderData: keepPreviousData })
  const heading = data && data.count > 0 ? `${title} (${data.count})` : title
  return (
    <Panel
      title={heading}
      flush
      action={
        all && data && data.count > 0 ? (
          <LocalLink to={all}>
            {t('View all')}
            <span className="pm-visually-hidden">: {title}</span>
          </LocalLink>
        ) : undefined
      }
    >
      {data ? (
        <>
          <RowList rows={data.data.map(row)} empty={empty} />
          {onMore && data.count > data.data.length && (
            <Button variant="subtle" size="sm" m="xs" onClick={onMore}>
              {t('Show more')}
              <span className="pm-visually-hidden">: {title}</span>
            </Button>
          )}
        </>
      ) : isError ? (
        <LoadFailed retry={refetch} />
      ) : (
        <SkeletonLines lines={3} />
      )}
    </Panel>
  )
}
