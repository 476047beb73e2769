import { useRef, useState } from 'react'
import { PINCODE_PATTERN } from '#contract/constants.ts'
import { ApiProblem } from './api.ts'

export type LookUpPlace = (pincode: string) => Promise<{ city: string; state: string }>

/** Looks up PIN codes while typing; only the last one counts. */
export function usePincode(lookUpPlace: LookUpPlace, found: (place: { city: string; state: string }) => void) {
  const asked = useRef('')
  const [outcome, setOutcome] = useState<'looking' | 'found' | 'unknown' | null>(null)

  async function lookUp(pincode: string) {
    asked.current = pincode
    if (!PINCODE_PATTERN.test(pincode)) return setOutcome(null)
    setOutcome('looking')
    const place = await lookUpPlace(pincode).catch((error: unknown) =>
      error instanceof ApiProblem ? error : Promise.reject(error),
    )
    if (asked.current !== pincode) return
    if (place instanceof ApiProblem) return setOutcome(place.body.code === 'pincode_unknown' ? 'unknown' : null)
    found(place)
    setOutcome('found')
  }
  return { lookUp, outcome }
}
