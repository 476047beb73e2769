import type { ReactNode } from 'react'
import { formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { Icon } from '~/ui/icon.tsx'
import type { IconName } from '~/ui/icon-names.ts'
import type { Choice } from '../choice.ts'
import { byPeriod, mainTimes, type Period, type StripDay } from '../strip.ts'
import classes from './slot-choice.module.css'

const looks: Record<Period, { word: string; icon: IconName }> = {
  morning: { word: msg('Morning'), icon: 'sunrise' },
  afternoon: { word: msg('Afternoon'), icon: 'sun' },
  evening: { word: msg('Evening'), icon: 'moon' },
}

interface SlotChoiceProps {
  day: StripDay
  choice: Pick<Choice, 'at' | 'every'>
  /** The zone times are shown in. */
  zone: string
  onChoose: (at: string) => void
  /** While other slots are loading. */
  disabled?: boolean
  /** Renders the control that shows the remaining slots. */
  more: (words: string, className: string | undefined) => ReactNode
}

/**
 * The free slots of a day as plain radio buttons, grouped by part of the day. The radios are uncontrolled, so pass a
 * key that changes with day, mode and length.
 */
export function SlotChoice({ day, choice, zone, onChoose, disabled = false, more }: SlotChoiceProps) {
  const t = useT()
  const main = mainTimes(day.slots, zone)
  const chosenIsHidden = choice.at !== undefined && day.slots.includes(choice.at) && !main.includes(choice.at)
  const shown = choice.every || chosenIsHidden ? day.slots : main
  return (
    <div className={classes.periods}>
      {byPeriod(shown, zone).map(([period, slots]) => (
        <fieldset key={period} className={classes.period} disabled={disabled}>
          <legend>
            <Icon name={looks[period].icon} />
            {t(looks[period].word)}
          </legend>
          <div className={classes.slots}>
            {slots.map((at) => (
              <label key={at} className={classes.slot}>
                <input
                  type="radio"
                  name="at"
                  value={at}
                  defaultChecked={choice.at === at}
                  onChange={() => onChoose(at)}
                />
                <span className="pm-num">{formatTime(at, { zone })}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {shown.length < day.slots.length &&
        more(t.count(day.slots.length, 'The {count} time of this day', 'All {count} slots on this day'), classes.more)}
    </div>
  )
}
