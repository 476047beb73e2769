import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Panel } from '~/ui/panel.tsx'
import classes from './cards.module.css'

/** Enquiries do not reach consultants yet, so this is an empty state. */
export function EnquiriesCard() {
  const t = useT()
  return (
    <Panel title={t('New enquiries')} flush action={<LocalLink to="/enquiry">{t('All enquiries')}</LocalLink>}>
      <p className={classes.none}>
        <strong>{t('No enquiries yet')}</strong>
        {t('Messages sent from your profile appear here, and you can reply.')}
      </p>
    </Panel>
  )
}
