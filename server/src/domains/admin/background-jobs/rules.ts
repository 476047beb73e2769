import type { JobState } from '#contract/admin/job-kinds.ts'
import { withoutContacts } from '#server/domains/audit/public.ts'
import type { StoredState } from '#server/platform/jobs/queries.ts'

/** What staff see of the states of the queue. */
export const storedStates: Record<JobState, readonly StoredState[]> = {
  waiting: ['created', 'retry'],
  running: ['active'],
  done: ['completed'],
  failed: ['failed'],
  given_up: ['cancelled'],
}

export const stateOf = (stored: StoredState) =>
  (Object.keys(storedStates) as JobState[]).find((state) => storedStates[state].includes(stored))!

const MOST = 300
const PLAIN_NAME = /^[\w.-]{1,60}$/
/** Keys, tokens and signatures; a name in code is shorter or has no digits. */
const KEY = /[\w+/=.-]{20,}/g

/** The message of an error, without quoted values, contacts, codes, keys and the addresses of connections. */
export function errorShown(output: unknown) {
  const message = typeof output === 'object' && output !== null && 'message' in output ? output.message : undefined
  if (typeof message !== 'string' || message === '') return null
  const text = message
    .slice(0, 2_000)
    .split('"')
    .map((part, at) => (at % 2 === 0 || PLAIN_NAME.test(part) ? part : '…'))
    .join('"')
    .split(/\s+/)
    .map((word) => (word.includes('://') ? '[address]' : word))
    .join(' ')
  return withoutContacts(text)
    .replaceAll(KEY, (word) => (/\d/.test(word) ? '[key]' : word))
    .replaceAll(/\d{4,}/g, '[number]')
    .slice(0, MOST)
}
