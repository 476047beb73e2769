import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { INDIAN_STATES } from '#contract/states.ts'
import { TALK_SUBJECT_MAX } from '#contract/talks/constants.ts'
import { ApiProblem } from '~/lib/api.ts'
import { fieldErrors, problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { PayButton } from '~/ui/operated/pay-button.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { type ExpertOffer, type RingInput, ring, type Talk } from '../api.ts'
import { storedSubject, storeSubject } from '../subject.ts'
import { firstName } from '../words.ts'
import { LimitChoice } from './limit-choice.tsx'
import classes from './pre-ring-sheet.module.css'
import { PriceFacts } from './price-facts.tsx'

interface RingFormProps {
  offer: ExpertOffer
  onRinging: (talk: Talk) => void
  /** The expert's status has changed: refetch. */
  onChanged: () => void
}

/** The form before calling, and the two call buttons. */
export function RingForm({ offer, onRinging, onChanged }: RingFormProps) {
  const t = useT()
  const api = useApi()
  const keys = useIdempotencyKey()
  const { expert, ringSeconds, stateNeeded } = offer
  const [subject, setSubject] = useState(storedSubject)
  const [state, setState] = useState('')
  const [limitMinutes, setLimit] = useState<number>()
  const ringing = useMutation({
    mutationFn: (input: RingInput) => ring(api, input, keys.keyFor(input)),
    onSuccess: (talk) => {
      keys.done()
      onRinging(talk)
    },
    onError: (error) => {
      keys.done()
      if (error instanceof ApiProblem && error.status === 409) onChanged()
    },
  })
  const press = (mode: RingInput['mode']) =>
    ringing.mutate({
      ...{ consultantId: expert.id, mode, subject },
      ...(limitMinutes && { limitMinutes }),
      ...(stateNeeded && { state }),
    })
  const said = ringing.error ? fieldErrors(ringing.error, t) : {}
  const pressed = ringing.isPending ? ringing.variables.mode : undefined
  const isReady = !stateNeeded || state !== ''
  return (
    <>
      <PriceFacts offer={offer} />
      <LimitChoice offer={offer} chosen={limitMinutes} onChoose={setLimit} />
      <TextInput
        label={t('What is it about?')}
        description={t('{name} will see this when you call.', { name: firstName(expert.name) })}
        value={subject}
        maxLength={TALK_SUBJECT_MAX}
        error={said.subject}
        onChange={(event) => {
          setSubject(event.currentTarget.value)
          storeSubject(event.currentTarget.value)
        }}
      />
      {stateNeeded && (
        <NativeSelect
          label={t('Your state')}
          description={t('Needed for the tax on your invoice.')}
          value={state}
          error={said.state}
          onChange={(event) => setState(event.currentTarget.value)}
          data={[
            { value: '', label: t('Choose your state'), disabled: state !== '' },
            ...INDIAN_STATES.map((one) => ({ value: one.code, label: titleOf(one, t.language) })),
          ]}
        />
      )}
      {ringing.error && Object.keys(said).length === 0 && (
        <p className={classes.problem} role="alert">
          {problemText(ringing.error, t)}
        </p>
      )}
      <div className={classes.acts}>
        <Button
          variant="default"
          size="lg"
          leftSection={<Icon name="phone" />}
          disabled={!isReady || ringing.isPending}
          loading={pressed === 'audio'}
          onClick={() => press('audio')}
        >
          {t('Audio')}
        </Button>
        <PayButton
          size="lg"
          leftSection={<Icon name="video" />}
          disabled={!isReady || ringing.isPending}
          loading={pressed === 'video'}
          onClick={() => press('video')}
        >
          {t('Video call')}
        </PayButton>
      </div>
      {!isReady && <p className={classes.foot}>{t('Choose your state to call.')}</p>}
      <p className={classes.foot}>
        {t('Calling is free until answered. It rings for {seconds} seconds.', { seconds: ringSeconds })}
      </p>
    </>
  )
}
