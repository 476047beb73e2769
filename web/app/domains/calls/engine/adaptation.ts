import type { Quality } from '../wire.ts'

/** How a picture is sent: the browser adapts within these, and they keep the voice clear of it. */
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
/** What is written on a screen must stay readable, so it moves less instead of getting smaller. */
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
  /** Measurements in a row that were good. */
  good: number
  /** Of the measurements in a row that were not good: weak ones count once, bad ones twice. */
  pressure: number
}

export const noAdaptation: Adaptation = { step: 0, good: 0, pressure: 0 }
/** Going up again is slow: a network that was weak a moment ago is asked for more with care. */
const GOOD_TO_RISE = 5
/** After three bad measurements in a row, or six weak ones, even the smallest picture is too much. */
const PRESSURE_TO_OFFER = 6

/** Down with every weak measurement, two steps with a bad one; up one after some good ones. */
export function adapt({ step, good, pressure }: Adaptation, measured: Quality): Adaptation {
  if (measured === 'good')
    return good + 1 >= GOOD_TO_RISE
      ? { step: Math.max(0, step - 1), good: 0, pressure: 0 }
      : { step, good: good + 1, pressure: 0 }
  const down = measured === 'bad' ? 2 : 1
  return { step: Math.min(LAST_STEP, step + down), good: 0, pressure: pressure + down }
}

/** Pictures have been made as small as they get, and it is still no better. */
export const isTooWeakForPictures = ({ step, pressure }: Adaptation) =>
  step === LAST_STEP && pressure >= PRESSURE_TO_OFFER

/** Tells a sender; one that is not ready yet is told again with the next measurement. */
export async function applyEncoding(sender: RTCRtpSender | undefined, wish: Encoding) {
  const parameters = sender?.getParameters()
  const [encoding] = parameters?.encodings ?? []
  if (!sender?.track || !parameters || !encoding) return
  if (encoding.maxBitrate === wish.maxKbps * 1000 && encoding.scaleResolutionDownBy === wish.scaleDownBy) return
  Object.assign(encoding, {
    maxBitrate: wish.maxKbps * 1000,
    scaleResolutionDownBy: wish.scaleDownBy,
    maxFramerate: wish.maxFramerate,
  })
  await sender.setParameters(parameters).catch(() => {})
}
