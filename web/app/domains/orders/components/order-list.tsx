import { formatDate } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import classes from '~/ui/operated/paged-list/paged-list.module.css'
import { SearchedList } from '~/ui/operated/paged-list/searched-list.tsx'
import { type OrderRow, ordersQuery } from '../api.ts'
import { orderPath } from '../paths.ts'
import { orderStatuses } from '../words.ts'
import { DocumentButton } from './document-button.tsx'

/** All orders, paid or not, with their invoices. */
export function OrderList() {
  const t = useT()
  const api = useApi()
  return (
    <SearchedList
      title={t('Orders and invoices')}
      query={(input) => ordersQuery(api, input)}
      empty={
        <EmptyState
          drawing="box"
          tint="e"
          title={t('No orders yet')}
          actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
        >
          {t('Your orders appear here with their invoices.')}
        </EmptyState>
      }
    >
      {(rows) => (
        <table className={classes.table}>
          <caption className="pm-visually-hidden">{t('Orders and invoices')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Details')}</th>
              <th scope="col">{t('Date')}</th>
              <th scope="col">{t('State|of an order')}</th>
              <th scope="col">{t('Invoice')}</th>
              <th scope="col" data-cell="amount">
                {t('Amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </SearchedList>
  )
}

function Row({ row }: { row: OrderRow }) {
  const t = useT()
  const { word, color } = orderStatuses[row.status]
  return (
    <tr>
      <th scope="row">
        <LocalLink to={orderPath(row.id)}>{titleOf(row, t.language)}</LocalLink>
      </th>
      <td data-cell="when">{formatDate(row.createdAt, t)}</td>
      <td data-cell="state">
        <Badge color={color}>{t(word)}</Badge>
      </td>
      <td data-cell="act">
        {row.invoice && (
          <DocumentButton orderId={row.id} document={row.invoice}>
            {t('Invoice')}
          </DocumentButton>
        )}
      </td>
      <td data-cell="amount">{formatPaise(row.totalPaise)}</td>
    </tr>
  )
}
