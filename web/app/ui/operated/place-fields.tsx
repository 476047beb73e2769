import type { GetInputPropsReturnType } from '@mantine/form'
import type { ChangeEvent } from 'react'
import { problems } from '#contract/problems.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { type LookUpPlace, usePincode } from '~/lib/pincode.ts'
import { Icon } from '../icon.tsx'
import { Loader } from './loader.tsx'
import classes from './place-fields.module.css'
import { TextInput } from './text-input.tsx'

interface Place {
  pincode: string
  city: string
  state: string
}

interface PlaceForm {
  values: Place
  setValues: (place: Partial<Place>) => void
  getInputProps: (field: keyof Place) => GetInputPropsReturnType
}

const PINCODE_LENGTH = 6

interface PlaceFieldsProps {
  form: PlaceForm
  lookUpPlace: LookUpPlace
  className?: string | undefined
  /** Marks the fields as such. */
  optional?: boolean
}

/** PIN code, city and state; the first fills in the other two, which can be corrected. */
export function PlaceFields({ form, lookUpPlace, className = classes.place, optional = false }: PlaceFieldsProps) {
  const t = useT()
  const { lookUp, outcome } = usePincode(lookUpPlace, (place) => form.setValues(place))
  const named = (label: string) => (optional ? t('{label} (optional)', { label }) : label)
  const pincode = form.getInputProps('pincode')
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, PINCODE_LENGTH)
    pincode.onChange(digits)
    void lookUp(digits)
  }
  return (
    <div className={className}>
      <TextInput
        label={named(t('PIN code'))}
        inputMode="numeric"
        autoComplete="postal-code"
        {...pincode}
        onChange={type}
        error={pincode.error ?? (outcome === 'unknown' && t(problems.pincode_unknown.message))}
        rightSection={
          outcome === 'looking' ? (
            <Loader size="xs" />
          ) : outcome === 'found' ? (
            <Icon name="check" className={classes.found} />
          ) : null
        }
      />
      <TextInput
        label={named(t('City'))}
        autoComplete="address-level2"
        maxLength={80}
        {...form.getInputProps('city')}
      />
      <TextInput
        label={named(t('State'))}
        autoComplete="address-level1"
        maxLength={80}
        {...form.getInputProps('state')}
      />
    </div>
  )
}
