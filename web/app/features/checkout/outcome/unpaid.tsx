import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { bookPath } from '~/domains/bookings/paths.ts'
import type { Order } from '~/domains/orders/api.ts'
import { checkoutPath } from '~/domains/orders/paths.ts'
import { usePayAgain } from '~/domains/orders/paying.ts'
import { WalletSwitch } from '~/domains/orders/quotes/components/wallet-switch.tsx'
import { useCheckout } from '~/domains/payments/use-checkout.ts'
import { failureWords } from '~/domains/payments/words.ts'
import { walletQuery } from '~/domains/wallet/api.ts'
import { formatTime } from '~/lib/dates.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { PayButton } from '~/ui/operated/pay-button.tsx'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import { bookingLineOf } from './booking-line.ts'
import { Outcome } from './outcome.tsx'
import { goesBackToSource } from './to-source.ts'
import { putBackInCart } from './use-cart-follows.ts'
import { WhatWasOrdered } from './what-was-ordered.tsx'

/** Declined, closed or too late: nothing was charged, and what to do next. */
export function Unpaid({ order }: { order: Order }) {
  const t = useT()
  const navigate = useNavigate()
  const checkOut = useCheckout()
  const again = usePayAgain(order, (paymentId) => checkOut(paymentId, checkoutPath(order.id)))
  const session = bookingLineOf(order)
  const hasLapsed = order.status === 'lapsed'
  const [useWallet, setUseWallet] = useState(true)
  // The wallet hold of the failed attempt is released.
  const balance = useQuery({ ...walletQuery(useApi(), { page: 1, limit: 1 }), staleTime: 0, enabled: !hasLapsed })
  const spendablePaise = balance.data?.spendablePaise ?? 0
  const usedPaise = useWallet ? Math.min(spendablePaise, order.totalPaise) : 0
  const toCart = () => {
    putBackInCart(order)
    void navigate(localPath('/cart', t.language))
  }
  return (
    <Outcome
      drawing={hasLapsed ? 'clock' : 'purse'}
      tint="c"
      live
      title={titleFor(order, t)}
      line={lineFor(order, t)}
      actions={
        <>
          {!hasLapsed && (
            <PayButton
              size="lg"
              leftSection={<Icon name="refresh" />}
              loading={again.isPending || balance.isLoading}
              onClick={() => again.mutate(usedPaise > 0)}
            >
              {usedPaise < order.totalPaise
                ? t('Try again: pay {amount}', { amount: formatPaise(order.totalPaise - usedPaise) })
                : t('Pay {amount} from wallet', { amount: formatPaise(usedPaise) })}
            </PayButton>
          )}
          {session ? (
            <ButtonLink to={bookPath(session.itemId)} size="lg" variant={hasLapsed ? 'filled' : 'outline'}>
              {t('Back to session')}
            </ButtonLink>
          ) : (
            <Button size="lg" variant={hasLapsed ? 'filled' : 'default'} onClick={toCart}>
              {t('Back to cart')}
            </Button>
          )}
        </>
      }
    >
      <ProblemAlert error={again.error} />
      {balance.data && spendablePaise > 0 && (
        <WalletSwitch
          wallet={{ spendablePaise, promoPaise: balance.data.promoPaise, usedPaise }}
          on={useWallet}
          onChange={setUseWallet}
        />
      )}
      <WhatWasOrdered order={order} />
    </Outcome>
  )
}

function titleFor(order: Order, t: Translate) {
  const { status, payment } = order
  if (payment?.sentBack === 'paid_already')
    return bookingLineOf(order)
      ? t('You have already paid for this session')
      : t('You have already paid for this order')
  if (payment?.sentBack) return t('Your payment is being refunded')
  if (status === 'lapsed') return t('The time to pay has passed')
  return payment?.state === 'failed' ? t('The payment did not go through') : t('Not paid yet')
}

function lineFor({ status, payment, payUntil }: Order, t: Translate) {
  if (payment?.sentBack)
    return [
      payment.sentBack === 'order_over' && t('Your payment came after the order was closed.'),
      goesBackToSource(payment.amountPaise, t),
    ]
      .filter(Boolean)
      .join(' ')
  if (status === 'lapsed') return t('You were not charged. You can order again any time.')
  const safe = t('You were not charged. Your order stays open until {time}.', { time: formatTime(payUntil, t) })
  return payment?.state === 'failed' ? `${failureWords(payment.failureReason, t)} ${safe}` : safe
}
