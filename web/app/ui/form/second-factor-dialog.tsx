import type { renewSecondFactor } from '#contract/second-factor.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { CodeDialog } from '~/ui/code-dialog.tsx'

interface SecondFactorDialogProps {
  onClose: () => void
  onShown: () => void
}

/** Before money moves, whoever decides shows again that the phone is theirs. */
export function SecondFactorDialog({ onClose, onShown }: SecondFactorDialogProps) {
  const t = useT()
  const api = useApi()
  return (
    <CodeDialog
      title={t('Confirm that it is you')}
      lead={t('Your last code is more than 15 minutes old. Type the one your authenticator app shows now.')}
      label={t('Code of your app')}
      act={t('Confirm')}
      confirm={(code) => api.call<typeof renewSecondFactor>('POST /api/web/v1/staff/second-factor/renewals', { code })}
      onConfirmed={onShown}
      onClose={onClose}
    />
  )
}
