import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { PayButton } from '~/ui/operated/pay-button.tsx'
import { type Payment, watchedPaymentQuery } from './api.ts'
import { failureWords } from './words.ts'

interface PaymentOutcomeProps {
  paymentId: number
  /** Queries to refetch once the money has arrived, by endpoint. */
  refreshes: readonly string[]
  onClose: () => void
  onGoOn: () => Promise<void>
}

/** Result of a wallet payment, shown above the page it returned to. */
export function PaymentOutcome({ paymentId, refreshes, onClose, onGoOn }: PaymentOutcomeProps) {
  const t = useT()
  const client = useQueryClient()
  const payment = useQuery(watchedPaymentQuery(useApi(), paymentId)).data?.payment
  const state = payment?.state
  const goingOn = useMutation({ mutationFn: onGoOn })
  useEffect(() => {
    if (state !== 'captured') return
    for (const what of refreshes) void client.invalidateQueries({ queryKey: [what] })
  }, [state, client, refreshes])
  if (!payment) return null
  const { title, text, color, icon } = reported(payment, t)
  return (
    <Alert
      color={color}
      icon={<Icon name={icon} />}
      title={title}
      role="status"
      mb={20}
      withCloseButton
      closeButtonLabel={t('Close')}
      onClose={onClose}
    >
      {goingOn.error ? problemText(goingOn.error, t) : text}
      {state === 'created' && (
        <PayButton
          variant="default"
          mt={10}
          display="block"
          loading={goingOn.isPending}
          onClick={() => goingOn.mutate()}
        >
          {t('Continue to payment')}
        </PayButton>
      )}
    </Alert>
  )
}

function reported({ state, amountPaise, failureReason }: Payment, t: Translate) {
  const amount = formatPaise(amountPaise)
  if (state === 'captured')
    return {
      color: 'leaf',
      icon: 'circle-check',
      title: t('{amount} added to your wallet', { amount }),
      text: t('The receipt is in the history below.'),
    } as const
  if (state === 'pending')
    return {
      color: 'marigold',
      icon: 'clock',
      title: t('Your bank is confirming'),
      text: t('{amount} is not confirmed yet. This updates automatically; please do not pay again.', { amount }),
    } as const
  if (state === 'created')
    return {
      color: 'marigold',
      icon: 'clock',
      title: t('The payment is not complete'),
      text: t('You have not been charged.'),
    } as const
  return {
    color: 'madder',
    icon: 'alert-circle',
    title: t('The payment did not go through'),
    text: `${failureWords(failureReason, t)} ${t('You were not charged. You can add money again below.')}`,
  } as const
}
