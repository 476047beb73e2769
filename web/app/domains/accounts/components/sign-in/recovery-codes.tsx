import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { Button } from '~/ui/button.tsx'
import { toast } from '~/ui/toast.tsx'
import classes from './second-factor.module.css'
import { StepForm } from './step-form.tsx'

interface RecoveryCodesProps {
  codes: string[]
  headingOrder: 1 | 2
  onKept: () => void
}

/** Shown once: whoever loses the phone has nothing else. */
export function RecoveryCodes({ codes, headingOrder, onKept }: RecoveryCodesProps) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'))
    void toast(t('Recovery codes copied'))
  }
  return (
    <StepForm
      title={t('Keep your recovery codes')}
      headingOrder={headingOrder}
      lead={t('If you lose your phone, each of these logs you in once. They are shown only now.')}
      onSubmit={() => {
        setBusy(true)
        onKept()
      }}
    >
      <ol className={classes.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button variant="default" fullWidth onClick={() => void copy()}>
        {t('Copy all')}
      </Button>
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {t('I have kept them')}
      </Button>
    </StepForm>
  )
}
