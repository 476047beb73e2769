import type { UseMutationResult } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { fieldErrors, problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import type { Order } from '../api.ts'

const MAX_LENGTH = 1000

interface RefundDialogProps {
  order: Order
  sending: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'isPending' | 'error'>
  onClose: () => void
}

/** The reason for a refund request; staff read it and decide. */
export function RefundDialog({ order, sending, onClose }: RefundDialogProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const said = fieldErrors(sending.error, t).reason
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(!reason.trim())
    if (reason.trim()) sending.mutate(reason.trim())
  }
  return (
    <Dialog opened onClose={onClose} title={t('Request a refund')}>
      <p>
        {t('You paid {amount}. We will review your request and let you know. An approved refund is sent immediately.', {
          amount: formatPaise(order.totalPaise - order.refundedPaise),
        })}
      </p>
      <form noValidate onSubmit={submit} style={{ display: 'grid', gap: 20 }}>
        <Textarea
          label={t('What went wrong?')}
          required
          withAsterisk={false}
          minRows={3}
          autosize
          maxLength={MAX_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isEmpty && !reason.trim() ? t('Please fill this in.') : said}
          data-autofocus
        />
        {sending.error && !said && (
          <Alert color="madder" icon={<Icon name="alert-circle" />} role="alert">
            {problemText(sending.error, t)}
          </Alert>
        )}
        <DialogActions>
          <Button variant="default" size="lg" onClick={onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" size="lg" loading={sending.isPending}>
            {t('Send request')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
