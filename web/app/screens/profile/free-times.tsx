import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { freeSlotsQuery, type SessionWish } from '~/domains/availability/api.ts'
import { withChoice } from '~/domains/availability/choice.ts'
import { DayStrip } from '~/domains/availability/components/day-strip.tsx'
import { SlotChoice } from '~/domains/availability/components/slot-choice.tsx'
import { openDay, stripOf } from '~/domains/availability/strip.ts'
import type { Profile } from '~/domains/consultants/profile/api.ts'
import { dayIn, formatDate, formatZone } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './booking-panel.module.css'

interface FreeTimesProps {
  consultant: Profile
  choice: SessionWish
  zone: string
  onChoose: (at: string) => void
}

/** A week of days with their counts, and the free times of one of them, on the reader's clock. */
export function FreeTimes({ consultant, choice, zone, onChoose }: FreeTimesProps) {
  const t = useT()
  const api = useApi()
  const free = useQuery({ ...freeSlotsQuery(api, consultant.id, choice), placeholderData: keepPreviousData })
  if (free.isPending) return <SkeletonLines lines={6} />
  if (free.isError) return <LoadFailed retry={free.refetch} />
  const strip = stripOf(free.data, choice.week, zone, new Date())
  const day = openDay(strip, choice)
  const weekIsFull = strip.every(({ slots }) => slots.length === 0)
  return (
    <>
      <DayStrip strip={strip} opened={day?.day} today={free.data.today} lastDay={free.data.lastDay} />
      {day && day.slots.length > 0 && (
        <SlotChoice key={`${day.day} ${choice.mode} ${choice.minutes} ${zone}`} {...{ day, choice, zone, onChoose }} />
      )}
      {day && day.slots.length === 0 && !weekIsFull && (
        <p className={classes.note}>{t('No free time on this day. Choose one with a number under it.')}</p>
      )}
      {weekIsFull && <FullWeek consultant={consultant} zone={zone} />}
      {zone !== consultant.timeZone && (
        <p className={classes.note}>
          {t('Times are in your zone: {zone}. The consultant’s is {other}.', {
            zone: formatZone(zone, { language: t.language }),
            other: formatZone(consultant.timeZone, { language: t.language }),
          })}
        </p>
      )}
    </>
  )
}

/** Nothing in this week: the next day that has a slot, or what can be done instead. */
function FullWeek({ consultant: { nextFreeAt }, zone }: { consultant: Profile; zone: string }) {
  const t = useT()
  const [query] = useSearchParams()
  if (!nextFreeAt)
    return (
      <p className={classes.note}>
        {t('No free slot these days. Leave your number below, and the help desk asks for a time.')}
      </p>
    )
  const date = formatDate(nextFreeAt, { language: t.language, zone })
  const week = dayIn(zone, nextFreeAt)
  return (
    <p className={classes.note}>
      {t('No free time in this week.')}{' '}
      <Link to={{ search: withChoice(query, { week, day: null, at: null }) }} preventScrollReset replace>
        {t('Next free: {date}', { date })}
      </Link>
    </p>
  )
}
