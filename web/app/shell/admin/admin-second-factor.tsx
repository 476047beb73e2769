import { useEffect, useState } from 'react'
import type { renewSecondFactor } from '#contract/accounts/second-factor.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { type SecondFactorAnswer, showSecondFactorPrompt } from '~/lib/second-factor.ts'
import { CodeDialog } from '~/ui/operated/code-dialog.tsx'

/** Asks for a new code if a back office call needs one; the call is then repeated automatically. */
export function AdminSecondFactor() {
  const t = useT()
  const api = useApi()
  const [answer, setAnswer] = useState<SecondFactorAnswer>()
  useEffect(() => showSecondFactorPrompt((next) => setAnswer(() => next)), [])
  if (!answer) return null
  return (
    <CodeDialog
      title={t('Confirm it is you')}
      lead={t('Enter the code shown in your authenticator app. We ask again after 15 minutes.')}
      label={t('Authenticator code')}
      act={t('Confirm')}
      confirm={(code) => api.call<typeof renewSecondFactor>('POST /api/web/v1/staff/second-factor/renewals', { code })}
      onConfirmed={() => answer(true)}
      onClose={() => answer(false)}
    />
  )
}
