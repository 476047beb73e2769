import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { OTP_LENGTH } from '#contract/accounts/constants.ts'
import { ProblemLine } from '~/domains/accounts/components/problem-line.tsx'
import { ProofField } from '~/domains/accounts/components/security/proof-field.tsx'
import { useProof } from '~/domains/accounts/components/security/use-proof.ts'
import { ApiProblem, type Envelope } from '~/lib/api.ts'
import { fieldErrors } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatMobile } from '~/lib/phone.ts'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { toast } from '~/ui/toast.tsx'
import classes from './money.module.css'

interface ConfirmWithOtpProps<T> {
  /** A question or a statement. */
  title: string
  mobile: string
  /** What will happen. */
  children: ReactNode
  send: (otp: string) => Promise<Envelope<T>>
  onDone: (data: T) => void
  /** Receives the server's errors for the fields behind this dialog; it closes so that they can be corrected. */
  onFieldErrors?: ((errors: Record<string, string>) => void) | undefined
  onClose: () => void
}

const aboutTheCode: readonly string[] = ['invalid_otp', 'otp_expired', 'number_locked']

/** Changing where money is paid to requires a new OTP on the account's number. */
export function ConfirmWithOtp<T>({
  title,
  mobile,
  children,
  send,
  onDone,
  onFieldErrors,
  onClose,
}: ConfirmWithOtpProps<T>) {
  const t = useT()
  const proof = useProof()
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    proof.send(mobile).catch(() => undefined)
  }, [proof.send, mobile])
  const sending = useMutation({
    mutationFn: () => send(proof.otp),
    onSuccess: ({ data, message }) => {
      void toast(t(message))
      onDone(data)
      onClose()
    },
    onError: (error) => {
      const { otp, ...errors } = fieldErrors(error, t)
      if (!onFieldErrors || Object.keys(errors).length === 0) return
      onClose()
      onFieldErrors(errors)
    },
  })
  const refused = sending.error instanceof ApiProblem ? sending.error.body : null
  const ofCode = refused && aboutTheCode.includes(refused.code) ? refused : null
  return (
    <Dialog opened onClose={onClose} title={title} width={480}>
      <form
        className={classes.column}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          sending.mutate()
        }}
      >
        <div>{children}</div>
        <ProofField
          label={t('OTP sent to {mobile}', { mobile: formatMobile(mobile) })}
          mobile={mobile}
          proof={proof}
          refused={ofCode}
          onEdit={sending.reset}
        />
        {refused && !ofCode && <ProblemLine problem={refused} />}
        <DialogActions>
          <Button variant="default" size="lg" onClick={onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" size="lg" disabled={proof.otp.length < OTP_LENGTH} loading={sending.isPending}>
            {t('Confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
