import { appendFileSync } from 'node:fs'

/** `npm run stress` uses the full figures; the tests run the same campaigns with small ones. */
export const isFull = process.env.STRESS === 'full'
export const figure = (small: number, full: number) => (isFull ? full : small)

/** A measurement for the report. */
export function note(text: string) {
  if (process.env.STRESS_NOTES) appendFileSync(process.env.STRESS_NOTES, `${text}\n`)
}
