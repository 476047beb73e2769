import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DestinationChoice } from '~/features/booking-actions/destination-choice.tsx'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { useGatewayShare } from './use-gateway-share.ts'

interface RefundDialogProps {
  orderId: number
  refundPaise: number
  title: string
  /** What happens, with the amount. */
  text: string
  keep: string
  act: string
  send: (to: 'wallet' | 'source', idempotencyKey: string) => Promise<{ message: string }>
  onDone: () => void
  onClose: () => void
}

/** Asks before something is given back, and where the refund goes if part of it was paid through the gateway. */
export function RefundDialog({
  orderId,
  refundPaise,
  title,
  text,
  keep,
  act,
  send,
  onDone,
  onClose,
}: RefundDialogProps) {
  const t = useT()
  const [to, setTo] = useState<'wallet' | 'source'>('wallet')
  const attempt = useIdempotencyKey()
  const { gatewayPaise, isLoading } = useGatewayShare(orderId, refundPaise)
  const sending = useMutation({
    mutationFn: () => send(to, attempt.keyFor(to)),
    onSuccess: ({ message }) => {
      attempt.done()
      void toast(t(message))
      onDone()
      onClose()
    },
    onError: (error) => void toastFailure(problemText(error, t)),
  })
  return (
    <ConfirmDialog
      opened
      title={title}
      keep={keep}
      onKeep={onClose}
      act={act}
      onAct={() => sending.mutate()}
      busy={sending.isPending || isLoading}
    >
      <p>{text}</p>
      {gatewayPaise > 0 ? (
        <DestinationChoice chosen={to} onChoose={setTo} refund={{ refundPaise, gatewayPaise }} />
      ) : (
        refundPaise > 0 && !isLoading && <p>{t('It was paid from your wallet and goes back there immediately.')}</p>
      )}
    </ConfirmDialog>
  )
}
