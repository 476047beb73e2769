import { balancesQuery, type Movement, movementsQuery } from '~/domains/ledger/api.ts'
import { chart, formatExact, movementInWords, numberOf } from '~/domains/ledger/words.ts'
import { allOrdersQuery } from '~/domains/orders/staff/api.ts'
import { orderStatuses } from '~/domains/orders/words.ts'
import { paymentsOfPersonQuery } from '~/domains/payments/staff/api.ts'
import { paymentStates } from '~/domains/payments/staff/words.ts'
import { earningsOfPersonQuery, payoutsQuery } from '~/domains/payouts/admin/api.ts'
import { payoutWord } from '~/domains/payouts/admin/payout-word.ts'
import { StateBadge } from '~/domains/payouts/components/state-badge.tsx'
import { formatDate } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise, formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import { Section, SHOWN, useShown } from './section.tsx'

export function Orders({ id }: { id: number }) {
  const t = useT()
  return (
    <Section
      title={t('Orders')}
      query={allOrdersQuery(useApi(), { person: id, limit: SHOWN })}
      all={`/admin/orders?person=${id}`}
      empty={t('No orders.')}
      row={(order) => ({
        key: order.id,
        title: <LocalLink to={`/admin/orders/${order.id}`}>{t('Order {id}', { id: order.id })}</LocalLink>,
        meta: [titleOf(order, t.language), formatDate(order.createdAt, t), formatPaise(order.totalPaise)].join(' · '),
        end: order.refundAsked ? (
          <Badge color="marigold">{t('Refund requested')}</Badge>
        ) : (
          <Badge color={orderStatuses[order.status].color}>{t(orderStatuses[order.status].word)}</Badge>
        ),
      })}
    />
  )
}

export function Payments({ id }: { id: number }) {
  const t = useT()
  const { limit, onMore } = useShown()
  return (
    <Section
      title={t('Payments')}
      query={paymentsOfPersonQuery(useApi(), { id, limit })}
      {...(onMore && { onMore })}
      empty={t('No payments.')}
      row={(payment) => ({
        key: payment.id,
        title:
          payment.purpose === 'order' ? (
            <LocalLink to={`/admin/orders/${payment.subjectId}`}>
              {t('Payment {id} for order {order}', { id: payment.id, order: payment.subjectId })}
            </LocalLink>
          ) : (
            t('Payment {id} for a wallet top-up', { id: payment.id })
          ),
        meta: [
          formatDate(payment.createdAt, t),
          formatExactPaise(payment.amountPaise),
          payment.refundedPaise > 0 && t('{amount} refunded', { amount: formatExactPaise(payment.refundedPaise) }),
          payment.providerPaymentId,
          payment.failureReason,
        ]
          .filter(Boolean)
          .join(' · '),
        end: <Badge color={paymentStates[payment.state].color}>{t(paymentStates[payment.state].word)}</Badge>,
      })}
    />
  )
}

export function Balances({ id }: { id: number }) {
  const t = useT()
  return (
    <Section
      title={t('Balances')}
      query={balancesQuery(useApi(), { person: id, limit: 10 })}
      all={`/admin/ledger/accounts?person=${id}`}
      empty={t('No balances yet')}
      row={(balance) => ({
        key: balance.id,
        title: t(chart[balance.kind].name),
        meta: balance.heldPaise > 0 && t('{amount} on hold', { amount: formatExact(balance.heldPaise) }),
        end: formatExact(balance.balancePaise),
      })}
    />
  )
}

/** What a movement changed for the person; its amount if it only moved between their own accounts. */
function changeFor(id: number, { entries, amountPaise }: Pick<Movement, 'entries' | 'amountPaise'>) {
  const change = entries.reduce((sum, { owner, paise }) => (owner?.id === id ? sum + paise : sum), 0)
  return change === 0 ? amountPaise : change
}

export function Movements({ id }: { id: number }) {
  const t = useT()
  return (
    <Section
      title={t('Ledger')}
      query={movementsQuery(useApi(), { person: id, limit: SHOWN })}
      all={`/admin/ledger?person=${id}`}
      empty={t('Nothing yet.')}
      row={(movement) => ({
        key: movement.id,
        title: (
          <LocalLink to={`/admin/ledger?search=${numberOf(movement.id)}&entry=${movement.id}`}>
            {numberOf(movement.id)}: {movementInWords(movement.kind, t)}
          </LocalLink>
        ),
        meta: formatDate(movement.at, t),
        end: formatExact(changeFor(id, movement)),
      })}
    />
  )
}

export function Earnings({ id }: { id: number }) {
  const t = useT()
  const { limit, onMore } = useShown()
  return (
    <Section
      title={t('Earnings')}
      query={earningsOfPersonQuery(useApi(), { id, limit })}
      {...(onMore && { onMore })}
      empty={t('No earnings yet.')}
      row={(earning) => ({
        key: `${earning.entry} ${earning.id}`,
        title: <LocalLink to={`/admin/orders/${earning.orderId}`}>{earning.reference}</LocalLink>,
        meta: [titleOf(earning, t.language), earning.customer, formatDate(earning.at, t), earning.paidBy]
          .filter(Boolean)
          .join(' · '),
        end: formatExactPaise(earning.netPaise),
      })}
    />
  )
}

export function Payouts({ id }: { id: number }) {
  const t = useT()
  return (
    <Section
      title={t('Payouts')}
      query={payoutsQuery(useApi(), { person: id, limit: SHOWN })}
      all={`/admin/payouts?person=${id}`}
      empty={t('No withdrawals yet')}
      row={(payout) => ({
        key: payout.id,
        title: <LocalLink to={`/admin/payouts/${payout.id}`}>{payout.reference}</LocalLink>,
        meta: [
          formatDate(payout.askedAt, t),
          formatPaise(payout.amountPaise),
          `${payout.bank} ···· ${payout.ending}`,
        ].join(' · '),
        end: <StateBadge word={payoutWord(payout)} />,
      })}
    />
  )
}
