import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { OTP_LENGTH } from '#contract/limits.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Alert } from '~/ui/alert.tsx'
import { Button } from '~/ui/button.tsx'
import { Dialog, DialogActions } from '~/ui/dialog.tsx'
import { Icon } from '~/ui/icon.tsx'
import { OtpInput } from '~/ui/otp-input.tsx'
import { showSecondFactor } from './api.ts'

interface SecondFactorDialogProps {
  onClose: () => void
  onShown: () => void
}

/** Before money moves, whoever decides shows again that the phone is theirs. */
export function SecondFactorDialog({ onClose, onShown }: SecondFactorDialogProps) {
  const t = useT()
  const api = useApi()
  const [code, setCode] = useState('')
  const showing = useMutation({ mutationFn: (given: string) => showSecondFactor(api, given), onSuccess: onShown })
  return (
    <Dialog opened onClose={onClose} title={t('Confirm that it is you')} width={480}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          showing.mutate(code)
        }}
      >
        <p>{t('Your last code is more than 15 minutes old. Type the one your authenticator app shows now.')}</p>
        <OtpInput
          label={t('Code of your app')}
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
        {showing.error && (
          <Alert color="madder" icon={<Icon name="alert-circle" />} role="alert" mt="md">
            {problemText(showing.error, t)}
          </Alert>
        )}
        <DialogActions>
          <Button variant="default" size="lg" onClick={onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" size="lg" disabled={code.length < OTP_LENGTH} loading={showing.isPending}>
            {t('Confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
