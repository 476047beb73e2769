import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { OTP_LENGTH } from '#contract/accounts/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Button } from './button.tsx'
import classes from './code-dialog.module.css'
import { Dialog, DialogActions } from './dialog.tsx'
import { OtpInput } from './otp-input.tsx'
import { ProblemAlert } from './problem-alert.tsx'

interface CodeDialogProps<T> {
  title: string
  lead: ReactNode
  label: string
  act: string
  /** Submits the code; a refusal is shown under the boxes. */
  confirm: (code: string) => Promise<T>
  onConfirmed: (answer: T) => void
  onClose: () => void
}

/** Asks for a code before an important action. */
export function CodeDialog<T>({ title, lead, label, act, confirm, onConfirmed, onClose }: CodeDialogProps<T>) {
  const t = useT()
  const [code, setCode] = useState('')
  const showing = useMutation({ mutationFn: confirm, onSuccess: onConfirmed })
  return (
    <Dialog opened onClose={onClose} title={title} width={480}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          showing.mutate(code)
        }}
      >
        <p>{lead}</p>
        <OtpInput
          label={label}
          autoFocus
          value={code}
          onChange={(typed) => {
            showing.reset()
            setCode(typed)
          }}
          onComplete={(given) => showing.mutate(given)}
          readOnly={showing.isPending}
          state={showing.isError ? 'wrong' : undefined}
        />
        <ProblemAlert error={showing.error} />
        <DialogActions>
          <Button variant="default" size="lg" onClick={onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" size="lg" disabled={code.length < OTP_LENGTH} loading={showing.isPending}>
            {act}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
