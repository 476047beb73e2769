import { MOBILE_LENGTH } from '#contract/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { useAuth } from '../../state.ts'
import { ProblemLine } from '../problem-line.tsx'
import { BackLink } from './back-link.tsx'
import { ConsentLine } from './consent-line.tsx'
import { MobileField } from './mobile-field.tsx'
import { OtpField } from './otp-field.tsx'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './use-sign-in-flow.ts'
import { whereShown } from './where-shown.ts'

/** Guest booking needs only a name, a number and its OTP, and continues with the last digit; the profile is completed later. */
export function GuestStep({ flow, headingOrder }: Pick<StepProps, 'flow' | 'headingOrder'>) {
  const t = useT()
  const { form } = flow
  const { errors } = useAuth()
  const refused = whereShown(errors).form
  return (
    <StepForm
      back={<BackLink onClick={() => flow.goTo('mobile')}>{t('Login or register')}</BackLink>}
      title={t('Continue as guest')}
      headingOrder={headingOrder}
      lead={t('Your name and mobile number are enough to book. Complete your profile later.')}
      onSubmit={flow.continueAsGuest}
    >
      <TextInput
        label={t('Full name')}
        size="lg"
        autoComplete="name"
        maxLength={120}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <MobileField flow={flow} />
      {form.values.mobile.length === MOBILE_LENGTH && (
        <OtpField flow={flow} belowNumber onComplete={flow.checkGuestOtp} />
      )}
      {refused && <ProblemLine problem={refused} />}
      <Button type="submit" size="lg" fullWidth loading={flow.busy}>
        {t('Continue')}
      </Button>
      <ConsentLine />
    </StepForm>
  )
}
