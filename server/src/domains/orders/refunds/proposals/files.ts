import type { FastifyInstance } from 'fastify'
import { exportRefundProposals } from '#contract/orders/refund-proposals.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { pageOfProposals } from './queries.ts'

/** The signed link contains the filter, so the export matches the list on the screen. */
export const refundProposalsFile = signedKind('refund-proposals.csv', exportRefundProposals.input)

type Row = Awaited<ReturnType<typeof pageOfProposals>>[number]

const columns: CsvColumns<Row> = [
  ['Order', (row) => row.orderId],
  ['Customer', (row) => row.buyerName],
  ['Mobile', (row) => row.buyerMobile],
  ['Items', (row) => row.title_english],
  ['What', (row) => row.operation],
  ['Amount', (row) => row.paise, 'rupees'],
  ['To', (row) => row.to],
  ['Reason', (row) => row.reasonCode],
  ['Note', (row) => row.note],
  ['Proposed by', (row) => row.proposedBy],
  ['Proposed on', (row) => row.proposedAt, 'India time'],
  ['Status', (row) => row.state],
  ['Decided by', (row) => row.decidedBy],
  ['Decided on', (row) => row.decidedAt, 'India time'],
  ['Note on the decision', (row) => row.decisionNote],
]

export const serveRefundProposalsFile = (app: FastifyInstance) =>
  serveSigned(app, refundProposalsFile, async ({ services, actor, now, params }) => {
    const filter = { orderId: params.order, state: params.state }
    const rows = inParts((part) => pageOfProposals(services.db, filter, { descending: false, ...part }))
    return staffCsv('refund-proposals', { actor, now }, columns, rows)
  })
