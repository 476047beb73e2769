import { useState } from 'react'
import { type Question, useCancelQuestion } from '~/domains/questions/api.ts'
import { DestinationChoice } from '~/features/booking-actions/destination-choice.tsx'
import { useGatewayShare } from '~/features/refund-choice/use-gateway-share.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'

/** Cancels a question that nobody has accepted: the whole price goes back. */
export function CancelQuestion({ question, onClose }: { question: Question; onClose: () => void }) {
  const t = useT()
  const [to, setTo] = useState<'wallet' | 'source'>('wallet')
  const cancelling = useCancelQuestion()
  const refundPaise = question.paidPaise ?? 0
  const { gatewayPaise } = useGatewayShare(question.orderId, refundPaise)
  return (
    <Dialog opened onClose={onClose} title={t('Cancel this question?')}>
      <p>{t('You get {amount} back, tax included.', { amount: formatPaise(refundPaise) })}</p>
      {gatewayPaise > 0 && <DestinationChoice chosen={to} onChoose={setTo} refund={{ refundPaise, gatewayPaise }} />}
      <DialogActions>
        <Button variant="default" size="lg" onClick={onClose} data-autofocus>
          {t('Keep the question')}
        </Button>
        <Button
          size="lg"
          variant="light"
          color="madder"
          loading={cancelling.isPending}
          onClick={() => cancelling.mutate({ id: question.id, to }, { onSuccess: onClose })}
        >
          {t('Cancel and get {amount}', { amount: formatPaise(refundPaise) })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
