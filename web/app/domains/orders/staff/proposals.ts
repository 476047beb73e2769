import type { Received, Sent } from '#contract/endpoint.ts'
import type * as contract from '#contract/orders/refund-proposals.ts'
import type { Api } from '~/lib/api.ts'
import { msg } from '~/lib/i18n/texts.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type RefundProposal = Received<typeof contract.listRefundProposals>['data'][number]

const LIST = '/api/web/v1/admin/refund-proposals'

export const proposalsQuery = (api: Api, input: TableInput | Sent<typeof contract.listRefundProposals>) =>
  apiQuery<typeof contract.listRefundProposals>(api, `GET ${LIST}`, input as Sent<typeof contract.listRefundProposals>)

export async function exportProposals(api: Api, request: TableInput) {
  const input = request as Sent<typeof contract.exportRefundProposals>
  return (await api.call<typeof contract.exportRefundProposals>(`POST ${LIST}/exports`, input)).data.url
}

export const approveProposal = (api: Api, input: Sent<typeof contract.approveRefundProposal>, idempotencyKey: string) =>
  api.call<typeof contract.approveRefundProposal>(`POST ${LIST}/{id}/approvals`, input, { idempotencyKey })

export const rejectProposal = (api: Api, input: Sent<typeof contract.rejectRefundProposal>, idempotencyKey: string) =>
  api.call<typeof contract.rejectRefundProposal>(`POST ${LIST}/{id}/rejections`, input, { idempotencyKey })

export const withdrawProposal = (
  api: Api,
  input: Sent<typeof contract.withdrawRefundProposal>,
  idempotencyKey: string,
) => api.call<typeof contract.withdrawRefundProposal>(`POST ${LIST}/{id}/withdrawals`, input, { idempotencyKey })

/** What the second person carries out. */
export const operationWords: Record<RefundProposal['operation'], string> = {
  order: msg('Refund of an order'),
  refund_request: msg('Refund request approved'),
  booking: msg('Refund of a booking'),
  booking_cancellation: msg('Cancellation of a booking'),
  appeal: msg('Decision on a no-show'),
  question: msg('Refund of a question'),
  service_cancellation: msg('Cancellation of a service'),
  service_dispute: msg('Decision on a disputed service'),
  goods_return: msg('Decision on a return'),
  missing_goods: msg('Goods that did not arrive'),
  gift_card: msg('Cancellation of a gift card'),
}

export const proposalStates: Record<
  RefundProposal['state'],
  { word: string; color: 'leaf' | 'marigold' | 'madder' | 'gray' }
> = {
  waiting: { word: msg('Waiting for approval'), color: 'marigold' },
  approved: { word: msg('Approved and paid'), color: 'leaf' },
  rejected: { word: msg('Rejected|a refund'), color: 'madder' },
  withdrawn: { word: msg('Withdrawn|a refund'), color: 'gray' },
}
