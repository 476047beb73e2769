export const STATES = ['asked', 'approved', 'sending', 'paid', 'failed', 'refused', 'cancelled'] as const
export type State = (typeof STATES)[number]

export const referenceOf = (id: number) => `WD-${id}`
export const SEND_AGAIN_SECONDS = 60
export const secondsAfter = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000)

/** The financial year of India begins in April. */
export function yearBegan(today: string): string {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return `${month >= 4 ? year : year - 1}-04-01`
}
