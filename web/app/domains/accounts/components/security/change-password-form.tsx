import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { OTP_LENGTH } from '#contract/accounts/constants.ts'
import type { changePassword } from '#contract/accounts/endpoints.ts'
import { ApiProblem } from '~/lib/api.ts'
import { fieldErrors } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { PasswordInput } from '~/ui/operated/password-input.tsx'
import { toast } from '~/ui/toast.tsx'
import { ProblemLine } from '../problem-line.tsx'
import { ProofField } from './proof-field.tsx'
import classes from './security.module.css'
import { useProof } from './use-proof.ts'

const SHORTEST = 8
const aboutTheCode: readonly string[] = ['invalid_otp', 'otp_expired', 'number_locked']

/** An OTP sets a new password; the old one is not needed. */
export function ChangePasswordForm({ mobile, onDone }: { mobile: string; onDone?: () => void }) {
  const t = useT()
  const api = useApi()
  const proof = useProof()
  const [asked, setAsked] = useState(false)
  const form = useForm({
    initialValues: { password: '', confirm_password: '' },
    validateInputOnBlur: true,
    validate: {
      password: (password) => missing(password.length),
      confirm_password: (again, { password }) => (again === password ? null : t('The two passwords do not match.')),
    },
  })
  function missing(length: number) {
    const more = SHORTEST - length
    return more > 0 ? t.count(more, '{count} more character needed', '{count} more characters needed') : null
  }
  const change = useMutation({
    mutationFn: (passwords: typeof form.values) =>
      api.call<typeof changePassword>('POST /api/web/v1/password-changes', { ...passwords, otp: proof.otp }),
    onSuccess: ({ message }) => {
      void toast(message)
      form.reset()
      proof.setOtp('')
      setAsked(false)
      onDone?.()
    },
    onError: (error) => form.setErrors(fieldErrors(error, t)),
  })
  const refused = change.error instanceof ApiProblem ? change.error.body : null
  const ofCode = refused && aboutTheCode.includes(refused.code) ? refused : null
  const sendCode = () =>
    proof.send(mobile).then(
      () => setAsked(true),
      () => undefined,
    )
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((passwords) => (asked ? change.mutate(passwords) : void sendCode()))}
    >
      <PasswordInput
        label={t('New password')}
        description={t('8 characters or more')}
        autoComplete="new-password"
        maxLength={72}
        visibilityToggleButtonProps={{ 'aria-label': t('Show password') }}
        {...form.getInputProps('password')}
      />
      <PasswordInput
        label={t('Confirm new password')}
        autoComplete="new-password"
        maxLength={72}
        visibilityToggleButtonProps={{ 'aria-label': t('Show password') }}
        {...form.getInputProps('confirm_password')}
      />
      {asked && (
        <ProofField
          label={t('OTP sent to {mobile}', { mobile: formatMobile(mobile) })}
          mobile={mobile}
          proof={proof}
          refused={ofCode}
          onEdit={change.reset}
        />
      )}
      {!asked && proof.problem && <ProblemLine problem={proof.problem} />}
      {refused && !ofCode && <ProblemLine problem={refused} />}
      {asked ? (
        <Button type="submit" disabled={proof.otp.length < OTP_LENGTH} loading={change.isPending}>
          {t('Change password')}
        </Button>
      ) : (
        <Button type="submit" variant="default" loading={proof.sending}>
          {t('Send an OTP to confirm')}
        </Button>
      )}
    </form>
  )
}
