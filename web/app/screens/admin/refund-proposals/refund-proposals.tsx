import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonParts } from '~/domains/bookings/reasons.ts'
import { DecideProposal } from '~/domains/orders/staff/components/decide-proposal.tsx'
import {
  exportProposals,
  operationWords,
  proposalStates,
  proposalsQuery,
  type RefundProposal,
} from '~/domains/orders/staff/proposals.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatExactPaise } from '~/lib/money.ts'
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
  title: t('Large refunds'),
  description: t('Refunds that a second person approves.'),
  private: true,
}))

const columnsIn = (t: Translate, decide: (proposal: RefundProposal) => void): Column<RefundProposal>[] => [
  {
    ...{ key: 'order', title: t('Order') },
    cell: ({ orderId: id }) => <LocalLink to={`/admin/orders/${id}`}>{t('Order {id}', { id })}</LocalLink>,
  },
  { key: 'buyer', title: t('Customer'), stack: 'line', cell: ({ buyer }) => buyer.name },
  { key: 'what', title: t('What'), stack: 'line', cell: ({ operation }) => t(operationWords[operation]) },
  { key: 'by', title: t('Proposed by'), stack: 'line', cell: ({ proposedBy }) => proposedBy },
  {
    ...{ key: 'proposed', title: t('Proposed'), sort: 'proposed', stack: 'meta' },
    cell: ({ proposedAt }) => formatDate(proposedAt, t),
  },
  {
    ...{ key: 'amount', title: t('Amount'), align: 'right', stack: 'amount' },
    cell: ({ paise }) => formatExactPaise(paise),
  },
  {
    ...{ key: 'state', title: t('State|of an account'), stack: 'badge' },
    cell: (proposal) =>
      proposal.state === 'waiting' ? (
        <Button size="sm" variant="light" onClick={() => decide(proposal)}>
          {proposal.mine ? t('View refund') : t('Decide')}
          <span className="pm-visually-hidden"> {proposal.orderId}</span>
        </Button>
      ) : (
        <Badge color={proposalStates[proposal.state].color}>{t(proposalStates[proposal.state].word)}</Badge>
      ),
  },
  { key: 'note', title: t('Note'), optional: true, cell: ({ note }) => note },
  { key: 'decider', title: t('Decided by'), optional: true, cell: ({ decidedBy }) => decidedBy },
  { key: 'decision', title: t('Note on the decision'), optional: true, cell: ({ decisionNote }) => decisionNote },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'state', label: t('State|of an account') },
    choices: Object.entries(proposalStates).map(([value, { word }]) => ({ value, label: t(word) })),
  },
]

export default function RefundProposals() {
  const t = useT()
  const api = useApi()
  const [deciding, setDeciding] = useState<RefundProposal>()
  const table = useTable({ columns: columnsIn(t, setDeciding), filters: filtersIn(t), sort: 'proposed' })
  const proposals = useQuery({ ...proposalsQuery(api, table.input), placeholderData: keepPreviousData })
  const waiting = proposals.data?.waiting ?? 0
  return (
    <>
      <PageHead
        title={t('Large refunds')}
        action={<ExportButton call="refund-proposals/exports" ask={() => exportProposals(api, table.input)} />}
      >
        {waiting > 0 ? (
          t.count(waiting, '{count} needs a second person', '{count} need a second person')
        ) : (
          <TableCount page={proposals.data} />
        )}
      </PageHead>
      <DataTable
        caption={t('Large refunds')}
        table={table}
        answer={proposals}
        rowKey={({ id }) => id}
        rowName={({ orderId: id }) => t('Order {id}', { id })}
        empty={{
          title: t('No large refunds'),
          text: t('Refunds that need a second person appear here, oldest first.'),
        }}
      />
      {deciding && (
        <DecideProposal
          proposal={deciding}
          reasonOf={(reasonCode) => reasonParts({ reason: '', reasonCode }, t).join()}
          close={() => setDeciding(undefined)}
        />
      )}
    </>
  )
}
