import { type Capture, type Captured, capture } from './capture.ts'

/**
 * Opens another device of a kind while one is open. Many phones open only one camera at a time: if the second is
 * refused, the first is released and the second tried again. `isUnchanged` means that the first keeps running.
 */
export async function switchDevice(kind: Captured, deviceId: string, present: MediaStreamTrack | null) {
  const next = await capture(kind, deviceId)
  if (next.track || !present || present.readyState === 'ended') return { ...next, isUnchanged: false }
  if (kind === 'microphone' || (next.problem !== 'busy' && next.problem !== 'failed'))
    return { ...next, isUnchanged: true }
  const before = present.getSettings().deviceId ?? null
  present.stop()
  const again = await capture(kind, deviceId)
  if (again.track) return { ...again, isUnchanged: false }
  const back: Capture = await capture(kind, before)
  return { track: back.track, problem: back.track ? again.problem : back.problem, isUnchanged: false }
}
