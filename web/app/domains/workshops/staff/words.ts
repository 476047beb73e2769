import type { WorkshopState } from '#contract/workshops/constants.ts'
import { msg } from '~/lib/i18n/texts.ts'
import type { StaffRow } from './api.ts'

interface Word {
  word: string
  color: string
}

export const stateWords: Record<WorkshopState, Word> = {
  draft: { word: msg('Draft'), color: 'marigold' },
  published: { word: msg('Published'), color: 'leaf' },
  withdrawn: { word: msg('Withdrawn'), color: 'madder' },
  cancelled: { word: msg('Cancelled|a workshop'), color: 'madder' },
}

/** What a workshop is now: a published one is on sale until the day before, and over after its end. */
export function stateAt(
  { state, salesEndAt, endsAt }: Pick<StaffRow, 'state' | 'salesEndAt' | 'endsAt'>,
  now: number,
): Word {
  if (state !== 'published') return stateWords[state]
  if (Date.parse(endsAt) <= now) return { word: msg('Over|a workshop'), color: 'gray' }
  if (Date.parse(salesEndAt) <= now) return { word: msg('Sales closed|a workshop'), color: 'marigold' }
  return { word: msg('On sale|a workshop'), color: 'leaf' }
}
