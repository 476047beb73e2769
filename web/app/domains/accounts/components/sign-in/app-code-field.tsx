import { OTP_LENGTH } from '#contract/accounts/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { OtpInput } from '~/ui/operated/otp-input.tsx'
import { resetErrors } from '../../sign-in.ts'
import { useAuth } from '../../state.ts'
import { ProblemLine } from '../problem-line.tsx'
import classes from './second-factor.module.css'
import type { SignInFlow } from './use-sign-in-flow.ts'

interface AppCodeFieldProps {
  flow: SignInFlow
  value: string
  onChange: (code: string) => void
  onComplete: (code: string) => void
  hideLabel?: boolean
  autoFocus?: boolean
}

/** Input for the six digits of the authenticator app, with its error. */
export function AppCodeField({ flow, value, onChange, onComplete, hideLabel = false, autoFocus }: AppCodeFieldProps) {
  const t = useT()
  const { errors } = useAuth()
  const change = (code: string) => {
    resetErrors()
    onChange(code)
  }
  return (
    <OtpInput
      label={t('Authenticator code')}
      hideLabel={hideLabel}
      size="lg"
      autoFocus={autoFocus ?? false}
      value={value}
      onChange={change}
      onComplete={onComplete}
      readOnly={flow.busy && value.length === OTP_LENGTH}
      state={errors ? 'wrong' : undefined}
    >
      {errors && <ProblemLine problem={errors} />}
      {flow.half?.demoInbox && (
        <p className={classes.demo}>
          {t.rich('No app? In this demo you will find the code in the {inbox}.', {
            inbox: (
              <a href={flow.half.demoInbox} target="_blank" rel="noreferrer">
                {t('demo inbox')}
              </a>
            ),
          })}
        </p>
      )}
    </OtpInput>
  )
}
