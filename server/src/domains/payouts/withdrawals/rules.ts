import type { z } from 'zod'
import type { WithdrawalState } from '#contract/payouts/endpoints.ts'
import { secondsAfter } from '#server/platform/time.ts'

export type State = z.output<typeof WithdrawalState>

export const referenceOf = (id: number) => `WD-${id}`
export const idOfReference = (reference = '') => Number(/^WD-(\d{1,15})$/.exec(reference)?.[1] ?? 0)
export const SEND_AGAIN_SECONDS = 60
/** About three hours of retries. */
export const FAULTS_BEFORE_STAFF = 8
const TRY_AGAIN_MOST_MINUTES = 60

/** After 1, 2, 4, 8 … minutes, and then every hour. */
export const nextTryAfter = (faults: number, now: Date) =>
  secondsAfter(now, 60 * Math.min(2 ** (faults - 1), TRY_AGAIN_MOST_MINUTES))

/** The financial year of India begins in April. */
export function yearBegan(today: string): string {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return `${month >= 4 ? year : year - 1}-04-01`
}
