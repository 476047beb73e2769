import type { exportAuditLog } from '#contract/audit/endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import { endOfDay, startOfDay } from '#server/platform/time.ts'
import { auditGroups } from './texts.ts'

/** Maximum exact count of a list; counting millions is expensive and of no use to staff. */
export const COUNTED_TO = 10_000

export type Facts = Record<string, unknown>

const SECRET =
  /password|passwd|secret|token|authorization|cookie|^otps?$|otpcode|hash$|^pan$|aadhaar|accountnumber|^cvv$/
const isSecret = (name: string) => SECRET.test(name.toLowerCase().replaceAll(/[^a-z]/g, ''))

const MOBILE = /(?<!\d)(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/g
const WORD = /\S+/g

/** Staff input without mobile numbers and email addresses: an entry cannot be changed when a person is erased. */
export const withoutContacts = (text: string) =>
  text.replaceAll(WORD, (word) => (word.includes('@') ? '[email]' : word)).replaceAll(MOBILE, '[mobile]')

/** Facts that may be stored forever: secret values and contact details are removed. */
export function withoutSecrets(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      isSecret(name) && value != null ? '[hidden]' : inside(value, name),
    ]),
  )
}

function inside(value: unknown, name?: string): unknown {
  if (Array.isArray(value)) return value.map((one) => inside(one))
  if (name === 'search' && typeof value === 'string') return withoutContacts(value)
  const plain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return plain ? withoutSecrets(value as Facts) : value
}

export interface AuditFilter {
  /** A PostgreSQL tsquery of word prefixes. */
  words?: string | undefined
  /** The search as it was typed. */
  typed?: string | undefined
  action?: string | undefined
  /** The actions of a group. */
  actions?: readonly string[] | undefined
  actor?: 'system' | number | undefined
  subject?: { kind: string; id: string | undefined } | undefined
  from?: Date | undefined
  before?: Date | undefined
}

/** The request as a query filter. */
export function filterOf({
  search,
  action,
  group,
  actor,
  subject,
  from,
  to,
}: Input<typeof exportAuditLog>): AuditFilter {
  const [kind = '', id] = subject?.split(':') ?? []
  return {
    words: search && wordsOf(search),
    typed: search || undefined,
    action: action || undefined,
    actions: group ? Object.keys(auditGroups().find((one) => one.group === group)?.actions ?? {}) : undefined,
    actor: actor === undefined || actor === 'system' ? actor : Number(actor),
    subject: subject ? { kind, id } : undefined,
    from: from ? startOfDay(from) : undefined,
    before: to ? endOfDay(to) : undefined,
  }
}

const wordsOf = (search: string) =>
  (search.toLowerCase().match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []).map((word) => `'${word}':*`).join(' & ') || undefined
