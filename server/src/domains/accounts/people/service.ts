import type * as api from '#contract/accounts/people.ts'
import type { AccountType, Input } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { postponedText } from '../privacy/personal-data.ts'
import { consentsOf, exportsOf } from '../privacy/queries.ts'
import { daysBefore } from '../rules.ts'
import { devicesOf, endAllSessions } from '../sessions/service.ts'
import { peopleFile } from './files.ts'
import * as queries from './queries.ts'
import { COUNTED_TO, filterOf } from './rules.ts'

export async function listPeople({ db, contacts }: SignedIn, input: Input<typeof api.listPeople>) {
  const { page, limit } = input
  const filter = filterOf(input, contacts)
  const descending = input.sort.startsWith('-')
  const sort = input.sort.replace('-', '') as queries.PeopleSort
  const [data, count] = await Promise.all([
    queries.peopleMatching(db, filter, { sort, descending, limit, offset: (page - 1) * limit }),
    queries.countMatching(db, filter, COUNTED_TO + 1),
  ])
  return { data, count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO, page, limit }
}

/** Exports of personal data are recorded in the audit log. */
export async function exportPeople(context: SignedIn, filter: Input<typeof api.exportPeople>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'people.exported', after: filter }))
  return { url: signedUrl(services, peopleFile, filter, { actor, now }) }
}

const types: AccountType[] = ['user', 'consultant', 'admin']

export async function countPeople({ db, now }: SignedIn) {
  const counted = await queries.countsByType(db, daysBefore(now, 7), daysBefore(now, 14))
  const none = { people: 0, suspended: 0, newInSevenDays: 0, newInSevenDaysBefore: 0 }
  return { counts: types.map((type) => counted.find((row) => row.type === type) ?? { type, ...none }) }
}

export async function getPerson({ db, now }: SignedIn, { id }: Input<typeof api.getPerson>) {
  const person = await queries.personById(db, id)
  if (!person) throw new Problem('not_found')
  const [devices, consents, deletionRequests, dataExports] = await Promise.all([
    devicesOf(db, id, now),
    consentsOf(db, id),
    queries.deletionRequestsOf(db, id),
    exportsOf(db, id),
  ])
  return {
    ...{ ...person, devices, consents },
    deletionRequests: deletionRequests.map((one) => ({
      ...one,
      postponedBecause: postponedText(one.postponedBecause),
    })),
    dataExports: dataExports.map(({ fileKey: _, ...one }) => one),
  }
}

/** The account, locked. Access of staff is a matter of owners. */
async function changeable(tx: Tx, id: number, actor: Actor) {
  const person = await queries.personForChange(tx, id)
  if (!person) throw new Problem('not_found')
  if (person.type === 'admin' && actor.role !== 'owner') throw new Problem('wrong_role')
  return person
}

export async function suspendPerson(context: SignedIn, { id, reason }: Input<typeof api.suspendPerson>) {
  const { services, db, actor, now } = context
  if (id === actor.id) throw new Problem('own_account')
  const { account, hangUp } = await db.transaction().execute(async (tx) => {
    const before = await changeable(tx, id, actor)
    if (before.state === 'suspended' || before.state === 'deleted') throw new Problem('stale')
    const account = await queries.setSuspension(tx, id, { at: now, reason }, now)
    const hangUp = await endAllSessions(tx, services, { accountId: id, reason: 'suspended', now })
    await audit.record(tx, context, {
      action: 'person.suspended',
      subject: { kind: 'account', id },
      reason,
      before: { state: before.state },
      after: { state: account.state },
    })
    return { account, hangUp }
  })
  hangUp()
  return account
}

export function restorePerson(context: SignedIn, { id, reason }: Input<typeof api.restorePerson>) {
  const { db, actor, now } = context
  return db.transaction().execute(async (tx) => {
    const before = await changeable(tx, id, actor)
    if (before.state !== 'suspended') throw new Problem('stale')
    const account = await queries.setSuspension(tx, id, null, now)
    await audit.record(tx, context, {
      action: 'person.restored',
      subject: { kind: 'account', id },
      reason,
      before: { state: before.state, suspendedReason: before.suspendedReason },
      after: { state: account.state },
    })
    return account
  })
}

export async function endPersonSessions(context: SignedIn, { id, reason }: Input<typeof api.endPersonSessions>) {
  const { services, db, actor, now } = context
  if (id === actor.id) throw new Problem('own_account')
  const ended = (await devicesOf(db, id, now)).length
  const hangUp = await db.transaction().execute(async (tx) => {
    await changeable(tx, id, actor)
    const end = await endAllSessions(tx, services, { accountId: id, reason: 'signed_out', now })
    const subject = { kind: 'account', id }
    await audit.record(tx, context, { action: 'person.logged_out', subject, reason, after: { devices: ended } })
    return end
  })
  hangUp()
  return { ended }
}
