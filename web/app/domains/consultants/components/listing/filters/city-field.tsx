import { useT } from '~/lib/i18n/react.tsx'
import { Group } from './group.tsx'
import classes from './select.module.css'
import type { FieldProps } from './types.ts'

/** Applied on blur or Enter, not at every letter. */
export function CityField({ filters, change }: FieldProps) {
  const t = useT()
  const apply = (value: string) => {
    const city = value.trim() || undefined
    if (city !== filters.city) change({ city })
  }
  return (
    <Group legend={t('City')}>
      <input
        key={filters.city}
        className={classes.text}
        type="text"
        name="city"
        aria-label={t('City')}
        placeholder={t('Any city')}
        autoComplete="address-level2"
        maxLength={80}
        defaultValue={filters.city}
        onBlur={(event) => apply(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply(event.currentTarget.value)
        }}
      />
    </Group>
  )
}
