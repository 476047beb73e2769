import type { Quality } from '../wire.ts'

/** Encoding limits of a video: the browser adapts within them, and they leave room for audio. */
export interface Encoding {
  maxKbps: number
  scaleDownBy: number
  maxFramerate: number
}

const CAMERA: readonly Encoding[] = [
  { maxKbps: 1500, scaleDownBy: 1, maxFramerate: 30 },
  { maxKbps: 700, scaleDownBy: 1.5, maxFramerate: 24 },
  { maxKbps: 300, scaleDownBy: 2, maxFramerate: 15 },
  { maxKbps: 120, scaleDownBy: 4, maxFramerate: 10 },
]
/** Text on a shared screen must stay readable, so the frame rate drops before the resolution. */
const SCREEN: readonly Encoding[] = [
  { maxKbps: 2500, scaleDownBy: 1, maxFramerate: 15 },
  { maxKbps: 1200, scaleDownBy: 1, maxFramerate: 10 },
  { maxKbps: 500, scaleDownBy: 1, maxFramerate: 5 },
  { maxKbps: 200, scaleDownBy: 1.5, maxFramerate: 2 },
]
export const LAST_STEP = CAMERA.length - 1

export const encodingOf = (picture: 'camera' | 'screen', step: number): Encoding =>
  (picture === 'screen' ? SCREEN : CAMERA)[Math.min(Math.max(step, 0), LAST_STEP)]!

export interface Adaptation {
  step: number
  /** Consecutive good measurements. */
  good: number
  /** Sum of consecutive measurements that were not good: weak ones count once, bad ones twice. */
  pressure: number
}

export const noAdaptation: Adaptation = { step: 0, good: 0, pressure: 0 }
/** Stepping up is slow: a network that was weak a moment ago may still be. */
const GOOD_TO_RISE = 5
/** After three bad measurements in a row, or six weak ones, even the smallest video is too much. */
const PRESSURE_TO_OFFER = 6

/** Steps down with every weak measurement, two steps with a bad one; up one after several good ones. */
export function adapt({ step, good, pressure }: Adaptation, measured: Quality): Adaptation {
  if (measured === 'good')
    return good + 1 >= GOOD_TO_RISE
      ? { step: Math.max(0, step - 1), good: 0, pressure: 0 }
      : { step, good: good + 1, pressure: 0 }
  const down = measured === 'bad' ? 2 : 1
  return { step: Math.min(LAST_STEP, step + down), good: 0, pressure: pressure + down }
}

/** Video is already at its smallest, and the network is still weak. */
export const isTooWeakForPictures = ({ step, pressure }: Adaptation) =>
  step === LAST_STEP && pressure >= PRESSURE_TO_OFFER

/** Applies the encoding to a sender; one that is not ready gets it with the next measurement. */
export async function applyEncoding(sender: RTCRtpSender | undefined, input: Encoding) {
  const parameters = sender?.getParameters()
  const [encoding] = parameters?.encodings ?? []
  if (!sender?.track || !parameters || !encoding) return
  if (encoding.maxBitrate === input.maxKbps * 1000 && encoding.scaleResolutionDownBy === input.scaleDownBy) return
  Object.assign(encoding, {
    maxBitrate: input.maxKbps * 1000,
    scaleResolutionDownBy: input.scaleDownBy,
    maxFramerate: input.maxFramerate,
  })
  await sender.setParameters(parameters).catch(() => {})
}
