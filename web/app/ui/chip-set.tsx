import classes from './chip-set.module.css'
import { Icon } from './icon.tsx'

export interface Chip {
  value: string
  label: string
}

interface ChipSetProps {
  name: string
  chips: readonly Chip[]
  /** One of them, or any number. */
  kind: 'radio' | 'checkbox'
  chosen: readonly string[]
  onChoose: (value: string) => void
}

/** Options as plain inputs of a form. */
export const ChipSet = ({ name, chips, kind, chosen, onChoose }: ChipSetProps) => (
  <div className={classes.chips}>
    {chips.map(({ value, label }) => (
      <label key={value} className={classes.chip}>
        <input
          type={kind}
          name={name}
          value={value}
          checked={chosen.includes(value)}
          onChange={() => onChoose(value)}
        />
        <span>
          {kind === 'checkbox' && <Icon name="check" size={16} />}
          {label}
        </span>
      </label>
    ))}
  </div>
)
