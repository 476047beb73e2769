import type { AuthState } from '../../state.ts'

type Errors = NonNullable<AuthState['errors']>

const aboutTheCode: readonly Errors['code'][] = ['invalid_otp', 'otp_expired', 'number_locked']

/** Where a refusal is shown: at the OTP input or at the form. Field errors are shown at their fields. */
export function whereShown(errors: AuthState['errors']): { code: Errors | null; form: Errors | null } {
  if (!errors || errors.call === 'verify' || errors.call === 'second') return { code: null, form: null }
  const atTheCode = errors.call === 'send' || errors.call === 'otp' || aboutTheCode.includes(errors.code)
  return atTheCode ? { code: errors, form: null } : { code: null, form: errors }
}
