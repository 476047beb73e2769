import { useState } from 'react'
import { agreeTo, type DueConsent } from '~/domains/accounts/consents-api.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import classes from './consent-dialog.module.css'

interface ConsentDialogProps {
  due: readonly DueConsent[]
  onAgreed: () => void
  /** A newer version may have been published meanwhile. */
  onRefused: () => void
  onLater: () => void
}

/** What changed in the terms or the privacy policy, with a link to the whole text. */
export function ConsentDialog({ due, onAgreed, onRefused, onLater }: ConsentDialogProps) {
  const t = useT()
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const documents = {
    terms: { title: t('Terms and conditions'), path: '/term-conditions' },
    privacy: { title: t('Privacy policy'), path: '/privacy' },
  }
  const agree = async () => {
    setBusy(true)
    setError(null)
    try {
      for (const one of due) await agreeTo(api, one)
      onAgreed()
    } catch (problem) {
      setError(problem as Error)
      onRefused()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog opened onClose={onLater} title={t('Please read what has changed')}>
      {due.map(({ document, changes }) => (
        <section key={document}>
          <h3>{documents[document].title}</h3>
          {changes.map(({ changes_english, changes_hindi }) => (
            <p key={changes_english}>{t.language === 'hi' ? changes_hindi : changes_english}</p>
          ))}
          <LocalLink to={documents[document].path} target="_blank" className={classes.link}>
            {t('Read the whole text')}
          </LocalLink>
        </section>
      ))}
      <ProblemAlert error={error} />
      <DialogActions>
        <Button variant="default" size="lg" onClick={onLater}>
          {t('Later')}
        </Button>
        <Button size="lg" loading={busy} onClick={agree}>
          {t('Agree and continue')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
