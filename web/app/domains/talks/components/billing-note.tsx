import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './billing-note.module.css'

/** What is billed and what is not, in three lines. */
export function BillingNote() {
  const t = useT()
  return (
    <section aria-labelledby="how-it-is-billed">
      <h2 id="how-it-is-billed" className={classes.title}>
        {t('How it is billed')}
      </h2>
      <ul className={classes.lines}>
        <li>
          <Icon name="phone-off" />
          {t('No charge for ringing, declined or missed calls.')}
        </li>
        <li>
          <Icon name="wifi-off" />
          {t('If the connection drops, the timer stops and you pay nothing for that time.')}
        </li>
        <li>
          <Icon name="bell" />
          {t('We alert you when 3 minutes and 1 minute are left. You can top up during the call.')}
        </li>
      </ul>
    </section>
  )
}
