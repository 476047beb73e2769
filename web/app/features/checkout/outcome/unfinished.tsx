import { useMutation } from '@tanstack/react-query'
import type { Order } from '~/domains/orders/api.ts'
import { checkoutPath } from '~/domains/orders/paths.ts'
import { useCancelPayment } from '~/domains/orders/paying.ts'
import { useCheckout } from '~/domains/payments/use-checkout.ts'
import { formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { PayButton } from '~/ui/operated/pay-button.tsx'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import { Outcome } from './outcome.tsx'
import { WhatWasOrdered } from './what-was-ordered.tsx'

/** The gateway was opened but nothing was paid yet. */
export function Unfinished({ order }: { order: Order }) {
  const t = useT()
  const checkOut = useCheckout()
  const goOn = useMutation({ mutationFn: () => checkOut(order.payment?.id ?? 0, checkoutPath(order.id)) })
  const cancel = useCancelPayment(order)
  const error = goOn.error ?? cancel.error
  return (
    <Outcome
      drawing="purse"
      tint="a"
      live
      title={t('The payment is not complete')}
      line={t('You have not been charged. Your order stays open until {time}.', {
        time: formatTime(order.payUntil, t),
      })}
      actions={
        <>
          <PayButton
            size="lg"
            leftSection={<Icon name="lock" />}
            loading={goOn.isPending}
            onClick={() => goOn.mutate()}
          >
            {t('Pay {amount}', { amount: formatPaise(order.gatewayPaise) })}
          </PayButton>
          <Button size="lg" variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('Do not pay now')}
          </Button>
        </>
      }
    >
      <ProblemAlert error={error} />
      <WhatWasOrdered order={order} />
    </Outcome>
  )
}
