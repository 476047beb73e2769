import type { Input } from '#contract/endpoint.ts'
import type { WorkshopSort } from '#contract/workshops/constants.ts'
import type * as api from '#contract/workshops/staff.ts'
import type * as ticketsApi from '#contract/workshops/tickets-staff.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { newSlug } from '#server/platform/db/titled-rows.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { lockWorkshop } from '../seats/queries.ts'
import { offerSeats } from '../seats/service.ts'
import { cardOf } from '../views/service.ts'
import { attendeesFile, workshopsFile } from './files.ts'
import * as queries from './queries.ts'

export async function listStaffWorkshops({ db }: SignedIn, input: Input<typeof api.listStaffWorkshops>) {
  const { page, limit, search, state, sort } = input
  const view = { sort: sort.replace('-', '') as WorkshopSort, descending: sort.startsWith('-') }
  const [rows, count] = await Promise.all([
    queries.pageOfStaffWorkshops(db, { search, state }, { ...view, limit, offset: (page - 1) * limit }),
    queries.countStaffWorkshops(db, { search, state }),
  ])
  return { data: rows.map(cardOf), count, page, limit }
}

export async function exportWorkshops(context: SignedIn, filter: Input<typeof api.exportWorkshops>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'workshops.exported', after: filter }))
  return { url: signedUrl(services, workshopsFile, filter, { actor, now }) }
}

/** The list contains names and mobile numbers, so the export is recorded. */
export async function exportAttendees(context: SignedIn, { id }: Input<typeof api.exportAttendees>) {
  const { services, db, actor, now } = context
  if (!(await queries.staffWorkshop(db, id))) throw new Problem('not_found')
  await db
    .transaction()
    .execute((tx) => audit.record(tx, context, { action: 'workshop.attendees_exported', subject: subject(id) }))
  return { url: signedUrl(services, attendeesFile, { id }, { actor, now }) }
}

export const getStaffWorkshop = ({ db }: SignedIn, { id }: Input<typeof api.getStaffWorkshop>) => shown(db, id)

async function shown(db: Db | Tx, id: number) {
  const workshop = await queries.staffWorkshop(db, id)
  if (!workshop) throw new Problem('not_found')
  return { workshop: cardOf(workshop) }
}

type FactsInput = Input<typeof api.addWorkshop>

const columnsOf = ({ consultantId, pricePaise, startsAt, endsAt, meetingUrl, agenda, ...facts }: FactsInput) => ({
  ...facts,
  ...{ consultant_id: consultantId, price_paise: pricePaise, starts_at: startsAt, ends_at: endsAt },
  ...{ meeting_url: meetingUrl, agenda: JSON.stringify(agenda) },
})

export const addWorkshop = ({ db, ...context }: SignedIn, input: FactsInput) =>
  db.transaction().execute(async (tx) => {
    if (!(await queries.trainerExists(tx, input.consultantId))) throw new Problem('not_found')
    const slug = await newSlug(tx, 'workshops', input.title_english, 'workshop')
    const { id } = await queries.insertWorkshop(tx, slug, columnsOf(input), context.now)
    await audit.record(tx, context, { action: 'workshop.added', subject: subject(id), after: audited(input) })
    return shown(tx, id)
  })

/** The meeting link opens the workshop to whoever has it, so the audit log does not contain it. */
const audited = ({ meetingUrl: _, ...facts }: FactsInput) => facts

/** More seats are offered to the waiting list; a new time is notified by a job. */
export async function changeWorkshop({ db, ...context }: SignedIn, input: Input<typeof api.changeWorkshop>) {
  const { id, version, ...facts } = input
  const isMoved = await db.transaction().execute(async (tx) => {
    const before = await lockWorkshop(tx, id)
    if (!before || !(await queries.trainerExists(tx, facts.consultantId))) throw new Problem('not_found')
    if (before.state === 'cancelled') throw new Problem('stale')
    const moved = before.startsAt.getTime() !== facts.startsAt.getTime() && (await queries.hasPurchases(tx, id))
    const [{ workshop: known }, after] = [await shown(tx, id), audited(facts)]
    const change = { ...columnsOf(facts), ...(moved && { rescheduled_at: context.now }) }
    if (!(await queries.updateWorkshop(tx, { id, version }, change, context.now))) throw new Problem('stale')
    if (moved) await queries.clearReminders(tx, id)
    await offerSeats(tx, id, context.now)
    await audit.record(tx, context, {
      ...{ action: moved ? 'workshop.rescheduled' : 'workshop.changed', subject: subject(id) },
      before: Object.fromEntries(Object.keys(after).map((name) => [name, known[name as keyof typeof known]])),
      after,
    })
    return moved
  })
  if (isMoved) await context.services.jobs.soon('workshop-notices')
  return shown(db, id)
}

