import { useT } from '~/lib/i18n/react.tsx'
import { telephone } from '~/lib/phone.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import classes from './booking-panel.module.css'

/** For a page without scripts, whose booking button leads here. */
export default function AskByPhone({ phone }: { phone: string }) {
  const t = useT()
  return (
    <div className={classes.byPhone}>
      <p>{t('Call us with this slot and we will confirm it right away.')}</p>
      <ButtonLink to={telephone(phone)} variant="outline" icon="phone">
        {phone}
      </ButtonLink>
    </div>
  )
}
