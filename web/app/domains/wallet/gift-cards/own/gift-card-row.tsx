import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { cancelGiftCard, type OwnGiftCard, refreshGiftCards } from '../api.ts'
import { giftCardColors, giftCardStatuses } from '../words.ts'
import classes from './gift-cards.module.css'

/** A card that was bought: its code to share, and what became of it. */
export function GiftCardRow({ card, orderPath }: { card: OwnGiftCard; orderPath: string }) {
  const t = useT()
  const [isCancelling, setCancelling] = useState(false)
  const { amountPaise, recipientName, recipientEmail, status, code, validUntil, isRefundable } = card
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <h3>{t('{amount} for {name}', { amount: formatPaise(amountPaise), name: recipientName })}</h3>
        <Badge color={giftCardColors[status]}>{t(giftCardStatuses[status])}</Badge>
      </div>
      {code && <Code code={code} />}
      <p className={classes.facts}>
        {recipientEmail && `${t('Sent to {address}', { address: recipientEmail })} · `}
        {t('Valid till {day}', { day: formatDate(validUntil, t) })}
      </p>
      <div className={classes.actions}>
        <ButtonLink to={orderPath} variant="plain">
          {t('View order')}
        </ButtonLink>
        {isRefundable && (
          <Button variant="subtle" onClick={() => setCancelling(true)}>
            {t('Cancel gift card')}
          </Button>
        )}
      </div>
      {isCancelling && <CancelDialog card={card} close={() => setCancelling(false)} />}
    </li>
  )
}

function Code({ code }: { code: string }) {
  const t = useT()
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => void toast(t('Copied')),
      () => void toastFailure(t('Could not copy. Select the code and copy it yourself.')),
    )
  return (
    <div className={classes.code}>
      <code>{code}</code>
      <Button variant="default" onClick={copy}>
        {t('Copy')}
      </Button>
    </div>
  )
}

function CancelDialog({ card, close }: { card: OwnGiftCard; close: () => void }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const attempt = useIdempotencyKey()
  const cancelling = useMutation({
    mutationFn: () => cancelGiftCard(api, card.id, attempt.keyFor(card.id)),
    onSuccess: ({ message }) => {
      attempt.done()
      void toast(t(message))
      close()
    },
    onError: (error) => void toastFailure(problemText(error, t)),
    onSettled: () => void refreshGiftCards(client),
  })
  return (
    <ConfirmDialog
      opened
      title={t('Cancel this gift card?')}
      keep={t('Keep gift card')}
      onKeep={close}
      act={t('Cancel gift card')}
      onAct={() => cancelling.mutate()}
      busy={cancelling.isPending}
    >
      {t('The code stops working. {amount} will be refunded to your original payment method in 3 to 5 working days.', {
        amount: formatPaise(card.amountPaise),
      })}
    </ConfirmDialog>
  )
}
