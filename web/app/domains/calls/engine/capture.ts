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

/** Error names of Media Capture and Screen Capture. */
const PROBLEMS: Record<string, DeviceProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'forbidden',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'failed',
  InvalidStateError: 'again',
  NotSupportedError: 'unsupported',
  TypeError: 'unsupported',
}

/** Some browsers throw objects that are not instances of Error. */
const refusalOf = (error: unknown) => {
  const { name = '', message = '' } = (typeof error === 'object' && error ? error : {}) as Partial<Error>
  return { name: String(name), message: String(message) }
}

/** What a browser's error means to the user. */
export function problemOf(error: unknown, isSecure = globalThis.isSecureContext): DeviceProblem {
  const { name } = refusalOf(error)
  if (name === 'TypeError' && isSecure === false) return 'insecure'
  return PROBLEMS[name] ?? 'failed'
}

const isOverconstrained = (error: unknown) => refusalOf(error).name === 'OverconstrainedError'

export interface Capture {
  track: MediaStreamTrack | null
  problem: DeviceProblem | null
}

async function request(input: MediaStreamConstraints) {
  // Pages outside a secure context have no devices.
  if (!navigator.mediaDevices?.getUserMedia) throw new TypeError('no media devices')
  return navigator.mediaDevices.getUserMedia(input)
}

/**
 * Opens one device. If a remembered device is gone, the browser's default is used; if it does not meet the preferred
 * constraints, it is opened without them.
 */
export async function capture(kind: Captured, deviceId: string | null): Promise<Capture> {
  const name = kind === 'camera' ? 'video' : 'audio'
  try {
    const stream = await request({ [name]: constraintsOf(kind, deviceId) })
    return { track: stream.getTracks()[0] ?? null, problem: null }
  } catch (error) {
    const problem = problemOf(error)
    if (deviceId && problem === 'missing') return capture(kind, null)
    return isOverconstrained(error) ? captureAsItIs(name) : { track: null, problem }
  }
}

async function captureAsItIs(name: 'audio' | 'video'): Promise<Capture> {
  try {
    const stream = await request({ [name]: true })
    return { track: stream.getTracks()[0] ?? null, problem: null }
  } catch (error) {
    return { track: null, problem: problemOf(error) }
  }
}

/** Both with one permission prompt; if that fails, each alone, to find out which one failed. */
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

/** Dismissing the browser's prompt is no problem; a system that denies screen capture is one. */
const changedTheirMind = (error: unknown) => {
  const { name, message } = refusalOf(error)
  return name === 'NotAllowedError' && !/system/i.test(message)
}

/** Asks which screen or window to share; resolves without a track if the user cancels. */
export async function captureScreen(): Promise<Capture> {
  if (!navigator.mediaDevices?.getDisplayMedia) return { track: null, problem: problemOf(new TypeError('none')) }
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { max: 15 } }, audio: false })
    const [track] = stream.getVideoTracks()
    // Prefers sharp text over smooth motion.
    if (track) track.contentHint = 'detail'
    return { track: track ?? null, problem: null }
  } catch (error) {
    return { track: null, problem: changedTheirMind(error) ? null : problemOf(error) }
  }
}
