import { formatDate, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg, type Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { RowList } from '~/ui/row-list.tsx'
import { useDownload } from '~/ui/use-download.ts'
import type { OrderDocument } from '../../api.ts'
import { documentKinds } from '../../words.ts'
import { type Story, staffDocumentUrl } from '../api.ts'

const when = (at: string, t: Translate) => `${formatDate(at, t)}, ${formatTime(at, t)}`

export function StoryDocuments({ story: { order } }: { story: Story }) {
  const t = useT()
  const rows = order.documents.map((document) => ({
    key: document.id,
    icon: 'file-text' as const,
    title: `${t(documentKinds[document.kind])} ${document.number}`,
    meta: `${when(document.issuedAt, t)} · ${formatPaise(document.totalPaise)}`,
    end: <PdfButton orderId={order.id} document={document} />,
  }))
  return <RowList rows={rows} empty={t('No documents yet.')} />
}

function PdfButton({ orderId, document }: { orderId: number; document: OrderDocument }) {
  const api = useApi()
  const fetching = useDownload(() => staffDocumentUrl(api, orderId, document.id))
  return (
    <Button variant="default" size="sm" loading={fetching.isPending} onClick={() => fetching.mutate()}>
      PDF
      <span className="pm-visually-hidden"> {document.number}</span>
    </Button>
  )
}

const paymentStates: Record<string, string> = {
  created: msg('Opened, not paid yet'),
  pending: msg('The bank is confirming'),
  captured: msg('Paid'),
  failed: msg('Declined'),
  cancelled: msg('Closed by the buyer or expired'),
}

export function StoryPayments({ story: { payments } }: { story: Story }) {
  const t = useT()
  const rows = payments.map((payment) => {
    const state = paymentStates[payment.state]
    return {
      key: payment.id,
      icon: 'credit-card' as const,
      title: `${formatPaise(payment.amountPaise)} · ${state ? t(state) : payment.state}`,
      meta: [when(payment.createdAt, t), payment.method, payment.providerPaymentId, payment.failureReason]
        .filter(Boolean)
        .join(' · '),
    }
  })
  return <RowList rows={rows} empty={t('No payments through the gateway.')} />
}

/** Reason of a refund, in the reader's language. */
export type RefundReason = (refund: Story['order']['refunds'][number]) => string

const actions: Record<string, string> = {
  'order.refunded': msg('Refunded by staff'),
  'order.line_done': msg('An item was marked as delivered'),
  'refund.proposed': msg('Large refund proposed'),
  'refund.approved': msg('Large refund approved'),
  'refund.rejected': msg('Large refund rejected'),
  'refund.proposal_withdrawn': msg('Large refund withdrawn'),
  'refund_request.granted': msg('Refund request approved'),
  'refund_request.declined': msg('Refund request declined'),
}

/** Refunds with their destination, and staff actions with their reasons. */
export function StoryStaffActions({
  story: { order, staffActions },
  reasonOf,
}: {
  story: Story
  reasonOf: RefundReason
}) {
  const t = useT()
  const refunds = order.refunds.map((refund) => ({
    key: `refund ${refund.id}`,
    at: refund.at,
    icon: 'refresh' as const,
    title: t('{amount} refunded', { amount: formatPaise(refund.paise) }),
    meta: [whereTo(refund, t), reasonOf(refund)].join(' · '),
  }))
  const done = staffActions.map(({ at, action, by, reason }) => {
    const known = actions[action]
    return {
      key: `${action} ${at}`,
      at,
      icon: 'user-check' as const,
      title: known ? t(known) : action,
      meta: [by, reason].filter(Boolean).join(' · '),
    }
  })
  const rows = [...refunds, ...done]
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ at, meta, ...row }) => ({ ...row, meta: `${when(at, t)} · ${meta}` }))
  return <RowList rows={rows} empty={t('No changes.')} />
}

function whereTo({ toSourcePaise, toWalletPaise, toPromoPaise }: Story['order']['refunds'][number], t: Translate) {
  const parts: [number, string][] = [
    [toSourcePaise, t('{amount} to the original payment method', { amount: formatPaise(toSourcePaise) })],
    [toWalletPaise, t('{amount} to the wallet', { amount: formatPaise(toWalletPaise) })],
    [toPromoPaise, t('{amount} promotional', { amount: formatPaise(toPromoPaise) })],
  ]
  return parts
    .filter(([paise]) => paise > 0)
    .map(([, words]) => words)
    .join(', ')
}
