import type { ReactNode } from 'react'
import { formatDay, formatTime, INDIA } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { type CallTime, SOON_MINUTES } from '../call-times.ts'
import classes from './callback-form.module.css'

/** Continues 'Call me': 'in 10 minutes', 'today at 5:00 PM'. */
export function callTimeText({ at, soon }: CallTime, t: Translate) {
  if (soon) return t('in {minutes} minutes|call me', { minutes: SOON_MINUTES })
  const time = formatTime(at, { zone: INDIA })
  return isToday(at) ? t('today at {time}|call me', { time }) : t('tomorrow at {time}|call me', { time })
}

const isToday = (at: Date) => {
  const style = { language: 'en', zone: INDIA } as const
  return formatDay(at, new Date(), style) === 'Today'
}

interface CallTimeFieldProps {
  times: readonly CallTime[]
  chosen: CallTime | undefined
  onChoose: (time: CallTime) => void
  error: ReactNode
}

export function CallTimeField({ times, chosen, onChoose, error }: CallTimeFieldProps) {
  const t = useT()
  return (
    <fieldset className={classes.group}>
      <legend>{t('When')}</legend>
      <div className={classes.times}>
        {times.map((time) => (
          <label key={time.at.getTime()}>
            <input
              type="radio"
              name="callAt"
              value={time.at.toISOString()}
              checked={time === chosen}
              onChange={() => onChoose(time)}
            />
            <span className="pm-num">{shortText(time, t)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className={classes.wrong} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function shortText({ at, soon }: CallTime, t: Translate) {
  if (soon) return t('In {minutes} min', { minutes: SOON_MINUTES })
  const time = formatTime(at, { zone: INDIA })
  return isToday(at) ? time : t('Tomorrow, {time}', { time })
}
