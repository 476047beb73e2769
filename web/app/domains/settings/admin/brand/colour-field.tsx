import { contrast, HEX_COLOUR, READABLE } from '#contract/settings/brand-colours.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import classes from './brand-form.module.css'

interface ColourFieldProps {
  value: string
  field: object
  onChange: (colour: string) => void
}

/** The primary colour, picked or typed, with its contrast as the server will check it. */
export function ColourField({ value, field, onChange }: ColourFieldProps) {
  const t = useT()
  const isColour = HEX_COLOUR.test(value)
  const ratio = isColour ? contrast(value, '#ffffff') : undefined
  return (
    <div className={classes.colour}>
      <TextInput
        label={t('Primary colour')}
        description={t('Used for buttons, links and the footer. The light and dark shades are made from it.')}
        maxLength={7}
        spellCheck={false}
        {...field}
        onChange={(event) => onChange(event.currentTarget.value.toLowerCase())}
        leftSection={
          <input
            type="color"
            aria-label={t('Pick the primary colour')}
            value={isColour ? value : '#000000'}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        }
        leftSectionWidth={56}
        leftSectionPointerEvents="all"
      />
      {ratio !== undefined && (
        <p className={classes.contrast} data-readable={ratio >= READABLE} role="status">
          {ratio >= READABLE
            ? t('Contrast with white text: {ratio} : 1, easy to read', { ratio: ratio.toFixed(1) })
            : t('Contrast with white text: {ratio} : 1, at least {least} needed', {
                ratio: ratio.toFixed(1),
                least: READABLE,
              })}
        </p>
      )}
    </div>
  )
}
