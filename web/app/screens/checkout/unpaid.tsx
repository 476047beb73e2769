import { useNavigate } from 'react-router'
import type { Order } from '~/domains/orders/api.ts'
import { OrderLines } from '~/domains/orders/components/order-lines.tsx'
import { checkoutPath } from '~/domains/orders/paths.ts'
import { usePayAgain } from '~/domains/orders/paying.ts'
import { useCheckout } from '~/domains/payments/use-checkout.ts'
import { failureWords } from '~/domains/payments/words.ts'
import { formatTime } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { Alert } from '~/ui/alert.tsx'
import { Button } from '~/ui/button.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './outcome.module.css'
import { Outcome } from './outcome.tsx'
import { putBackInCart } from './use-cart-follows.ts'

/** Declined, closed or too late: nothing was charged, nothing is lost, and there is a way on. */
export function Unpaid({ order }: { order: Order }) {
  const t = useT()
  const navigate = useNavigate()
  const checkOut = useCheckout()
  const again = usePayAgain(order, (paymentId) => checkOut(paymentId, checkoutPath(order.id)))
  const hasLapsed = order.standing === 'lapsed'
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
            <Button
              size="lg"
              leftSection={<Icon name="refresh" />}
              loading={again.isPending}
              onClick={() => again.mutate()}
            >
              {t('Try again: pay {amount}', { amount: formatPaise(order.totalPaise) })}
            </Button>
          )}
          <Button size="lg" variant={hasLapsed ? 'filled' : 'default'} onClick={toCart}>
            {t('Back to the cart')}
          </Button>
        </>
      }
    >
      {again.error && (
        <Alert color="madder" icon={<Icon name="alert-circle" />} role="alert">
          {problemText(again.error, t)}
        </Alert>
      )}
      <div className={classes.card}>
        <OrderLines order={order} />
      </div>
    </Outcome>
  )
}

function titleFor({ standing, payment }: Order, t: Translate) {
  if (standing === 'lapsed') return t('The time to pay is over')
  return payment?.state === 'failed' ? t('The payment did not go through') : t('Not paid yet')
}

function lineFor({ standing, payment, payUntil }: Order, t: Translate) {
  if (standing === 'lapsed') return t('Nothing was charged. Order again whenever you like.')
  const safe = t('Nothing was charged. Your order waits until {time}.', { time: formatTime(payUntil) })
  return payment?.state === 'failed' ? `${failureWords(payment.failureReason, t)} ${safe}` : safe
}
