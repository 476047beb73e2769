import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { PageLinks } from '~/ui/page-links.tsx'
import classes from './pager.module.css'
import type { TablePage } from './types.ts'
import type { Table } from './use-table.ts'
import { PAGE_LIMITS } from './view.ts'

/** Which rows are shown of how many, links to the others, and the page size. */
export function Pager({
  table,
  page: { data, count, page, limit, countedAll = true },
}: {
  table: Table<never>
  page: TablePage<unknown>
}) {
  const t = useT()
  const last = Math.max(1, Math.ceil(count / limit))
  const from = (page - 1) * limit + 1
  const shown = { from: formatCount(from), to: formatCount(from + data.length - 1), count: formatCount(count) }
  return (
    <div className={classes.pager}>
      <p className={classes.count}>
        {data.length === 0
          ? t('No rows on this page')
          : countedAll
            ? t('{from}–{to} of {count}', shown)
            : t('{from}–{to} of more than {count}', shown)}
      </p>
      <NativeSelect
        size="sm"
        aria-label={t('Rows per page')}
        value={String(limit)}
        onChange={(event) => table.change({ limit: Number(event.currentTarget.value) })}
        data={PAGE_LIMITS.map((rows) => ({ value: String(rows), label: t.count(rows, '{count} row', '{count} rows') }))}
        className={classes.limit}
      />
      <PageLinks page={page} last={last} to={table.pageHref} />
    </div>
  )
}
