import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { SearchBox } from '~/ui/operated/data-table/search-box.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './paged-list.module.css'
import { PagedListPager, type PageOf } from './pager.tsx'
import type { ListAddress } from './use-list-address.ts'

interface PagedListProps<Row> {
  title: string
  searchLabel: string
  address: ListAddress
  answer: UseQueryResult<PageOf<Row>>
  /** Filters beside the search. */
  filter?: ReactNode
  /** Whether anything besides the search filters the list. */
  narrowed?: boolean
  /** Clears all filters. */
  clear: () => void
  /** Replaces the whole list when there is nothing at all. */
  empty: ReactNode
  /** The rows, as a table or a list. */
  children: (rows: readonly Row[]) => ReactNode
}

/** A person's own list with search, pages, and all its states. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { title, searchLabel, address, answer, filter, narrowed = false, clear, empty, children } = props
  const t = useT()
  const id = useId()
  const { data } = answer
  const isNarrowed = narrowed || address.search !== ''
  if (data?.count === 0 && !isNarrowed) return empty
  return (
    <section className={classes.card} aria-labelledby={id} aria-busy={answer.isFetching}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        <search className={classes.tools}>
          <SearchBox
            label={searchLabel}
            value={address.search}
            change={({ search = '' }, how) => address.set({ search }, how)}
          />
          {filter}
        </search>
      </div>
      <p className="pm-visually-hidden" role="status">
        {data && `${title}: ${formatCount(data.count)}`}
      </p>
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {answer.isPending && <SkeletonLines lines={8} />}
      {data && data.data.length > 0 && (
        <div className={classes.rows} data-old={answer.isPlaceholderData}>
          {children(data.data)}
        </div>
      )}
      {data?.data.length === 0 && (
        <div className={classes.nothing}>
          <p>{t('No matches found.')}</p>
          <Button variant="default" onClick={clear}>
            {t('Show all')}
          </Button>
        </div>
      )}
      {data && data.data.length > 0 && <PagedListPager page={data} hrefOf={address.pageHref} />}
    </section>
  )
}
