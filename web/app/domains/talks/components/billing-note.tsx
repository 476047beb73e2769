import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './billing-note.module.css'

/** What is paid for and what is not, in three lines. */
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
          {t('Ringing, declined or unanswered: nothing.')}
        </li>
        <li>
          <Icon name="wifi-off" />
          {t('Dropped connection: the clock stops, and the gap is on your receipt.')}
        </li>
        <li>
          <Icon name="bell" />
          {t('We warn you at 3 minutes and 1 minute left. Top up without leaving.')}
        </li>
      </ul>
    </section>
  )
}
