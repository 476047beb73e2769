import { useState } from 'react'
import {
  answerReturn,
  disputeReturn,
  type GoodsReturn,
  type OwnShipment,
  receiveReturn,
  writeToCustomer,
} from '~/domains/products/goods/api.ts'
import classes from '~/domains/products/goods/goods.module.css'
import { ReturnFacts } from '~/domains/products/returns/return-facts.tsx'
import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatExactPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { ChoiceList } from '~/ui/choice-list.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'

import { MessageDialog } from '../message-dialog.tsx'
import { ReturnPhotos } from '../photos.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useReturnAct } from '../use-return-act.ts'

function nextOf({ state, actBy }: GoodsReturn, t: Translate) {
  const day = actBy ? formatDate(actBy, t) : ''
  if (state === 'asked') return t('Please answer by {day}. After that our team decides.', { day })
  if (state === 'accepted') return t('The customer has until {day} to send it back.', { day })
  if (state === 'sent')
    return t('Please confirm when it arrives. If you do not reply, the customer is refunded on {day}.', { day })
  if (state === 'declined') return t('The customer has until {day} to ask our team to decide.', { day })
  if (state === 'escalated') return t('Our team decides. Your earning stays on hold until then.')
  return undefined
}

type Step = 'accept' | 'decline' | 'write' | 'receive' | 'dispute'

/** The seller's side of a return. */
export function SellerReturn({ shipment: { return: back } }: { shipment: OwnShipment }) {
  const t = useT()
  const [step, setStep] = useState<Step>()
  if (!back) return null
  const next = nextOf(back, t)
  return (
    <ReturnFacts back={back}>
      {next && <p>{next}</p>}
      {next && <ReturnPhotos returnId={back.id} />}
      <div className={classes.acts}>
        {back.state === 'asked' && (
          <>
            <Button onClick={() => setStep('accept')}>{t('Accept return')}</Button>
            <Button variant="default" onClick={() => setStep('decline')}>
              {t('Decline return')}
            </Button>
          </>
        )}
        {back.state === 'accepted' && (
          <Button variant="default" onClick={() => setStep('receive')}>
            {t('I have received it')}
          </Button>
        )}
        {back.state === 'sent' && (
          <>
            <Button onClick={() => setStep('receive')}>{t('I have received it')}</Button>
            <Button variant="default" onClick={() => setStep('dispute')}>
              {t('Report a problem')}
            </Button>
          </>
        )}
        {(back.state === 'accepted' || back.state === 'sent') && (
          <Button variant="default" onClick={() => setStep('write')}>
            {t('Write to the customer')}
          </Button>
        )}
      </div>
      {step && <StepDialog back={back} step={step} close={() => setStep(undefined)} />}
    </ReturnFacts>
  )
}

function StepDialog({ back, step, close }: { back: GoodsReturn; step: Step; close: () => void }) {
  const t = useT()
  const api = useApi()
  const { acting, done } = useReturnAct(close)
  const [again, setAgain] = useState<'yes' | 'no'>('no')
  const { id, refundablePaise } = back
  if (step === 'accept')
    return (
      <ConfirmDialog
        opened
        title={t('Accept this return?')}
        keep={t('Back')}
        onKeep={close}
        act={t('Accept return')}
        onAct={() => acting.mutate(() => answerReturn(api, { id, answer: 'accept' }))}
        busy={acting.isPending}
        destructive={false}
      >
        {t('The customer sends the goods back at your cost and gets a full refund when you receive them.')}
      </ConfirmDialog>
    )
  if (step === 'write')
    return (
      <MessageDialog
        title={t('Write to the customer')}
        onClose={close}
        send={(text) => writeToCustomer(api, id, text)}
        onDone={done}
      />
    )
  if (step === 'receive')
    return (
      <ConfirmDialog
        opened
        title={t('Refund the customer?')}
        keep={t('Back')}
        onKeep={close}
        act={t('Confirm and refund {amount}', { amount: formatExactPaise(refundablePaise) })}
        onAct={() => acting.mutate(() => receiveReturn(api, id, again === 'yes'))}
        busy={acting.isPending}
        destructive={false}
      >
        <p>{t('The customer gets the full amount, and your earning is taken back.')}</p>
        <p>{t('Can it be sold again?')}</p>
        <ChoiceList
          legend={t('Can it be sold again?')}
          name="again"
          chosen={again}
          onChoose={setAgain}
          choices={[
            { value: 'yes', label: t('It can be sold again. Add it to my stock.') },
            { value: 'no', label: t('It cannot be sold again.') },
          ]}
        />
      </ConfirmDialog>
    )
  const isDecline = step === 'decline'
  return (
    <ReasonDialog
      title={isDecline ? t('Decline this return?') : t('Ask our team to decide?')}
      act={isDecline ? t('Decline return') : t('Ask our team')}
      onClose={close}
      send={(reason) =>
        isDecline ? answerReturn(api, { id, answer: 'decline', reason }) : disputeReturn(api, id, reason)
      }
      onDone={done}
    >
      {isDecline
        ? t('The customer gets your reason and can ask our team to decide.')
        : t('Tell us what is wrong, or that it has not arrived. The customer is not refunded until we have decided.')}
    </ReasonDialog>
  )
}
