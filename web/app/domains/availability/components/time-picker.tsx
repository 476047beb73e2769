import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { freeSlotsQuery, type SessionKind } from '../api.ts'
import { openDay, stripOf } from '../strip.ts'
import { DayStrip, type StripChange } from './day-strip.tsx'
import { SlotChoice } from './slot-choice.tsx'
import classes from './time-picker.module.css'

interface TimePickerProps {
  consultantId: number
  kind: SessionKind
  zone: string
  at: string | undefined
  onChoose: (at: string | undefined) => void
}

/** Picks a free day and slot inside a form that holds the choice itself. */
export function TimePicker({ consultantId, kind, zone, at, onChoose }: TimePickerProps) {
  const t = useT()
  const [week, setWeek] = useState<string>()
  const [picked, setPicked] = useState<string>()
  const [every, setEvery] = useState(false)
  const free = useQuery({
    ...freeSlotsQuery(useApi(), consultantId, { ...kind, week }),
    placeholderData: keepPreviousData,
  })
  if (free.isPending) return <SkeletonLines lines={5} />
  if (free.isError) return <LoadFailed retry={free.refetch} />
  const strip = stripOf(free.data, week, zone, new Date())
  const day = openDay(strip, { day: picked, at })
  const go = (change: StripChange) => {
    if (change.week !== undefined) setWeek(change.week ?? undefined)
    setPicked(change.day ?? undefined)
    setEvery(false)
    onChoose(undefined)
  }
  return (
    <div className={classes.picker}>
      <DayStrip
        strip={strip}
        unknown={free.isPlaceholderData}
        opened={day?.day}
        today={free.data.today}
        lastDay={free.data.lastDay}
        onGo={go}
      />
      {free.isPlaceholderData ? (
        <SkeletonLines lines={5} />
      ) : day && day.slots.length > 0 ? (
        <SlotChoice
          key={`${day.day} ${zone}`}
          {...{ day, zone, onChoose }}
          choice={{ at, every }}
          more={(words, className) => (
            <button type="button" className={className} onClick={() => setEvery(true)}>
              {words}
            </button>
          )}
        />
      ) : (
        <p className={classes.none}>
          {strip.every(({ slots }) => slots.length === 0)
            ? t('No free slots this week.')
            : t('No free slots on this day. Choose a day with a number under it.')}
        </p>
      )}
    </div>
  )
}
