import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Button } from '~/ui/operated/button.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { cancelOverdueShipment, refreshShipments, reportMissing, type Shipment } from '../goods/api.ts'

/** The seller was reminded for the last time: the buyer may cancel. */
export function CancelOverdue({ shipment }: { shipment: Shipment }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const cancelling = useMutation({
    mutationFn: () => cancelOverdueShipment(api, shipment.id),
    onSuccess: ({ message }) => void toast(t(message)),
    onError: (error) => void toastFailure(problemText(error, t)),
    onSettled: () => {
      close()
      return refreshShipments(client)
    },
  })
  const act = t('Cancel and get {amount}', { amount: formatExactPaise(shipment.refundablePaise) })
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {act}
        <span className="pm-visually-hidden">: {titleOf(shipment, t.language)}</span>
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('Cancel this order?|goods')}
        keep={t('Keep order')}
        onKeep={close}
        act={act}
        onAct={() => cancelling.mutate()}
        busy={cancelling.isPending}
      >
        {t(
          'The refund goes to your original payment method in 3 to 5 working days. The part paid from your wallet is refunded to your wallet.',
        )}
      </ConfirmDialog>
    </>
  )
}

/** Goods that should have arrived. */
export function ReportMissing({ shipment }: { shipment: Shipment }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const form = useApiForm({
    initialValues: { details: '' },
    validate: { details: (details) => (details.trim() ? null : t('Please fill this in.')) },
    send: ({ details }) => reportMissing(api, shipment.id, details),
    onDone: ({ message }) => {
      void toast(t(message))
      void refreshShipments(client)
      close()
    },
  })
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('It has not arrived')}
        <span className="pm-visually-hidden">: {titleOf(shipment, t.language)}</span>
      </Button>
      {isAsking && (
        <Dialog opened onClose={close} title={t('It has not arrived')}>
          <p>
            {t(
              'Please check the tracking number with the courier company first. Our team will decide and let you know.',
            )}
          </p>
          <ApiForm form={form} submit={t('Tell our team')} onCancel={close}>
            <Textarea
              label={t('What does the courier company say?')}
              minRows={2}
              autosize
              maxLength={500}
              data-autofocus
              {...form.field('details')}
            />
          </ApiForm>
        </Dialog>
      )}
    </>
  )
}
