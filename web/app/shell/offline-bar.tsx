import { lazy, Suspense } from 'react'
import { barSlot } from './offline/bar-slot.ts'

const LOAD_AFTER_MS = 3_000
const nothing = () => null

/** Loaded while there is a network: long after the page, or with it if the page shows a banner. */
const Bars = lazy(async () => {
  if (!barSlot.bar) {
    if (!import.meta.env.SSR && !document.querySelector('.pm-banner'))
      await new Promise((pass) => setTimeout(pass, LOAD_AFTER_MS))
    // If the network is lost before, there are no bars.
    await import('./offline/connection-bar.tsx').catch(nothing)
  }
  return { default: barSlot.bar ?? nothing }
})

/** Connection status and the announcement of staff, under the header. */
export const OfflineBar = () => (
  <Suspense fallback={null}>
    <Bars />
  </Suspense>
)
