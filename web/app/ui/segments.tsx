import classes from './segments.module.css'

interface SegmentsProps {
  /** Left out if the surrounding text names it. */
  legend?: string
  name: string
  choices: readonly { value: string; label: string }[]
  /** The choice, if controlled; otherwise the first is chosen initially and the form holds it. */
  chosen?: string
  onChoose?: (value: string) => void
}

/** Two or three options of which one is chosen, as plain radio buttons of a form. */
export function Segments({ legend, name, choices, chosen, onChoose }: SegmentsProps) {
  return (
    <fieldset className={classes.segments}>
      {legend && <legend className="pm-visually-hidden">{legend}</legend>}
      {choices.map(({ value, label }, i) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            {...(chosen === undefined ? { defaultChecked: i === 0 } : { checked: value === chosen })}
            onChange={() => onChoose?.(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
