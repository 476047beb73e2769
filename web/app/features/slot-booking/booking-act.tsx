import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { hasTime } from '~/domains/availability/api.ts'
import type { Choice } from '~/domains/availability/choice.ts'
import { useSettings } from '~/domains/settings/api.ts'
import type { Holding } from '~/features/booking-actions/use-hold.ts'
import { ApiProblem } from '~/lib/api.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { PlainButton } from '~/ui/button-link.tsx'
import classes from './booking-panel.module.css'

const AskByPhone = lazy(() => import('./ask-by-phone.tsx'))

interface BookingActProps {
  choice: Choice
  zone: string
  isReady: boolean
  holding: Holding
}

/**
 * The booking button, labelled with what it does. Without scripts it links to the phone number, because signing in
 * needs scripts.
 */
export function BookingAct({ choice, zone, isReady, holding }: BookingActProps) {
  const t = useT()
  const [query] = useSearchParams()
  const settings = useSettings()
  const isBarred = hasTime(choice) && holding.barred
  const style = { language: t.language, zone }
  const what = !hasTime(choice)
    ? t('Ask for a written answer')
    : choice.at
      ? t('Book {date}, {time}', { date: formatDate(choice.at, style), time: formatTime(choice.at, style) })
      : t('Book this time')
  return (
    <div className={classes.act}>
      {holding.error && (
        <p className={`${classes.problem} pm-floats`} role="alert">
          {problemText(holding.error, t)}{' '}
          {isOwnDoing(holding.error) && <LocalLink to="/dashboard">{t('My bookings')}</LocalLink>}
        </p>
      )}
      <PlainButton type="submit" size="lg" aria-describedby="book-note" disabled={isBarred}>
        {what}
      </PlainButton>
      <p id="book-note" className={classes.small}>
        {note()}
      </p>
      {query.get('ask') === 'yes' && settings && (
        <Suspense fallback={null}>
          <AskByPhone phone={settings.helpDeskPhone} />
        </Suspense>
      )}
    </div>
  )

  function note() {
    if (isBarred) return t('Log in as a customer to book.')
    if (!hasTime(choice)) return t('Pay after writing your question. Full refund if the answer is late.')
    if (!isReady) return t('Choose a time first.')
    return settings ? holdNote(settings, choice.at, t) : null
  }
}

/** The conflict is with the customer's own bookings. */
const isOwnDoing = (error: unknown) =>
  error instanceof ApiProblem && (error.body.code === 'hold_limit' || error.body.code === 'customer_busy')

/** The full refund is mentioned only while the chosen slot is far enough away for it. */
function holdNote(
  { holdMinutes, fullRefundHours }: { holdMinutes: number; fullRefundHours: number },
  at: string | undefined,
  t: Translate,
) {
  const held = t.count(
    holdMinutes,
    'We hold this slot for {count} minute while you pay.',
    'We hold this slot for {count} minutes while you pay.',
  )
  const isFar = at && Date.parse(at) - Date.now() > fullRefundHours * 3_600_000
  return isFar
    ? `${held} ${t.count(fullRefundHours, 'Full refund if you cancel at least {count} hour before.', 'Full refund if you cancel at least {count} hours before.')}`
    : held
}
