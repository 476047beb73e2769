import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Peer } from '../wire.ts'
import { createKnown } from './known.ts'
import { stageOf } from './stage.ts'

const peer: Peer = {
  role: 'consultant',
  peerId: 'page-one',
  in: true,
  connected: true,
  media: { audio: true, video: true, screen: false },
  quality: null,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A call that is live with the other's page. */
function aLiveCall() {
  let met: string | null = null
  const meet = vi.fn((peerId: string) => {
    met = peerId
  })
  const known = createKnown({ metPeer: () => met, meet, mendNow: () => {}, changed: () => {} })
  known.rest({ wanted: true })
  known.know({ wasIn: true, lineHolds: true })
  known.setPeer(peer)
  known.know({ connected: true })
  known.setFlow({ mayFlow: true, connectedSeconds: 0, since: null }, 'both')
  known.noteLive()
  return { known, meet, stage: () => stageOf(known.get().facts) }
}

test('a disconnected participant is waited for one minute, however often heartbeats repeat that they are absent', () => {
  const { known, stage } = aLiveCall()
  expect(stage()).toBe('live')
  known.setPeer({ ...peer, in: false })
  known.setPeer(null)
  for (let beats = 0; beats < 29; beats += 1) {
    vi.advanceTimersByTime(2_000)
    known.setPeer(null)
    expect(stage()).toBe('reconnecting')
  }
  vi.advanceTimersByTime(2_000)
  expect(stage()).toBe('waiting')
})

test('a participant who comes back within the minute is reconnected, and not given up', () => {
  const { known, meet, stage } = aLiveCall()
  known.setPeer({ ...peer, in: false })
  known.setPeer(null)
  vi.advanceTimersByTime(50_000)
  known.setPeer({ ...peer, peerId: 'page-two' })
  vi.advanceTimersByTime(50_000)
  expect(meet.mock.calls).toEqual([['page-one'], ['page-two']])
  expect(stage()).toBe('reconnecting')
})

test('a disconnected page stops its clock where the server last saw it, and continues with the server’s update', () => {
  const { known, stage } = aLiveCall()
  known.setFlow({ mayFlow: true, connectedSeconds: 60, since: '2026-01-01T10:00:00.000Z' }, null)
  known.lostLine(Date.parse('2026-01-01T10:00:07.000Z'))
  known.lostLine(Date.parse('2026-01-01T10:00:13.000Z'))
  expect(known.get().flow).toEqual({ mayFlow: false, connectedSeconds: 67, since: null })
  expect(stage()).toBe('reconnecting')
  const again = { mayFlow: true, connectedSeconds: 66, since: '2026-01-01T10:00:20.000Z' }
  known.know({ lineHolds: true })
  known.setFlow(again, null)
  expect(known.get().flow).toEqual(again)
  expect(stage()).toBe('live')
})

test('a participant who left is not waited for', () => {
  const { known, stage } = aLiveCall()
  known.setPeer(null)
  expect(stage()).toBe('waiting')
})
