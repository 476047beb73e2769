import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { CodeList } from './code-list.tsx'
import { StepForm } from './step-form.tsx'

interface RecoveryCodesProps {
  codes: string[]
  headingOrder: 1 | 2
  onSaved: () => void
}

/** Shown once: without a phone they are the only way in. */
export function RecoveryCodes({ codes, headingOrder, onSaved }: RecoveryCodesProps) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  return (
    <StepForm
      title={t('Save your recovery codes')}
      headingOrder={headingOrder}
      lead={t('If you lose your phone, each code lets you log in once. We will not show them again.')}
      onSubmit={() => {
        setBusy(true)
        onSaved()
      }}
    >
      <CodeList codes={codes} />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {t('I have saved them')}
      </Button>
    </StepForm>
  )
}
