import type { ReactNode } from 'react'
import classes from './choice-list.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

interface ListedChoice<Value extends string> {
  value: Value
  label: ReactNode
  /** An explanation, in a smaller line below. */
  note?: ReactNode
  icon?: IconName
}

interface ChoiceListProps<Value extends string> {
  /** Accessible name of the list. */
  legend: string
  name: string
  choices: readonly ListedChoice<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A few options below each other of which one is chosen, each with an explanation. */
export function ChoiceList<Value extends string>({ legend, name, choices, chosen, onChoose }: ChoiceListProps<Value>) {
  return (
    <fieldset className={classes.list}>
      <legend className="pm-visually-hidden">{legend}</legend>
      {choices.map(({ value, label, note, icon }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          {icon && <Icon name={icon} size={22} />}
          <span>
            <strong>{label}</strong>
            {note && <small className="pm-num">{note}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
