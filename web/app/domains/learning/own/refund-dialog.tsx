import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { ChoiceList } from '~/ui/choice-list.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { toast } from '~/ui/toast.tsx'
import { type BoughtLearning, refundLearning } from '../api.ts'

interface RefundDialogProps {
  bought: BoughtLearning
  /** Title shown to people. */
  name: string
  onClose: () => void
}

/** Refunds a course or programme in full; access ends at once. */
export function RefundDialog({ bought, name, onClose }: RefundDialogProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const attempt = useIdempotencyKey()
  const [to, setTo] = useState<'wallet' | 'source'>('wallet')
  const amount = formatPaise(bought.paidPaise)
  /** Taken from the courses of a membership, or fully paid by a coupon. */
  const isFree = bought.paidPaise === 0
  const refunding = useMutation({
    mutationFn: () => {
      const input = { lineId: bought.lineId, to }
      return refundLearning(api, input, attempt.keyFor(input))
    },
    onSuccess: async ({ data }) => {
      attempt.done()
      void toast(isFree ? t('Course given back') : t('{amount} refunded', { amount: formatPaise(data.paise) }))
      onClose()
      await client.invalidateQueries()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={isFree ? t('Give back {title}?', { title: name }) : t('Get a refund for {title}?', { title: name })}
    >
      <p>
        {isFree
          ? t(
              'You paid nothing for it. Your access ends immediately, and its certificates are revoked. A free course of your membership can be used again.',
            )
          : t('You get a refund of {amount}. Your access ends immediately, and its certificates are revoked.', {
              amount,
            })}
      </p>
      {!isFree && (
        <ChoiceList
          legend={t('Refund to')}
          name="refund-to"
          chosen={to}
          onChoose={setTo}
          choices={[
            { value: 'wallet', label: t('Your wallet'), note: t('Instantly'), icon: 'wallet' },
            {
              value: 'source',
              label: t('Original payment method'),
              note: t('In 3 to 5 working days'),
              icon: 'credit-card',
            },
          ]}
        />
      )}
      {refunding.error && (
        <Alert color="madder" icon={<Icon name="alert-circle" />} role="alert">
          {problemText(refunding.error, t)}
        </Alert>
      )}
      <DialogActions>
        <Button variant="default" size="lg" onClick={onClose} data-autofocus>
          {t('Keep it')}
        </Button>
        <Button
          size="lg"
          variant="light"
          color="madder"
          loading={refunding.isPending}
          onClick={() => refunding.mutate()}
        >
          {isFree ? t('Give it back|a free course') : t('Refund {amount}|to me', { amount })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
