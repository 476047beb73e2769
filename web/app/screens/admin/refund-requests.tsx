import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { decideRefundRequest } from '#contract/orders/staff.ts'
import { exportRequests, type RequestRow, requestsQuery } from '~/domains/orders/staff/api.ts'
import { DecideRequest } from '~/domains/orders/staff/components/decide-request.tsx'
import { requestStates } from '~/domains/orders/words.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useMayUse } from '~/lib/may-use.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Refund requests'),
  description: t('Refunds requested by customers.'),
  private: true,
}))

const columnsIn = (t: Translate, decide: ((request: RequestRow) => void) | undefined): Column<RequestRow>[] => [
  {
    ...{ key: 'order', title: t('Order') },
    cell: ({ orderId: id }) => <LocalLink to={`/admin/orders/${id}`}>{t('Order {id}', { id })}</LocalLink>,
  },
  { key: 'buyer', title: t('Customer'), stack: 'line', cell: ({ buyer }) => buyer.name },
  { key: 'reason', title: t('Reason'), stack: 'line', cell: ({ reason }) => reason },
  {
    ...{ key: 'asked', title: t('Requested'), sort: 'asked', stack: 'meta' },
    cell: ({ askedAt }) => formatDate(askedAt, t),
  },
  {
    ...{ key: 'total', title: t('Total'), align: 'right', stack: 'amount' },
    cell: ({ totalPaise }) => formatPaise(totalPaise),
  },
  {
    ...{ key: 'state', title: t('State|of an account'), stack: 'badge' },
    cell: (request) =>
      decide && request.state === 'asked' ? (
        <Button size="sm" variant="light" onClick={() => decide(request)}>
          {t('Decide')}
          <span className="pm-visually-hidden"> {request.orderId}</span>
        </Button>
      ) : (
        <Badge color={requestStates[request.state].color}>{t(requestStates[request.state].word)}</Badge>
      ),
  },
  { key: 'by', title: t('Decided by'), optional: true, cell: ({ decidedBy }) => decidedBy },
  { key: 'note', title: t('Note'), optional: true, cell: ({ note }) => note },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'state', label: t('State|of an account') },
    choices: Object.entries(requestStates).map(([value, { word }]) => ({ value, label: t(word) })),
  },
]

export default function RefundRequests() {
  const t = useT()
  const api = useApi()
  const [deciding, setDeciding] = useState<RequestRow>()
  const mayDecide = useMayUse()<typeof decideRefundRequest>('POST /api/web/v1/admin/refund-requests/{id}/decisions')
  const table = useTable({
    columns: columnsIn(t, mayDecide ? setDeciding : undefined),
    filters: filtersIn(t),
    sort: 'asked',
  })
  const requests = useQuery({ ...requestsQuery(api, table.input), placeholderData: keepPreviousData })
  const waiting = requests.data?.waiting ?? 0
  return (
    <>
      <PageHead
        title={t('Refund requests')}
        action={<ExportButton call="refund-requests/exports" ask={() => exportRequests(api, table.input)} />}
      >
        {waiting > 0 ? (
          t.count(waiting, '{count} needs your decision', '{count} need your decision')
        ) : (
          <TableCount page={requests.data} />
        )}
      </PageHead>
      <DataTable
        caption={t('Refund requests')}
        table={table}
        answer={requests}
        rowKey={({ id }) => id}
        rowName={({ orderId: id }) => t('Order {id}', { id })}
        searchLabel={t('Order, name or mobile')}
        empty={{
          title: t('No refund requests'),
          text: t('Refund requests appear here, oldest first.'),
        }}
      />
      {deciding && <DecideRequest request={deciding} close={() => setDeciding(undefined)} />}
    </>
  )
}
