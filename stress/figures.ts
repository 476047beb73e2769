import { appendFileSync } from 'node:fs'

/** `npm run proof` asks for the full figures; the tests run the same campaigns small. */
export const isFull = process.env.PROOF === 'full'
export const figure = (small: number, full: number) => (isFull ? full : small)

/** Something measured that belongs into the report. */
export function note(text: string) {
  if (process.env.PROOF_NOTES) appendFileSync(process.env.PROOF_NOTES, `${text}\n`)
}
