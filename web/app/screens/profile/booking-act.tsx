import { useSearchParams } from 'react-router'
import { hasTime } from '~/domains/availability/api.ts'
import type { Choice } from '~/domains/availability/choice.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { telephone } from '~/lib/phone.ts'
import { ButtonLink, PlainButton } from '~/ui/button-link.tsx'
import classes from './booking-panel.module.css'

interface BookingActProps {
  choice: Choice
  zone: string
  isReady: boolean
  phone: string | undefined
}

/** The act names what it asks for. Without scripts it leads to the phone, since a form cannot be sent then. */
export function BookingAct({ choice, zone, isReady, phone }: BookingActProps) {
  const t = useT()
  const [query] = useSearchParams()
  const style = { language: t.language, zone }
  const what = !hasTime(choice)
    ? t('Ask for a written answer')
    : choice.at
      ? t('Ask for {date}, {time}', { date: formatDate(choice.at, style), time: formatTime(choice.at, style) })
      : t('Ask for this time')
  return (
    <div className={classes.act}>
      <PlainButton type="submit" size="lg" aria-describedby="book-note">
        {what}
      </PlainButton>
      <p id="book-note" className={classes.small}>
        {isReady ? t('The help desk calls you to confirm. You pay nothing now.') : t('Choose a time first.')}
      </p>
      {query.get('ask') === 'yes' && phone && (
        <div className={classes.byPhone}>
          <p>{t('Call us with this choice and we confirm it at once.')}</p>
          <ButtonLink to={telephone(phone)} variant="outline" icon="phone">
            {phone}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
