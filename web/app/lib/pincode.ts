import { useRef, useState } from 'react'
import type { fetchPincode } from '#contract/accounts/places.ts'
import { PINCODE_PATTERN } from '#contract/constants.ts'
import { ApiProblem } from './api.ts'
import { useApi } from './query.tsx'

/** Looks up PIN codes while typing; only the last one counts. */
export function usePincode(found: (place: { city: string; state: string }) => void) {
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
