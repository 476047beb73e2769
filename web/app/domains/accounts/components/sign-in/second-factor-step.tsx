import { useState } from 'react'
import { OTP_LENGTH } from '#contract/accounts/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { prove, resetErrors } from '../../sign-in.ts'
import { useAuth } from '../../state.ts'
import { ProblemLine } from '../problem-line.tsx'
import { AppCodeField } from './app-code-field.tsx'
import { BackLink } from './back-link.tsx'
import classes from './sign-in.module.css'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './use-sign-in-flow.ts'

const RECOVERY_LENGTH = 10

/** Second factor of staff: an authenticator code, or a recovery code when the phone is lost. */
export function SecondFactorStep({ flow, headingOrder }: Pick<StepProps, 'flow' | 'headingOrder'>) {
  const t = useT()
  const api = useApi()
  const { errors } = useAuth()
  const [code, setCode] = useState('')
  const [recovering, setRecovering] = useState(false)
  const enough = code.replaceAll('-', '').length >= (recovering ? RECOVERY_LENGTH : OTP_LENGTH)
  const submit = (given = code) =>
    flow.act(async () => {
      const answer = await prove(api, { ticket: flow.half!.ticket, code: given })
      if (answer) flow.onSignedIn(answer)
    })
  const turn = () => {
    resetErrors()
    setCode('')
    setRecovering(!recovering)
  }
  return (
    <StepForm
      back={<BackLink onClick={() => flow.goTo('mobile')}>{t('Start again')}</BackLink>}
      title={recovering ? t('Enter a recovery code') : t('Enter your authenticator code')}
      headingOrder={headingOrder}
      lead={
        recovering
          ? t('Enter one of the ten codes you saved when you set up the app. Each works once.')
          : t('Open your authenticator app and enter the 6 digits for this account.')
      }
      onSubmit={() => submit()}
    >
      {recovering ? (
        <div>
          <TextInput
            label={t('Recovery code')}
            size="lg"
            autoFocus
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onChange={(event) => {
              resetErrors()
              setCode(event.currentTarget.value.toUpperCase())
            }}
            error={Boolean(errors)}
          />
          {errors && <ProblemLine problem={errors} />}
        </div>
      ) : (
        <AppCodeField flow={flow} value={code} onChange={setCode} onComplete={submit} hideLabel autoFocus />
      )}
      <Button type="submit" size="lg" fullWidth disabled={!enough} loading={flow.busy}>
        {t('Login')}
      </Button>
      <button type="button" className={`${classes.link} ${classes.alone}`} onClick={turn}>
        {recovering ? t('Use the app instead') : t('Use a recovery code')}
      </button>
    </StepForm>
  )
}
