import type { GetInputPropsReturnType } from '@mantine/form'
import { type ChangeEvent, useRef, useState } from 'react'
import type { fetchPincode } from '#contract/accounts.ts'
import { PINCODE_PATTERN } from '#contract/limits.ts'
import { problems } from '#contract/problems.ts'
import { ApiProblem } from '~/lib/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Loader } from '~/ui/loader.tsx'
import { TextInput } from '~/ui/text-input.tsx'
import classes from './place-fields.module.css'

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

/** PIN code, city and state; the first fills in the other two, which can still be corrected. */
export function PlaceFields({ form, className = classes.place }: { form: PlaceForm; className?: string | undefined }) {
  const t = useT()
  const { lookUp, outcome } = usePincode((place) => form.setValues(place))
  const pincode = form.getInputProps('pincode')
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, PINCODE_LENGTH)
    pincode.onChange(digits)
    void lookUp(digits)
  }
  return (
    <div className={className}>
      <TextInput
        label={t('PIN code')}
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
      <TextInput label={t('City')} autoComplete="address-level2" maxLength={80} {...form.getInputProps('city')} />
      <TextInput label={t('State')} autoComplete="address-level1" maxLength={80} {...form.getInputProps('state')} />
    </div>
  )
}

/** Looks a PIN code up; only the last one asked for counts. */
function usePincode(found: (place: Pick<Place, 'city' | 'state'>) => void) {
  const api = useApi()
  const asked = useRef('')
  const [outcome, setOutcome] = useState<'looking' | 'found' | 'unknown' | null>(null)

  async function lookUp(pincode: string) {
    asked.current = pincode
    if (!PINCODE_PATTERN.test(pincode)) return setOutcome(null)
    setOutcome('looking')
    const place = await api
      .call<typeof fetchPincode>('POST /api/mobile/v1/fetch-pincode', { pincode })
      .catch((error: unknown) => (error instanceof ApiProblem ? error : Promise.reject(error)))
    if (asked.current !== pincode) return
    if (place instanceof ApiProblem) return setOutcome(place.body.code === 'pincode_unknown' ? 'unknown' : null)
    found({ city: place.data.city, state: place.data.state })
    setOutcome('found')
  }
  return { lookUp, outcome }
}
