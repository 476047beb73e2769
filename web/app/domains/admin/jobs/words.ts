import type { JobState } from '#contract/admin/job-kinds.ts'
import { msg } from '~/lib/i18n/texts.ts'

export const jobStates = {
  waiting: { word: msg('Waiting|of a job'), color: 'marigold' },
  running: { word: msg('Running|of a job'), color: 'indigo' },
  done: { word: msg('Done|of a job'), color: 'leaf' },
  failed: { word: msg('Failed'), color: 'madder' },
  given_up: { word: msg('Skipped|of a job'), color: 'gray' },
} as const satisfies Record<JobState, { word: string; color: string }>
