import type { Translate } from '~/lib/i18n/texts.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
/** Seconds left when the clock turns amber and red, and the minutes that are announced. */
const AMBER_SECONDS = 5 * MINUTE
const RED_SECONDS = MINUTE
const SAID_AT_MINUTES = [10, 5, 1] as const

const two = (number: number) => String(number).padStart(2, '0')

/** '04:37'; '1:04:37' from an hour on. */
export function clockFace(seconds: number) {
  const whole = Math.max(0, Math.floor(seconds))
  const minutes = `${two(Math.floor((whole % HOUR) / MINUTE))}:${two(whole % MINUTE)}`
  return whole >= HOUR ? `${Math.floor(whole / HOUR)}:${minutes}` : minutes
}

type Tone = 'calm' | 'amber' | 'red'

export interface ClockView {
  figure: string
  /** Text beside the figure: 'of 30:00', 'left'. */
  words: string
  tone: Tone
}

interface Span {
  startsAt: string
  endsAt: string
}

/** The clock of a booked session at an instant of the server's clock. */
export function bookedClock({ startsAt, endsAt }: Span, now: number, t: Translate): ClockView {
  const untilStart = Math.ceil((Date.parse(startsAt) - now) / 1000)
  if (untilStart > 0) return { figure: clockFace(untilStart), words: t('to start'), tone: 'calm' }
  const left = secondsLeft(endsAt, now)
  if (left <= 0) return { figure: clockFace(0), words: t('time is up'), tone: 'red' }
  const tone = left <= RED_SECONDS ? 'red' : 'amber'
  if (left <= AMBER_SECONDS) return { figure: clockFace(left), words: t('left|of the time'), tone }
  const length = (Date.parse(endsAt) - Date.parse(startsAt)) / 1000
  return { figure: clockFace(length - left), words: t('of {length}', { length: clockFace(length) }), tone: 'calm' }
}

export const secondsLeft = (endsAt: string, now: number) => Math.ceil((Date.parse(endsAt) - now) / 1000)

/** The minutes to announce once they are reached; undefined if there is nothing to announce. */
export function minutesToSay(left: number, lastSaid: number | undefined) {
  const reached = SAID_AT_MINUTES.findLast((minutes) => left > 0 && left <= minutes * MINUTE)
  return reached !== undefined && (lastSaid === undefined || reached < lastSaid) ? reached : undefined
}
