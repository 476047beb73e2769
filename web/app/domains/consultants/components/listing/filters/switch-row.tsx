import classes from './switch-row.module.css'

interface SwitchRowProps {
  label: string
  name: string
  value: string
  checked: boolean
  onToggle: (checked: boolean) => void
}

/** A plain checkbox that looks like a switch. */
export const SwitchRow = ({ label, name, value, checked, onToggle }: SwitchRowProps) => (
  <label className={classes.row}>
    <span>{label}</span>
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      name={name}
      value={value}
      checked={checked}
      onChange={(event) => onToggle(event.currentTarget.checked)}
    />
  </label>
)
