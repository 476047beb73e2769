import { useT } from '~/lib/i18n/react.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ConsultantSwitch } from './consultant-switch.tsx'
import { MobileField } from './mobile-field.tsx'
import classes from './sign-in.module.css'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './use-sign-in-flow.ts'

/** Enter mobile, then Continue: a known number goes to the OTP step, a new one to registration. */
export function MobileStep({ flow, headingOrder, productName }: StepProps) {
  const t = useT()
  const staff = flow.type === 'admin'
  const lead = staff
    ? t('Enter the mobile number of your staff account.')
    : t('Enter your mobile number. New numbers are registered in the next step.')
  return (
    <StepForm
      title={staff ? t('Staff login') : t('Login or register')}
      headingOrder={headingOrder}
      lead={flow.again ? t('You have been logged out. Log in again to continue.') : lead}
      onSubmit={flow.continueWithMobile}
    >
      <MobileField flow={flow} autoFocus />
      {!staff && !flow.again && (
        <ConsultantSwitch
          label={t('Login as consultant')}
          description={t('For consultants with a {name} profile', { name: productName })}
          flow={flow}
        />
      )}
      <Button type="submit" size="lg" fullWidth loading={flow.busy}>
        {t('Continue')}
      </Button>
      {flow.type === 'user' && !flow.again && (
        <>
          <p className={classes.or}>{t('or')}</p>
          <Button variant="default" size="lg" fullWidth onClick={() => flow.goTo('guest')}>
            {t('Continue as guest')}
          </Button>
        </>
      )}
    </StepForm>
  )
}
