import type * as api from '#contract/audit/endpoints.ts'
import type { AccountType, Input } from '#contract/endpoint.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { auditFile } from './files.ts'
import * as queries from './queries.ts'
import { COUNTED_TO, type Facts, filterOf, withoutContacts, withoutSecrets } from './rules.ts'
import { inWords } from './sentences/service.ts'
import { type AuditAction, auditGroups } from './texts.ts'

/** Who acts, when and from where: the context of a request, or the system. */
type Witness = Pick<SignedIn, 'actor' | 'now' | 'requestId' | 'address'> | { actor: 'system'; now: Date }

interface AuditedAction {
  /** A noun and what happened to it: person.suspended. */
  action: AuditAction
  subject?: { kind: string; id: number | string }
  before?: Facts
  after?: Facts
  reason?: string | undefined
}

const changesNothing = (action: string) => action.endsWith('exported')

/**
 * Records what the transaction does; committed only together with the operation. What staff change may be on any page,
 * so the cached pages of every process are dropped.
 */
export async function record(tx: Tx, witness: Witness, { action, subject, before, after, reason }: AuditedAction) {
  const { actor, now } = witness
  const toJson = (facts: Facts | undefined) => (facts ? JSON.stringify(withoutSecrets(facts)) : null)
  await queries.insertEntry(tx, {
    at: now,
    actor_id: actor === 'system' ? null : actor.id,
    actor_type: actor === 'system' ? 'system' : actor.type,
    action,
    subject_kind: subject?.kind ?? null,
    subject_id: subject ? String(subject.id) : null,
    before: toJson(before),
    after: toJson(after),
    reason: reason === undefined ? null : withoutContacts(reason),
    request_id: 'requestId' in witness ? witness.requestId : null,
    address: 'address' in witness ? witness.address : null,
  })
  if (actor !== 'system' && actor.type === 'admin' && !changesNothing(action)) await queries.notifyPages(tx)
}

export async function listAuditLog({ db, ...reader }: SignedIn, input: Input<typeof api.listAuditLog>) {
  const { page, limit } = input
  const filter = filterOf(input)
  const view = { descending: input.sort === '-at', limit, offset: (page - 1) * limit }
  const [rows, count] = await Promise.all([
    queries.entriesMatching(db, filter, view),
    queries.countMatching(db, filter, COUNTED_TO + 1),
  ])
  const words = await inWords(db, rows, reader)
  const data = rows.map((row, at) => ({ ...entryOf(row), ...words[at]! }))
  return { data, count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO, page, limit }
}

type Row = Awaited<ReturnType<typeof queries.entriesMatching>>[number]

const entryOf = ({
  actorId,
  actorType,
  actorName,
  actorRole: _,
  subjectKind,
  subjectId,
  before,
  after,
  ...rest
}: Row) => ({
  ...rest,
  actor: { id: actorId, type: actorType as AccountType | 'system', name: actorName },
  subject: subjectKind === null ? null : { kind: subjectKind, id: subjectId },
  before: before as Facts | null,
  after: after as Facts | null,
})

export const listAuditGroups = async ({ language }: SignedIn) => ({
  groups: auditGroups().map(({ group, title }) => ({ group, title: title[language] })),
})

/** The export of the log is recorded in the log. */
export async function exportAuditLog(context: SignedIn, filter: Input<typeof api.exportAuditLog>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => record(tx, context, { action: 'audit_log.exported', after: filter }))
  return { url: signedUrl(services, auditFile, filter, { actor, now }) }
}
