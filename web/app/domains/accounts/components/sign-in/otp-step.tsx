import { OTP_LENGTH } from '#contract/accounts/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatMobile } from '~/lib/phone.ts'
import { Button } from '~/ui/operated/button.tsx'
import { useAuth } from '../../state.ts'
import { ProblemLine } from '../problem-line.tsx'
import { BackLink } from './back-link.tsx'
import { OtpField } from './otp-field.tsx'
import classes from './sign-in.module.css'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './use-sign-in-flow.ts'
import { whereShown } from './where-shown.ts'

/** For a known number: signs in as soon as the last digit is entered. */
export function OtpStep({ flow, headingOrder }: Pick<StepProps, 'flow' | 'headingOrder'>) {
  const t = useT()
  const { mobile, otp } = flow.form.values
  const refused = whereShown(useAuth().errors).form
  return (
    <StepForm
      back={<BackLink onClick={() => flow.goTo('mobile')}>{t('Change number')}</BackLink>}
      title={t('Enter the OTP')}
      headingOrder={headingOrder}
      lead={t.rich('Sent by SMS to {mobile}', { mobile: <strong className="pm-num">{formatMobile(mobile)}</strong> })}
      onSubmit={() => flow.logIn()}
    >
      <OtpField flow={flow} alone onComplete={flow.logIn} />
      {refused && <ProblemLine problem={refused} />}
      <Button type="submit" size="lg" fullWidth disabled={otp.length < OTP_LENGTH} loading={flow.busy}>
        {t('Login')}
      </Button>
      <p className={classes.small}>{t('We check the OTP automatically when you enter the last digit.')}</p>
    </StepForm>
  )
}
