import { useT } from '~/lib/i18n/react.tsx'
import { MobileInput } from '~/ui/operated/mobile-input.tsx'
import { useAuth } from '../../state.ts'
import { ProblemLine } from '../problem-line.tsx'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** The account's number, with the server's error below it. */
export function MobileField({ flow, autoFocus = false }: { flow: SignInFlow; autoFocus?: boolean }) {
  const t = useT()
  const { errors } = useAuth()
  const about = errors && ['verify', 'send'].includes(errors.call) && errors.code !== 'mobile_not_registered'
  const message = errors?.errors?.mobile?.[0] ?? errors?.message ?? ''
  return (
    <MobileInput
      label={t('Mobile number')}
      size="lg"
      description={t('10 digits')}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      value={flow.form.values.mobile}
      onChange={flow.typeMobile}
      error={about ? <ProblemLine problem={{ ...errors, message }} /> : flow.form.errors.mobile}
      errorProps={{ component: 'div' }}
      {...(autoFocus && { 'data-autofocus': true })}
    />
  )
}
