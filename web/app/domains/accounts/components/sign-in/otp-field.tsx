import { OTP_LENGTH } from '#contract/accounts/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { OtpInput } from '~/ui/operated/otp-input.tsx'
import { useAuth } from '../../state.ts'
import { ProblemLine } from '../problem-line.tsx'
import { Resend } from '../resend.tsx'
import classes from './sign-in.module.css'
import type { SignInFlow } from './use-sign-in-flow.ts'
import { whereShown } from './where-shown.ts'

interface OtpFieldProps {
  flow: SignInFlow
  /** For the OTP step: larger, with its heading as the label. */
  alone?: boolean
  /** The number field is above and shows errors of sending itself. */
  belowNumber?: boolean
  onComplete: (otp: string) => void
}

/** OTP input, its error, and resending. */
export function OtpField({ flow, alone = false, belowNumber = false, onComplete }: OtpFieldProps) {
  const t = useT()
  const { errors, otpVerified } = useAuth()
  const { otp } = flow.form.values
  const { code } = whereShown(errors)
  const refused = belowNumber && code?.call === 'send' ? null : code
  const wrong = Boolean(flow.form.errors.otp) || (refused !== null && refused.call !== 'send')
  const resend = () => {
    flow.typeOtp('')
    return flow.sending.send(flow.form.values.mobile)
  }
  return (
    <div>
      <OtpInput
        label={alone ? t('Enter the OTP') : t('OTP sent by SMS')}
        hideLabel={alone}
        size={alone ? 'lg' : 'md'}
        value={otp}
        onChange={flow.typeOtp}
        onComplete={onComplete}
        readOnly={flow.busy && otp.length === OTP_LENGTH}
        state={wrong ? 'wrong' : otpVerified ? 'right' : undefined}
      >
        {refused && <ProblemLine problem={refused} />}
        {!refused && flow.form.errors.otp && (
          <ProblemLine problem={{ code: 'invalid', message: String(flow.form.errors.otp) }} />
        )}
        {otpVerified && (
          <p className={classes.verified} role="status">
            <Icon name="circle-check" size={18} />
            {t('Number verified')}
          </p>
        )}
      </OtpInput>
      {!otpVerified && <Resend at={flow.sending.resendAt} onResend={resend} demoInbox={flow.sending.demoInbox} />}
    </div>
  )
}
