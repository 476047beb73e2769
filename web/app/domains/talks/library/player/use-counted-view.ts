import { type SyntheticEvent, useRef } from 'react'
import { useApi } from '~/lib/query.tsx'
import { countView } from '../api.ts'

/** A view is ten seconds watched, or the whole of a shorter recording. */
const WATCHED_SECONDS = 10

/** Reports a view once; a failure is ignored. */
export function useCountedView(id: number) {
  const api = useApi()
  const seen = useRef({ last: 0, seconds: 0, reported: false })
  return (event: SyntheticEvent<HTMLVideoElement>) => {
    const { currentTime, ended } = event.currentTarget
    const now = seen.current
    const step = currentTime - now.last
    // Seeking is not watching.
    if (step > 0 && step < 2) now.seconds += step
    now.last = currentTime
    if (now.reported || (now.seconds < WATCHED_SECONDS && !ended)) return
    now.reported = true
    countView(api, id).catch(() => {})
  }
}
