import { dayInIndia } from '#server/platform/time.ts'
import type { TalkFacts, TalkState } from './talk.ts'

/** A ring ends by time, whether or not its row has been updated. */
export const stateAt = ({ state, ringUntil }: Pick<TalkFacts, 'state' | 'ringUntil'>, now: Date): TalkState =>
  state === 'ringing' && ringUntil <= now ? 'missed' : state

/** CALL-26-00001: the year in India, and an increasing number. */
export const numberOf = (sequence: number, now: Date) =>
  `CALL-${dayInIndia(now).slice(2, 4)}-${String(sequence).padStart(5, '0')}`

const two = (n: number) => String(n).padStart(2, '0')
/** 41:22, or 1:02:05. */
export const clockOf = (seconds: number) => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
