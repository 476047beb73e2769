import { useCallback, useRef, useState } from 'react'
import { dayIn, formatDate, INDIA } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { useDismiss } from '~/ui/use-dismiss.ts'
import classes from './days-field.module.css'
import floating from './floating.module.css'
import type { Filter } from './types.ts'

interface DaysFieldProps {
  filter: Extract<Filter, { kind: 'days' }>
  value: Readonly<Record<string, string>>
  set: (changes: Record<string, string>) => void
  /** Shown directly instead of behind a button. */
  inline: boolean
}

/** A first and a last day; either may be empty. */
export function DaysField({ filter, value, set, inline }: DaysFieldProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  useDismiss(
    open,
    useCallback(() => setOpen(false), []),
    area,
  )
  const days = { from: value[filter.from] ?? '', to: value[filter.to] ?? '' }
  if (inline) {
    return (
      <fieldset className={classes.inline}>
        <legend>{filter.label}</legend>
        <DayInputs filter={filter} days={days} set={set} />
      </fieldset>
    )
  }
  return (
    <div className={floating.anchor} ref={area}>
      <button
        type="button"
        className={classes.button}
        data-chosen={Boolean(days.from || days.to)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="calendar-event" />
        {inWords(days, filter.label, t)}
      </button>
      {open && (
        <fieldset className={floating.panel} data-side="end">
          <legend className="pm-visually-hidden">{filter.label}</legend>
          <DayInputs filter={filter} days={days} set={set} />
        </fieldset>
      )}
    </div>
  )
}

const DAY_MS = 86_400_000

interface Days {
  from: string
  to: string
}

function DayInputs({ filter, days, set }: Pick<DaysFieldProps, 'filter' | 'set'> & { days: Days }) {
  const t = useT()
  const setDays = ({ from, to }: Days) => set({ [filter.from]: from, [filter.to]: to })
  const since = (daysAgo: number) => dayIn(INDIA, Date.now() - daysAgo * DAY_MS)
  const today = since(0)
  return (
    <div className={classes.days}>
      <div className={classes.quick}>
        {[
          { label: t('Today'), from: today },
          { label: t('Last 7 days'), from: since(6) },
          { label: t('Last 30 days'), from: since(29) },
        ].map(({ label, from }) => (
          <button
            key={label}
            type="button"
            className={classes.chip}
            aria-pressed={days.from === from && days.to === today}
            onClick={() => setDays({ from, to: today })}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={classes.pair}>
        <TextInput
          type="date"
          label={t('From')}
          value={days.from}
          max={days.to || undefined}
          onChange={(event) => setDays({ ...days, from: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('To')}
          value={days.to}
          min={days.from || undefined}
          onChange={(event) => setDays({ ...days, to: event.currentTarget.value })}
        />
      </div>
      {(days.from || days.to) && (
        <Button variant="subtle" onClick={() => setDays({ from: '', to: '' })}>
          {t('Any day')}
        </Button>
      )}
    </div>
  )
}

function inWords({ from, to }: Days, label: string, t: Translate) {
  const say = (day: string) => formatDate(day, t)
  if (from && to) return from === to ? say(from) : t('{from} – {to}', { from: say(from), to: say(to) })
  if (from) return t('From {day}', { day: say(from) })
  return to ? t('Until {day}', { day: say(to) }) : label
}
