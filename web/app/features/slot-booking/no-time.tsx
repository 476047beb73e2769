import { Link, useSearchParams } from 'react-router'
import { openLogin, useAuth } from '~/domains/accounts/state.ts'
import type { SessionRequest } from '~/domains/availability/api.ts'
import { withChoice } from '~/domains/availability/choice.ts'
import { WatchButton } from '~/domains/availability/components/watch-button.tsx'
import type { StripDay } from '~/domains/availability/strip.ts'
import type { Profile } from '~/domains/consultants/profile/api.ts'
import { dayIn, formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import classes from './booking-panel.module.css'

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
