import type { Quality } from '../wire.ts'
import { type Adaptation, adapt, isTooWeakForPictures, noAdaptation } from './adaptation.ts'
import { firstMark, intervalOf, nextMark, qualityOf } from './quality.ts'
import { type Sample, sampleOf } from './stats.ts'

const EVERY_MS = 2_000

interface Watched {
  stats: () => Promise<RTCStatsReport>
  sendsPicture: () => boolean
}

export interface Seen {
  quality: Quality
  step: number
  tooWeak: boolean
}

/** Measures a connection every two seconds and reports the result. Returns the stop function. */
export function watchNetwork(peer: Watched, notify: (seen: Seen) => void) {
  let before: Sample | undefined
  let mark = firstMark
  let adaptation: Adaptation = noAdaptation
  const timer = setInterval(async () => {
    const report = await peer.stats().catch(() => null)
    if (!report) return
    const sample = sampleOf(report.values(), performance.now())
    if (before) {
      const measured = qualityOf(intervalOf(before, sample), peer.sendsPicture())
      mark = nextMark(mark, measured)
      adaptation = adapt(adaptation, measured)
      notify({ quality: mark.shown, step: adaptation.step, tooWeak: isTooWeakForPictures(adaptation) })
    }
    before = sample
  }, EVERY_MS)
  return () => clearInterval(timer)
}
