import type { WorkshopState } from '#contract/workshops/constants.ts'
import { msg } from '~/lib/i18n/texts.ts'

export const stateWords: Record<WorkshopState, { word: string; color: string }> = {
  draft: { word: msg('Draft'), color: 'marigold' },
  published: { word: msg('On sale|a workshop'), color: 'leaf' },
  withdrawn: { word: msg('Withdrawn'), color: 'madder' },
  cancelled: { word: msg('Cancelled|a workshop'), color: 'madder' },
}
