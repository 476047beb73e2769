import type { Input } from '#contract/endpoint.ts'
import { SEAT_OFFER_HOURS } from '#contract/workshops/constants.ts'
import type * as api from '#contract/workshops/endpoints.ts'
import { notify } from '#server/domains/notifications/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { eachAlone } from '#server/platform/jobs/each-alone.ts'
import type { Services } from '#server/platform/services.ts'
import { hoursAfter } from '#server/platform/time.ts'
import { mayOfferSeats } from '../rules.ts'
import * as queries from './queries.ts'

/** Frees seats and offers what is free to the waiting list, in the same transaction. */
export async function freeSeats(tx: Tx, workshopId: number, seats: number, now: Date) {
  await queries.lockWorkshop(tx, workshopId)
  if (seats > 0) await queries.addTaken(tx, workshopId, -seats)
  await offerSeats(tx, workshopId, now)
}

export async function offerSeats(tx: Tx, workshopId: number, now: Date) {
  const workshop = (await queries.lockWorkshop(tx, workshopId))!
  const free = workshop.seats - workshop.seatsTaken
  if (free === 0 || workshop.state !== 'published' || !mayOfferSeats(workshop.startsAt, now)) return
  const until = hoursAfter(now, SEAT_OFFER_HOURS)
  const offered = await queries.offerNext(tx, workshopId, free, until)
  if (offered.length === 0) return
  await queries.addTaken(tx, workshopId, offered.length)
  const { title_english, title_hindi, slug } = workshop
  for (const { accountId } of offered)
    await notify(tx, now, {
      accountId,
      message: 'workshop_seat_offered',
      params: { title_english, title_hindi, slug, until: until.toISOString() },
    })
}

/** Seats that were not paid for or taken in time go on to the next person. */
export async function releaseLapsedSeats(services: Services, now: Date) {
  const workshops = await queries.workshopsWithLapses(services.db, now)
  await eachAlone(services, workshops, 'seats could not be released', (tx, { id }) => releaseLapsed(tx, id, now))
}

export async function releaseLapsed(tx: Tx, workshopId: number, now: Date) {
  await queries.lockWorkshop(tx, workshopId)
  await freeSeats(tx, workshopId, await queries.endLapsed(tx, workshopId, now), now)
}

export const joinWaitingList = ({ db, actor, now }: SignedIn, { id }: Input<typeof api.joinWaitingList>) =>
  db.transaction().execute(async (tx) => {
    const workshop = await queries.lockWorkshop(tx, id)
    if (workshop?.state !== 'published') throw new Problem('not_found')
    if (!mayOfferSeats(workshop.startsAt, now)) throw new Problem('too_late')
    await releaseLapsed(tx, id, now)
    const [available] = await queries.availabilities(tx, [id], actor.id, now)
    const isFull = available!.free === 0 || available!.waiting > 0
    if (!isFull) throw new Problem('seats_free')
    await queries.insertWaiter(tx, id, actor.id, now)
    return { position: (await queries.ownWaiting(tx, id, actor.id, now))!.position }
  })

export const leaveWaitingList = ({ db, actor, now }: SignedIn, { id }: Input<typeof api.leaveWaitingList>) =>
  db.transaction().execute(async (tx) => {
    if (!(await queries.lockWorkshop(tx, id))) return { id }
    if ((await queries.leave(tx, id, actor.id)) === 'offered') await freeSeats(tx, id, 1, now)
    return { id }
  })
