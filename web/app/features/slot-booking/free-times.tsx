import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { freeSlotsQuery, type SessionRequest } from '~/domains/availability/api.ts'
import { withChoice } from '~/domains/availability/choice.ts'
import { DayStrip } from '~/domains/availability/components/day-strip.tsx'
import { SlotChoice } from '~/domains/availability/components/slot-choice.tsx'
import { openDay, stripOf } from '~/domains/availability/strip.ts'
import type { Profile } from '~/domains/consultants/profile/api.ts'
import { formatZone } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './booking-panel.module.css'

const MonthCalendar = lazy(async () => ({
  default: (await import('~/domains/availability/components/month-calendar.tsx')).MonthCalendar,
}))

const loadNotFree = () => import('./not-free.tsx')
const SlotGone = lazy(async () => ({ default: (await loadNotFree()).SlotGone }))
const NoTime = lazy(async () => ({ default: (await loadNotFree()).NoTime }))

interface FreeTimesProps {
  consultant: Profile
  choice: SessionRequest
  zone: string
  onChoose: (at: string) => void
  /** Set once Book was pressed without a chosen slot. */
  isMissing: boolean
}

/** A week of days with their counts, and the free slots of one of them, in the reader's zone. */
export function FreeTimes({ consultant, choice: wanted, zone, onChoose, isMissing }: FreeTimesProps) {
  const t = useT()
  const api = useApi()
  const [query, setQuery] = useSearchParams()
  const [wholeMonth, setWholeMonth] = useState(false)
  const free = useQuery({ ...freeSlotsQuery(api, consultant.id, wanted), placeholderData: keepPreviousData })
  const isOld = free.isPlaceholderData
  const answered = useRef(wanted)
  useEffect(() => {
    if (!isOld) answered.current = wanted
  })
  // Shows what was returned: slots of another length or week are not labelled as the requested ones.
  const choice = isOld ? answered.current : wanted
  if (free.isPending) return <SkeletonLines lines={6} />
  if (free.isError) return <LoadFailed retry={free.refetch} />
  const { today, lastDay } = free.data
  const strip = stripOf(free.data, choice.week, zone, new Date())
  const day = openDay(strip, choice)
  const pick = (picked: string) => {
    setWholeMonth(false)
    setQuery(withChoice(query, { week: picked, day: picked, at: null }), { replace: true, preventScrollReset: true })
  }
  const toggle = (
    <IconButton
      icon="calendar-event"
      label={wholeMonth ? t('Show one week') : t('Show the whole month')}
      aria-pressed={wholeMonth}
      onClick={() => setWholeMonth(!wholeMonth)}
    />
  )
  return (
    <div className={classes.times} aria-busy={isOld}>
      {choice.gone && (
        <Suspense fallback={null}>
          <SlotGone consultantId={consultant.id} at={choice.gone} strip={strip} zone={zone} />
        </Suspense>
      )}
      {wholeMonth ? (
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <MonthCalendar
            consultantId={consultant.id}
            kind={{ mode: wanted.mode, minutes: wanted.minutes }}
            opened={day?.day ?? today}
            onPick={pick}
            beside={toggle}
            {...{ zone, today, lastDay }}
          />
        </Suspense>
      ) : (
        <DayStrip strip={strip} opened={day?.day} today={today} lastDay={lastDay} beside={toggle} />
      )}
      {isMissing && (
        <p className={classes.problem} role="alert">
          {t('Choose a time first.')}
        </p>
      )}
      {day && day.slots.length > 0 && (
        <SlotChoice
          key={`${day.day} ${choice.mode} ${choice.minutes} ${zone}`}
          {...{ day, choice, zone, onChoose }}
          disabled={isOld}
          more={(words, className) => (
            <Link to={{ search: withChoice(query, { times: 'all' }) }} preventScrollReset replace className={className}>
              {words}
            </Link>
          )}
        />
      )}
      {day && day.slots.length === 0 && (
        <Suspense fallback={null}>
          <NoTime {...{ consultant, choice, zone, strip, day }} />
        </Suspense>
      )}
      {zone !== consultant.timeZone && (
        <p className={classes.note}>
          {t('Times are in your time zone ({zone}). The consultant is in {other}.', {
            zone: formatZone(zone, { language: t.language }),
            other: formatZone(consultant.timeZone, { language: t.language }),
          })}
        </p>
      )}
    </div>
  )
}
