import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Peer } from '../wire.ts'
import { createCallState } from './call-state.ts'
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
  const callState = createCallState({ metPeer: () => met, meet, mendNow: () => {}, changed: () => {} })
  callState.rest({ wanted: true })
  callState.update({ wasIn: true, lineHolds: true })
  callState.setPeer(peer)
  callState.update({ connected: true })
  callState.setFlow({ mayFlow: true, connectedSeconds: 0, since: null }, 'both')
  callState.noteLive()
  return { callState, meet, stage: () => stageOf(callState.get().facts) }
}

test('a disconnected participant is waited for one minute, however often heartbeats repeat that they are absent', () => {
  const { callState, stage } = aLiveCall()
  expect(stage()).toBe('live')
  callState.setPeer({ ...peer, in: false })
  callState.setPeer(null)
  for (let beats = 0; beats < 29; beats += 1) {
    vi.advanceTimersByTime(2_000)
    callState.setPeer(null)
    expect(stage()).toBe('reconnecting')
  }
  vi.advanceTimersByTime(2_000)
  expect(stage()).toBe('waiting')
})

test('a participant who comes back within the minute is reconnected, and not given up', () => {
  const { callState, meet, stage } = aLiveCall()
  callState.setPeer({ ...peer, in: false })
  callState.setPeer(null)
  vi.advanceTimersByTime(50_000)
  callState.setPeer({ ...peer, peerId: 'page-two' })
  vi.advanceTimersByTime(50_000)
  expect(meet.mock.calls).toEqual([['page-one'], ['page-two']])
  expect(stage()).toBe('reconnecting')
})

test('a disconnected page stops its clock where the server last saw it, and continues with the server’s update', () => {
  const { callState, stage } = aLiveCall()
  callState.setFlow({ mayFlow: true, connectedSeconds: 60, since: '2026-01-01T10:00:00.000Z' }, null)
  callState.lostLine(Date.parse('2026-01-01T10:00:07.000Z'))
  callState.lostLine(Date.parse('2026-01-01T10:00:13.000Z'))
  expect(callState.get().flow).toEqual({ mayFlow: false, connectedSeconds: 67, since: null })
  expect(stage()).toBe('reconnecting')
  const again = { mayFlow: true, connectedSeconds: 66, since: '2026-01-01T10:00:20.000Z' }
  callState.update({ lineHolds: true })
  callState.setFlow(again, null)
  expect(callState.get().flow).toEqual(again)
  expect(stage()).toBe('live')
})

test('a participant who left is not waited for', () => {
  const { callState, stage } = aLiveCall()
  callState.setPeer(null)
  expect(stage()).toBe('waiting')
})
