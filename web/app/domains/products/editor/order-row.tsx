import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { moveShipment, type OwnShipment, refreshShipments, sendShipment } from '../goods/api.ts'
import { ShipmentFacts } from '../goods/shipment-facts.tsx'
import { shipmentStates } from '../goods/words.ts'
import { Photo } from '../list/photo.tsx'
import { TrackingDialog } from '../returns/tracking-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import classes from './editor.module.css'
import { sellerNote } from './seller-note.ts'

/** Goods that a customer ordered: where to send them, and the next step. */
export function OrderRow({ shipment, children }: { shipment: OwnShipment; children?: ReactNode }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [step, setStep] = useState<'send' | 'cancel'>()
  const close = () => setStep(undefined)
  const moving = useMutation({
    mutationFn: (to: 'packed' | 'delivered') => moveShipment(api, shipment.id, to),
    onSuccess: ({ message }) => void toast(t(message)),
    onError: (error) => void toastFailure(problemText(error, t)),
    onSettled: () => refreshShipments(client),
  })
  const { state, quantity, orderId } = shipment
  const title = titleOf(shipment, t.language)
  const { word, color } = shipmentStates[state]
  const note = sellerNote(shipment, t)
  const hidden = <span className="pm-visually-hidden">: {t('Order {id}', { id: orderId })}</span>
  return (
    <li className={classes.row}>
      <div className={classes.photo}>
        <Photo id={shipment.productId} photo={shipment.photo} kind="physical" />
      </div>
      <div className={classes.words}>
        <div className={classes.head}>
          <h2 lang={t.lang(title)}>
            {title} × {quantity}
          </h2>
          <Badge color={color}>{t(word)}</Badge>
        </div>
        <p className="pm-num">
          {t('Order {id}', { id: orderId })} · {formatPaise(shipment.grossPaise)} {t('+ GST')}
        </p>
        <ShipmentFacts shipment={shipment} />
        {note && <p>{note}</p>}
        {children}
        <div className={classes.actions}>
          {state === 'placed' && (
            <Button variant="default" loading={moving.isPending} onClick={() => moving.mutate('packed')}>
              {t('Mark as packed')}
              {hidden}
            </Button>
          )}
          {(state === 'placed' || state === 'packed') && (
            <>
              <Button onClick={() => setStep('send')}>
                {t('Add tracking number')}
                {hidden}
              </Button>
              <Button variant="subtle" onClick={() => setStep('cancel')}>
                {t('I cannot send it')}
                {hidden}
              </Button>
            </>
          )}
          {state === 'shipped' && !shipment.missingAt && (
            <Button loading={moving.isPending} onClick={() => moving.mutate('delivered')}>
              {t('Mark as delivered|goods')}
              {hidden}
            </Button>
          )}
        </div>
      </div>
      {step === 'cancel' && <CancelDialog shipment={shipment} close={close} />}
      {step === 'send' && (
        <TrackingDialog
          title={t('Goods sent')}
          send={(sent) => sendShipment(api, { id: shipment.id, ...sent })}
          close={close}
        />
      )}
    </li>
  )
}