export const publishWorkshop = ({ db, ...context }: SignedIn, { id, version }: Input<typeof api.publishWorkshop>) =>
  db.transaction().execute(async (tx) => {
    const before = await lockWorkshop(tx, id)
    if (!before) throw new Problem('not_found')
    if (before.state !== 'draft' && before.state !== 'withdrawn') throw new Problem('stale')
    const { workshop } = await shown(tx, id)
    const { place, city_english, city_hindi, venue_english, venue_hindi } = workshop
    const hasPlace = place === 'online' || [city_english, city_hindi, venue_english, venue_hindi].every(Boolean)
    if (!hasPlace || before.startsAt <= context.now) throw new Problem('workshop_incomplete')
    return changeState(tx, context, { id, version, from: before.state, to: 'published' })
  })

export const withdrawWorkshop = ({ db, ...context }: SignedIn, { id, version }: Input<typeof api.withdrawWorkshop>) =>
  db.transaction().execute(async (tx) => {
    const before = await lockWorkshop(tx, id)
    if (!before) throw new Problem('not_found')
    if (before.state !== 'published') throw new Problem('stale')
    return changeState(tx, context, { id, version, from: before.state, to: 'withdrawn' })
  })

interface StateChange {
  id: number
  version: number
  from: string
  to: 'published' | 'withdrawn' | 'cancelled'
  reason?: string
}

async function changeState(tx: Tx, context: Omit<SignedIn, 'db'>, { id, version, from, to, reason }: StateChange) {
  const change = { state: to, ...(reason !== undefined && { cancelled_reason: reason }) }
  if (!(await queries.updateWorkshop(tx, { id, version }, change, context.now))) throw new Problem('stale')
  await audit.record(tx, context, {
    ...{ action: `workshop.${to}`, subject: subject(id), before: { state: from }, after: { state: to } },
    ...(reason !== undefined && { reason }),
  })
  return shown(tx, id)
}

/** Nothing is sold from now on; the refunds are made by a job, which continues where it was interrupted. */
export async function cancelWorkshop({ db, ...context }: SignedIn, input: Input<typeof api.cancelWorkshop>) {
  const { id, version, reason } = input
  const answer = await db.transaction().execute(async (tx) => {
    const before = await lockWorkshop(tx, id)
    if (!before) throw new Problem('not_found')
    if (before.state === 'cancelled' || before.state === 'draft') throw new Problem('stale')
    if (before.startsAt <= context.now) throw new Problem('too_late')
    return changeState(tx, context, { id, version, from: before.state, to: 'cancelled', reason })
  })
  await context.services.jobs.soon('workshop-refunds')
  return answer
}

export async function listAttendees({ db }: SignedIn, { id, search, page, limit }: Input<typeof api.listAttendees>) {
  if (!(await queries.staffWorkshop(db, id))) throw new Problem('not_found')
  const [data, count, waiting] = await Promise.all([
    queries.attendees(db, id, search, { limit, offset: (page - 1) * limit }),
    queries.countAttendees(db, id, search),
    queries.waitersOf(db, id),
  ])
  return { data, count, page, limit, waiting }
}

const subject = (id: number) => ({ kind: 'workshop', id })

export async function listTicketsOfPerson({ db }: SignedIn, input: Input<typeof ticketsApi.listTicketsOfPerson>) {
  const { id, page, limit } = input
  const [rows, count] = await Promise.all([
    queries.ticketsOfBuyer(db, id, { limit, offset: (page - 1) * limit }),
    queries.countTicketsOfBuyer(db, id),
  ])
  const data = rows.map(({ workshopId, title_english, title_hindi, startsAt, ...ticket }) => ({
    ...ticket,
    workshop: { id: workshopId, title_english, title_hindi, startsAt },
  }))
  return { data, count, page, limit }
}
