import type { To } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { PageLinks } from '~/ui/page-links.tsx'
import classes from './paged-list.module.css'

export interface PageOf<Row> {
  data: readonly Row[]
  count: number
  page: number
  limit: number
}

interface PagerProps {
  page: PageOf<unknown>
  hrefOf: (page: number) => To
}

/** Which rows are shown of how many, and links to the others; nothing if all are shown. */
export function PagedListPager({ page: { data, count, page, limit }, hrefOf }: PagerProps) {
  const t = useT()
  const last = Math.max(1, Math.ceil(count / limit))
  if (last === 1 && page === 1) return null
  const from = (page - 1) * limit + 1
  return (
    <div className={classes.pager}>
      <p className="pm-num">
        {t('Showing {from}–{to} of {count}', {
          from: formatCount(from),
          to: formatCount(from + data.length - 1),
          count: formatCount(count),
        })}
      </p>
      <PageLinks page={page} last={last} to={hrefOf} />
    </div>
  )
}
