import { type SyntheticEvent, useRef } from 'react'
import { useApi } from '~/lib/query.tsx'
import { countView } from '../api.ts'

/** A view is ten seconds really watched, or all of what is shorter. */
const WATCHED_SECONDS = 10

/** Tells the house once that somebody watches; that it fails is nobody's trouble. */
export function useCountedView(id: number) {
  const api = useApi()
  const seen = useRef({ last: 0, seconds: 0, told: false })
  return (event: SyntheticEvent<HTMLVideoElement>) => {
    const { currentTime, ended } = event.currentTarget
    const now = seen.current
    const step = currentTime - now.last
    // A jump is not watching.
    if (step > 0 && step < 2) now.seconds += step
    now.last = currentTime
    if (now.told || (now.seconds < WATCHED_SECONDS && !ended)) return
    now.told = true
    countView(api, id).catch(() => {})
  }
}
