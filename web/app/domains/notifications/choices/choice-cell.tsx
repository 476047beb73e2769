import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Switch } from '~/ui/operated/switch.tsx'
import classes from './choices.module.css'

interface ChoiceCellProps {
  label: string
  cell: 'on' | 'off' | 'always'
  onChange: (wanted: boolean) => void
}

/** On a phone the channel's name is below its switch, on a larger screen above the column. */
export function ChoiceCell({ label, cell, onChange }: ChoiceCellProps) {
  const t = useT()
  if (cell === 'always')
    return (
      <div className={classes.cell}>
        <span className={classes.always}>
          <Icon name="check" size={18} />
          {t('Always')}
        </span>
        <span className={classes.label}>{label}</span>
      </div>
    )
  return (
    <div className={classes.cell}>
      <Switch
        size="md"
        withThumbIndicator={false}
        aria-label={label}
        checked={cell === 'on'}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={classes.label}>{label}</span>
    </div>
  )
}
