import { type Capture, type Captured, capture } from './capture.ts'

/**
 * Opens another device of a kind while one is open. Many phones open only one camera at a time: if the second is
 * refused, the first is released and the second tried again. `kept` means that the first keeps running.
 */
export async function switchDevice(kind: Captured, deviceId: string, present: MediaStreamTrack | null) {
  const next = await capture(kind, deviceId)
  if (next.track || !present || present.readyState === 'ended') return { ...next, kept: false }
  if (kind === 'microphone' || (next.problem !== 'busy' && next.problem !== 'failed')) return { ...next, kept: true }
  const before = present.getSettings().deviceId ?? null
  present.stop()
  const again = await capture(kind, deviceId)
  if (again.track) return { ...again, kept: false }
  const back: Capture = await capture(kind, before)
  return { track: back.track, problem: back.track ? again.problem : back.problem, kept: false }
}
