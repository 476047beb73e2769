import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './rating.module.css'

interface StarInputProps {
  /** Names the radio group of this form. */
  name: string
  value: number
  onChange: (stars: number) => void
}

/** One to five stars as a radio group. */
export function StarInput({ name, value, onChange }: StarInputProps) {
  const t = useT()
  return (
    <fieldset className={classes.stars}>
      <legend className="pm-visually-hidden">{t('Your rating')}</legend>
      {[1, 2, 3, 4, 5].map((star) => (
        <label key={star} className={classes.star} data-on={star <= value || undefined}>
          <input type="radio" name={name} value={star} checked={star === value} onChange={() => onChange(star)} />
          <span className="pm-visually-hidden">{t.count(star, '{count} star', '{count} stars')}</span>
          <Icon name={star <= value ? 'star-filled' : 'star'} size={46} />
        </label>
      ))}
    </fieldset>
  )
}
