import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { DialogActions } from '~/ui/operated/dialog.tsx'
import classes from './api-form.module.css'
import type { ApiFormState } from './use-api-form.ts'

interface ApiFormProps {
  form: ApiFormState
  /** Label of the button: 'Save', 'Suspend'. */
  submit: string
  /** Removes something: its button warns. */
  destructive?: boolean
  onCancel?: () => void
  children: ReactNode
}

/** The frame of a form made with useApiForm: its fields, its error, and its buttons, the safe one left. */
export function ApiForm({ form, submit, destructive = false, onCancel, children }: ApiFormProps) {
  const t = useT()
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      {children}
      {form.problem && (
        <Alert color="madder" icon={<Icon name="alert-circle" />} role="alert">
          {form.problem}
        </Alert>
      )}
      <DialogActions>
        {onCancel && (
          <Button variant="default" size="lg" onClick={onCancel}>
            {t('Back')}
          </Button>
        )}
        <Button type="submit" size="lg" loading={form.busy} {...(destructive && { variant: 'light', color: 'madder' })}>
          {submit}
        </Button>
      </DialogActions>
    </form>
  )
}
