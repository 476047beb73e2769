import type { DeviceProblem } from '../call.ts'

export type Captured = 'microphone' | 'camera'

const VOICE: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }
const PICTURE: MediaTrackConstraints = {
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 30, max: 30 },
}

function constraintsOf(kind: Captured, deviceId: string | null): MediaTrackConstraints {
  const device = deviceId ? { deviceId: { exact: deviceId } } : kind === 'camera' ? { facingMode: 'user' } : {}
  return { ...(kind === 'camera' ? PICTURE : VOICE), ...device }
}

/** What a browser's refusal means to the person before it. */
export function problemOf(error: unknown): DeviceProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return name === 'TypeError' ? 'unsupported' : 'busy'
}

export interface Capture {
  track: MediaStreamTrack | null
  problem: DeviceProblem | null
}

async function request(wish: MediaStreamConstraints) {
  // Pages that are not reached safely have no devices at all.
  if (!navigator.mediaDevices?.getUserMedia) throw new TypeError('no media devices')
  return navigator.mediaDevices.getUserMedia(wish)
}

/** Opens one device; one that was chosen on another day and is gone gives way to the browser's own choice. */
export async function capture(kind: Captured, deviceId: string | null): Promise<Capture> {
  const name = kind === 'camera' ? 'video' : 'audio'
  try {
    const stream = await request({ [name]: constraintsOf(kind, deviceId) })
    return { track: stream.getTracks()[0] ?? null, problem: null }
  } catch (error) {
    const problem = problemOf(error)
    return deviceId && problem === 'missing' ? capture(kind, null) : { track: null, problem }
  }
}

/** Both with one question to the person; if that fails, each alone, to know which one it was. */
export async function captureBoth(
  microphone: string | null,
  camera: string | null,
): Promise<Record<Captured, Capture>> {
  try {
    const stream = await request({
      audio: constraintsOf('microphone', microphone),
      video: constraintsOf('camera', camera),
    })
    const one = (track: MediaStreamTrack | undefined): Capture => ({ track: track ?? null, problem: null })
    return { microphone: one(stream.getAudioTracks()[0]), camera: one(stream.getVideoTracks()[0]) }
  } catch {
    return { microphone: await capture('microphone', microphone), camera: await capture('camera', camera) }
  }
}

/** Asks which screen or window to show; null when the person changed their mind. */
export async function captureScreen(): Promise<Capture> {
  if (!navigator.mediaDevices?.getDisplayMedia) return { track: null, problem: 'unsupported' }
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { max: 15 } }, audio: false })
    const [track] = stream.getVideoTracks()
    // Letters stay sharp, whatever that costs in movement.
    if (track) track.contentHint = 'detail'
    return { track: track ?? null, problem: null }
  } catch (error) {
    const problem = problemOf(error)
    return { track: null, problem: problem === 'denied' ? null : problem }
  }
}
