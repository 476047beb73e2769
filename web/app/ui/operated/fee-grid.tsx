import classes from './fee-grid.module.css'
import { RupeesInput } from './rupees-input.tsx'

interface FeeGridProps<Mode extends string, Minutes extends number> {
  modes: readonly (readonly [mode: Mode, word: string])[]
  lengths: readonly (readonly [minutes: Minutes, word: string])[]
  /** Input props from the form: value, error and change handler. */
  field: (mode: Mode, minutes: Minutes) => object
  /** Header cell above the modes. */
  corner?: string
}

/** The fee of each mode and length; on a phone two lengths are side by side. */
export function FeeGrid<Mode extends string, Minutes extends number>(props: FeeGridProps<Mode, Minutes>) {
  const { modes, lengths, field, corner } = props
  return (
    <>
      <div className={classes.head} aria-hidden>
        <span>{corner}</span>
        {lengths.map(([minutes, word]) => (
          <span key={minutes}>{word}</span>
        ))}
      </div>
      {modes.map(([mode, word]) => (
        <div key={mode} className={classes.row}>
          <span className={classes.mode}>{word}</span>
          {lengths.map(([minutes, length]) => (
            <div key={minutes}>
              <span className={classes.length} aria-hidden>
                {length}
              </span>
              <RupeesInput aria-label={`${word}, ${length}`} leftSectionWidth={30} {...field(mode, minutes)} />
            </div>
          ))}
        </div>
      ))}
    </>
  )
}
