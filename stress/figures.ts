import { appendFileSync } from 'node:fs'

/** `npm run stress` asks for the full figures; the tests run the same campaigns small. */
export const isFull = process.env.STRESS === 'full'
export const figure = (small: number, full: number) => (isFull ? full : small)

/** Something measured that belongs into the report. */
export function note(text: string) {
  if (process.env.STRESS_NOTES) appendFileSync(process.env.STRESS_NOTES, `${text}\n`)
}
