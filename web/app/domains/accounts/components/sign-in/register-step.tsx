import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { PlaceFields } from '~/ui/operated/place-fields.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { placeOf } from '../../places.ts'
import { useAuth } from '../../state.ts'
import { ProblemLine } from '../problem-line.tsx'
import { BackLink } from './back-link.tsx'
import { ConsentLine } from './consent-line.tsx'
import { ConsultantSwitch } from './consultant-switch.tsx'
import { MobileField } from './mobile-field.tsx'
import { OtpField } from './otp-field.tsx'
import classes from './sign-in.module.css'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './use-sign-in-flow.ts'
import { whereShown } from './where-shown.ts'

/** A new number: a few details create the account. On its own page this step asks for the number, too. */
export function RegisterStep({ flow, headingOrder, productName }: StepProps) {
  const t = useT()
  const { form, startAt } = flow
  const { mobile } = form.values
  const onItsPage = startAt === 'register'
  const refused = whereShown(useAuth().errors).form
  return (
    <StepForm
      back={!onItsPage && <BackLink onClick={() => flow.goTo('mobile')}>{t('Change number')}</BackLink>}
      title={t('Create your account')}
      headingOrder={headingOrder}
      lead={
        onItsPage
          ? t('Just a few details and you are done.')
          : t('{mobile} is a new number. Just a few details and you are done.', { mobile: formatMobile(mobile) })
      }
      dense
      onSubmit={flow.register}
    >
      {onItsPage && <MobileField flow={flow} />}
      <OtpField flow={flow} belowNumber={onItsPage} onComplete={flow.checkOtp} />
      {onItsPage && (
        <ConsultantSwitch
          label={t('Register as consultant')}
          description={t('You will be listed on {name} after our team verifies your documents', { name: productName })}
          flow={flow}
        />
      )}
      {!onItsPage && flow.type === 'consultant' && (
        <p className={classes.small}>
          {t(
            'You are registering as a consultant. You will be listed on {name} after our team verifies your documents.',
            {
              name: productName,
            },
          )}
        </p>
      )}
      <TextInput label={t('Full name')} autoComplete="name" maxLength={120} {...form.getInputProps('name')} />
      <TextInput
        label={t('Email')}
        description={t('For invoices and session links')}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...form.getInputProps('email')}
      />
      <PlaceFields form={form} lookUpPlace={placeOf(useApi())} />
      <Remarks flow={flow} />
      {refused && (
        <ProblemLine problem={refused}>
          {refused.code === 'mobile_taken' && (
            <button type="button" className={classes.link} onClick={() => flow.goTo('otp')}>
              {t('Log in')}
            </button>
          )}
        </ProblemLine>
      )}
      <Button type="submit" size="lg" fullWidth loading={flow.busy}>
        {t('Create account')}
      </Button>
      <ConsentLine />
    </StepForm>
  )
}

function Remarks({ flow: { form } }: Pick<StepProps, 'flow'>) {
  const t = useT()
  const [open, setOpen] = useState(form.values.remarks !== '')
  if (!open) {
    return (
      <button type="button" className={`${classes.link} ${classes.alone}`} onClick={() => setOpen(true)}>
        {t('Add a remark')}
      </button>
    )
  }
  return (
    <Textarea
      label={t('Remarks')}
      description={t('Optional')}
      maxLength={1000}
      autoFocus
      {...form.getInputProps('remarks')}
    />
  )
}
