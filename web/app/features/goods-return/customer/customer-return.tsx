import { useState } from 'react'
import {
  type GoodsReturn,
  objectToAnswer,
  type Shipment,
  sendReturn,
  withdrawReturn,
  writeToSeller,
} from '~/domains/products/goods/api.ts'
import classes from '~/domains/products/goods/goods.module.css'
import { ReturnFacts } from '~/domains/products/returns/return-facts.tsx'
import { TrackingDialog } from '~/domains/products/returns/tracking-dialog.tsx'
import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'

import { MessageDialog } from '../message-dialog.tsx'
import { ReturnPhotos } from '../photos.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useReturnAct } from '../use-return-act.ts'
import { AskDialog } from './ask-dialog.tsx'

/** The customer's side of a return: asking for it, and what to do next. */
export function CustomerReturn({ shipment }: { shipment: Shipment }) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const { returnableUntil, return: back } = shipment
  return (
    <>
      {returnableUntil && (
        <div className={classes.acts}>
          <p>
            {t('Damaged or wrong? You can return it until {day}. The courier is at the seller’s cost.', {
              day: formatDate(returnableUntil, t),
            })}
          </p>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('Return it')}
          </Button>
        </div>
      )}
      {back && <Open back={back} />}
      {isAsking && <AskDialog shipmentId={shipment.id} close={() => setAsking(false)} />}
    </>
  )
}

function nextOf({ state, actBy }: GoodsReturn, t: Translate) {
  const day = actBy ? formatDate(actBy, t) : ''
  if (state === 'asked') return t('The seller has until {day} to answer. After that, our team decides.', { day })
  if (state === 'accepted') return t('Send it back by {day} and add the tracking number.', { day })
  if (state === 'sent')
    return t('You will be refunded when the seller receives it, or on {day} if they do not reply.', { day })
  if (state === 'declined') return t('If you do not agree, you have until {day} to ask our team to decide.', { day })
  if (state === 'escalated') return t('Our team is looking into it and will let you know.')
  return undefined
}

function Open({ back }: { back: GoodsReturn }) {
  const t = useT()
  const api = useApi()
  const [step, setStep] = useState<'send' | 'write' | 'object' | 'withdraw'>()
  const close = () => setStep(undefined)
  const { acting, done } = useReturnAct(close)
  const { id, state } = back
  const next = nextOf(back, t)
  const isWithdrawable = state === 'asked' || state === 'accepted' || state === 'declined'
  return (
    <ReturnFacts back={back}>
      {next && <p>{next}</p>}
      {back.returnTo && <ReturnTo to={back.returnTo} />}
      {state === 'sent' && (
        <p>
          {t(
            'The refund goes to your original payment method in 3 to 5 working days. The part paid from your wallet is refunded to your wallet.',
          )}
        </p>
      )}
      {next && <ReturnPhotos returnId={id} />}
      <div className={classes.acts}>
        {state === 'accepted' && <Button onClick={() => setStep('send')}>{t('I have sent it back')}</Button>}
        {(state === 'accepted' || state === 'sent') && (
          <Button variant="default" onClick={() => setStep('write')}>
            {t('Write to the seller')}
          </Button>
        )}
        {state === 'declined' && <Button onClick={() => setStep('object')}>{t('Ask our team to decide')}</Button>}
        {isWithdrawable && (
          <Button variant="subtle" onClick={() => setStep('withdraw')}>
            {t('Cancel return')}
          </Button>
        )}
      </div>
      {step === 'send' && (
        <TrackingDialog title={t('Sent back|goods')} send={(sent) => sendReturn(api, { id, ...sent })} close={close} />
      )}
      {step === 'write' && (
        <MessageDialog
          title={t('Write to the seller')}
          onClose={close}
          send={(text) => writeToSeller(api, id, text)}
          onDone={done}
        />
      )}
      {step === 'object' && (
        <ReasonDialog
          title={t('Ask our team to decide?')}
          act={t('Ask our team')}
          onClose={close}
          send={(reason) => objectToAnswer(api, id, reason)}
          onDone={done}
        >
          {t('Our team will see your request, your photos and the seller’s reply.')}
        </ReasonDialog>
      )}
      <ConfirmDialog
        opened={step === 'withdraw'}
        title={t('Cancel this return?')}
        keep={t('Keep return')}
        onKeep={close}
        act={t('Cancel return')}
        onAct={() => acting.mutate(() => withdrawReturn(api, id))}
        busy={acting.isPending}
      >
        {t('You keep the goods and get no refund.')}
      </ConfirmDialog>
    </ReturnFacts>
  )
}

/** Where goods go back to, and who pays for it. */
function ReturnTo({ to: { name, address } }: { to: NonNullable<GoodsReturn['returnTo']> }) {
  const t = useT()
  return (
    <>
      <div>
        <strong>{t('Send it to:')}</strong>
        <address className={classes.address} lang={t.lang(address)}>
          {name}, {address}
        </address>
      </div>
      <p>{t('Write to the seller to arrange a pickup, or to be paid back for the courier.')}</p>
    </>
  )
}
