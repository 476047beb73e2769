import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatDate, formatMonth, formatWeekday } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { freeDaysQuery, type SessionKind } from '../api.ts'
import { addDays } from '../choice.ts'
import { firstOf, monthAfter, monthBefore, monthOf, weeksOf } from '../month.ts'
import { slotsByDay } from '../strip.ts'
import classes from './month-calendar.module.css'

interface MonthCalendarProps {
  consultantId: number
  kind: SessionKind
  zone: string
  /** The month shown first contains this day. */
  opened: string
  today: string
  lastDay: string
  onPick: (day: string) => void
  /** Beside the arrows: the button for the week view. */
  beside?: ReactNode
}

/** A month needs two responses, with a day on each side for readers in other time zones. */
const HALF_DAYS = 17
const MONDAY = '2024-01-01'

/** A month; each day shows its number of free slots. */
export function MonthCalendar({
  consultantId,
  kind,
  zone,
  opened,
  today,
  lastDay,
  onPick,
  beside,
}: MonthCalendarProps) {
  const t = useT()
  const api = useApi()
  const [month, setMonth] = useState(monthOf(opened))
  const from = addDays(firstOf(month), -1)
  const halves = useQueries({
    queries: [from, addDays(from, HALF_DAYS)].map((start) => ({
      ...freeDaysQuery(api, consultantId, kind, start < today ? today : start, HALF_DAYS),
      enabled: addDays(start, HALF_DAYS) > today,
      placeholderData: keepPreviousData,
    })),
  })
  const free = slotsByDay(
    halves.flatMap(({ data }) => data ?? []),
    zone,
  )
  const failed = halves.find(({ isError }) => isError)
  const unknown = halves.some(({ isLoading, isPlaceholderData }) => isLoading || isPlaceholderData)
  const countOf = (day: string) => new Set(free.get(day)).size
  return (
    <div className={classes.month} aria-busy={halves.some(({ isFetching }) => isFetching)}>
      <div className={classes.head}>
        <strong aria-live="polite">{formatMonth(firstOf(month), t)}</strong>
        {beside}
        <IconButton
          icon="chevron-left"
          label={t('Previous month')}
          disabled={month <= monthOf(today)}
          onClick={() => setMonth(monthBefore(month))}
        />
        <IconButton
          icon="chevron-right"
          label={t('Next month')}
          disabled={month >= monthOf(lastDay)}
          onClick={() => setMonth(monthAfter(month))}
        />
      </div>
      {failed && <LoadFailed retry={failed.refetch} />}
      <table className={classes.days}>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, i) => addDays(MONDAY, i)).map((day) => (
              <th key={day} scope="col" abbr={formatWeekday(day, 'long', t)}>
                {formatWeekday(day, 'short', t)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells of a fixed grid.
                <td key={i}>
                  {day && (
                    <button
                      type="button"
                      className={classes.day}
                      disabled={countOf(day) === 0}
                      aria-current={day === opened ? 'date' : undefined}
                      onClick={() => onPick(day)}
                    >
                      <span aria-hidden="true">{Number(day.slice(8))}</span>
                      <span className="pm-visually-hidden">
                        {formatDate(day, t)}
                        {!unknown && `, ${freeWords(countOf(day))}`}
                      </span>
                      {countOf(day) > 0 && (
                        <small className="pm-num" aria-hidden="true">
                          {countOf(day)}
                        </small>
                      )}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )

  function freeWords(count: number) {
    return count === 0 ? t('None|free slots') : t('{count} free', { count })
  }
}
