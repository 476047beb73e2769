import classes from './segments.module.css'

interface SegmentsProps {
  legend: string
  name: string
  choices: readonly { value: string; label: string }[]
}

/** Two or three peers of which one is chosen, as plain radio buttons of a form; the first is chosen at the start. */
export function Segments({ legend, name, choices }: SegmentsProps) {
  return (
    <fieldset className={classes.segments}>
      <legend className="pm-visually-hidden">{legend}</legend>
      {choices.map(({ value, label }, i) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={i === 0} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
