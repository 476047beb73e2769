import { useQueryClient } from '@tanstack/react-query'
import { CONTACT_MASK } from '#contract/accounts/contact-mask.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { askForSecondFactor } from '~/lib/second-factor.ts'
import { Button } from '~/ui/operated/button.tsx'
import classes from './hidden-contacts.module.css'

/** Says that the server masked mobile numbers or emails in what is shown, and reveals them after a new code. */
export function HiddenContacts({ in: shown }: { in: unknown }) {
  const t = useT()
  const client = useQueryClient()
  if (!JSON.stringify(shown ?? null).includes(CONTACT_MASK)) return null
  const show = async () => {
    if (await askForSecondFactor()) await refreshBackOffice(client)
  }
  return (
    <p className={classes.notice}>
      {t('Mobile numbers and emails are partly hidden.')}
      <Button variant="subtle" onClick={show}>
        {t('Show them')}
      </Button>
    </p>
  )
}
