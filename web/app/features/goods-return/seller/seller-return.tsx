import { useState } from 'react'
import {
  answerReturn,
  disputeReturn,
  type GoodsReturn,
  type OwnShipment,
  receiveReturn,
} from '~/domains/products/goods/api.ts'
import classes from '~/domains/products/goods/goods.module.css'
import { ReturnFacts } from '~/domains/products/returns/return-facts.tsx'
import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { ChoiceList } from '~/ui/choice-list.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'

import { ReturnPhotos } from '../photos.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useReturnAct } from '../use-return-act.ts'

function nextOf({ state, actBy }: GoodsReturn, t: Translate) {
  const day = actBy ? formatDate(actBy, t) : ''
  if (state === 'asked') return t('Please answer by {day}. After that our team decides.', { day })
  if (state === 'accepted') return t('The customer sends it back by {day}.', { day })
  if (state === 'sent') return t('Please confirm when you have it. The customer is refunded on {day}.', { day })
  if (state === 'declined') return t('The customer can ask our team to decide until {day}.', { day })
  if (state === 'escalated') return t('Our team decides. Your earning stays on hold until then.')
  return undefined
}

type Step = 'accept' | 'decline' | 'receive' | 'dispute'

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
        {back.state === 'sent' && (
          <>
            <Button onClick={() => setStep('receive')}>{t('I have received it')}</Button>
            <Button variant="default" onClick={() => setStep('dispute')}>
              {t('Something is wrong')}
            </Button>
          </>
        )}
      </div>
      {step && <StepDialog id={back.id} step={step} close={() => setStep(undefined)} />}
    </ReturnFacts>
  )
}

function StepDialog({ id, step, close }: { id: number; step: Step; close: () => void }) {
  const t = useT()
  const api = useApi()
  const { acting, done } = useReturnAct(close)
  const [again, setAgain] = useState<'yes' | 'no'>('no')
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
        {t('The customer sends the goods back at your cost. The full amount is refunded when you have them.')}
      </ConfirmDialog>
    )
  if (step === 'receive')
    return (
      <ConfirmDialog
        opened
        title={t('Refund the customer?')}
        keep={t('Back')}
        onKeep={close}
        act={t('Confirm and refund')}
        onAct={() => acting.mutate(() => receiveReturn(api, id, again === 'yes'))}
        busy={acting.isPending}
        destructive={false}
      >
        <p>{t('The customer gets the full amount, and your earning is taken back.')}</p>
        <ChoiceList
          legend={t('Can it be sold again?')}
          name="again"
          chosen={again}
          onChoose={setAgain}
          choices={[
            { value: 'yes', label: t('Yes, back to my stock') },
            { value: 'no', label: t('No|goods') },
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
        : t('Tell us what is wrong with what came back. The customer is not refunded until we have decided.')}
    </ReasonDialog>
  )
}
