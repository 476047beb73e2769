import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useMeter } from '../meter/use-meter.ts'
import type { StartPaying } from '../paying.ts'
import { MeterBar } from './meter-bar.tsx'

const TopUpSheet = lazy(async () => ({ default: (await import('./top-up-sheet.tsx')).TopUpSheet }))

interface CallBarProps {
  talkId: number
  /** Set while this page cannot reach the server: the meter stops at this many seconds. */
  standsAt: number | null
  limits: { leastPaise: number; mostPaise: number }
  startPaying: StartPaying
  /** Wraps the sheet. */
  around: (sheet: ReactNode) => ReactNode
}

/**
 * The bar of a per-minute talk: spent, time left, wallet, and adding money during the call. The room uses it through
 * features/talk-ring/talk-bar.tsx.
 */
export function CallBar({ talkId, standsAt, limits, startPaying, around }: CallBarProps) {
  const { talk, meter, paisePerMinute } = useMeter(talkId, standsAt)
  const [adding, setAdding] = useState(false)
  if (!talk || !meter || talk.state !== 'live') return null
  const bar = { meter, side: talk.role, paisePerMinute }
  if (talk.role !== 'customer') return <MeterBar {...bar} />
  return (
    <>
      <MeterBar {...bar} onTopUp={() => setAdding(true)} />
      {adding && (
        <Suspense fallback={null}>
          {around(
            <TopUpSheet
              secondsLeft={meter.secondsLeft}
              paisePerMinute={paisePerMinute}
              limits={limits}
              startPaying={startPaying}
              onClose={() => setAdding(false)}
            />,
          )}
        </Suspense>
      )}
    </>
  )
}
