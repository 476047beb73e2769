import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { openLogin, useAuth } from '~/domains/accounts/state.ts'
import type { SessionRequest } from '~/domains/availability/api.ts'
import { withChoice } from '~/domains/availability/choice.ts'
import { WatchButton } from '~/domains/availability/components/watch-button.tsx'
import { nearestSlots } from '~/domains/availability/nearest-slots.ts'
import type { StripDay } from '~/domains/availability/strip.ts'
import { appointmentsQuery } from '~/domains/bookings/api.ts'
import { bookingPath, bookPath } from '~/domains/bookings/paths.ts'
import type { Profile } from '~/domains/consultants/profile/api.ts'
import { dayIn, formatDate, formatTime } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import classes from './booking-panel.module.css'

interface SlotGoneProps {
  consultantId: number
  /** Start of the slot. */
  at: string
  strip: readonly StripDay[]
  zone: string
}

const SHOWN = 3

/** The slot in a link is taken: by this customer, or by another, with the nearest free ones. */
export function SlotGone({ consultantId, at, strip, zone }: SlotGoneProps) {
  const t = useT()
  const [query] = useSearchParams()
  const own = useOwnBooking(consultantId, at)
  const style = { language: t.language, zone }
  const when = { date: formatDate(at, style), time: formatTime(at, style) }
  if (own)
    return (
      <p className={classes.gone} role="status">
        {own.state === 'held'
          ? t('{date}, {time} is held for you.', when)
          : t('You have already booked {date}, {time}.', when)}{' '}
        <LocalLink to={own.state === 'held' ? bookPath(own.id) : bookingPath(own.id)}>
          {own.may.pay ? t('Continue to payment') : t('View booking')}
        </LocalLink>
      </p>
    )
  const nearest = nearestSlots(strip, at, SHOWN)
  return (
    <div className={classes.gone} role="status">
      <p>
        {t('{date}, {time} is no longer available.', when)} {nearest.length > 0 && t('Nearest free times:')}
      </p>
      {nearest.length > 0 && (
        <ul>
          {nearest.map((slot) => (
            <li key={slot}>
              <Link
                to={{ search: withChoice(query, { at: slot, day: null }) }}
                preventScrollReset
                replace
                className="pm-num"
                onClick={(event) => checkSlot(slot, event)}
              >
                {formatDate(slot, style)}, {formatTime(slot, style)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The radio buttons are uncontrolled: one that is already on the page does not follow the address. */
function checkSlot(at: string, { ctrlKey, metaKey, shiftKey }: MouseEvent) {
  const opensElsewhere = ctrlKey || metaKey || shiftKey
  const radio = document.querySelector<HTMLInputElement>(`input[name="at"][value="${at}"]`)
  if (radio && !opensElsewhere) radio.checked = true
}

function useOwnBooking(consultantId: number, at: string) {
  const isCustomer = useAuth(({ auth }) => auth?.type === 'user')
  const upcoming = useQuery({ ...appointmentsQuery(useApi(), { type: 'upcoming', limit: 100 }), enabled: isCustomer })
  return upcoming.data?.data.find(({ consultant, startsAt }) => consultant.id === consultantId && startsAt === at)
}

interface NoTimeProps {
  consultant: Profile
  choice: SessionRequest
  zone: string
  strip: readonly StripDay[]
  /** The open day. */
  day: StripDay
}

/** The open day has no free slot: the nearest ones, and a notification when one becomes free. */
export function NoTime({ consultant, choice, zone, strip, day }: NoTimeProps) {
  const t = useT()
  const type = useAuth(({ auth }) => auth?.type)
  const weekIsFull = strip.every(({ slots }) => slots.length === 0)
  return (
    <>
      {weekIsFull ? (
        <FullWeek consultant={consultant} zone={zone} />
      ) : (
        <p className={classes.note}>{t('No free slots on this day. Choose a day with a number under it.')}</p>
      )}
      <WatchButton
        input={{
          consultantId: consultant.id,
          mode: choice.mode,
          minutes: choice.minutes as 15 | 30 | 45 | 60,
          fromDay: weekIsFull ? (strip[0]?.day ?? day.day) : day.day,
          toDay: weekIsFull ? (strip.at(-1)?.day ?? day.day) : day.day,
        }}
        signedIn={type === 'user'}
        askToSignIn={(andThen) => openLogin({ andThen })}
      />
    </>
  )
}

/** Nothing in this week: the next day with a slot, or alternatives. */
function FullWeek({ consultant: { nextFree }, zone }: { consultant: Profile; zone: string }) {
  const t = useT()
  const [query] = useSearchParams()
  if (!nextFree) return <p className={classes.note}>{t('No free slots in the coming days.')}</p>
  const { at, mode, minutes } = nextFree
  const date = formatDate(at, { language: t.language, zone })
  const week = dayIn(zone, at)
  return (
    <p className={classes.note}>
      {t('No free slots this week.')}{' '}
      <Link to={{ search: withChoice(query, { mode, minutes, week, day: null, at }) }} preventScrollReset replace>
        {t('Next free: {date}, {minutes} min', { date, minutes })}
      </Link>
    </p>
  )
}
