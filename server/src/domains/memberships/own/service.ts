import type { Input } from '#contract/endpoint.ts'
import { MEMBERSHIP_CANCEL_DAYS } from '#contract/memberships/constants.ts'
import type * as api from '#contract/memberships/endpoints.ts'
import { assertNothingMetered, refund, refundable, timesDivided } from '#server/domains/orders/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { daysAfter } from '#server/platform/time.ts'
import { offeredPlans } from '../plans/queries.ts'
import { lockMember, withTerms } from '../queries.ts'
import { daysLeftOf, daysPaused, statusOf } from '../rules.ts'
import * as queries from './queries.ts'

type Row = Awaited<ReturnType<typeof queries.boughtBy>>[number]

/** The current membership, or the last one; a paid renewal is shown with it. */
function currentOf(rows: readonly Row[], now: Date) {
  const current = rows.find((row) => !row.replacedAt && row.startsAt <= now)
  const renewed = rows.find((row) => row.kind === 'renewal' && row.startsAt > now)
  return { current: current ?? renewed, renewed: current ? renewed : undefined }
}

async function ownMembership(db: Db | Tx, accountId: number, now: Date) {
  const rows = await queries.boughtBy(db, accountId)
  const { current, renewed } = currentOf(rows, now)
  if (!current) return null
  const offered = (await offeredPlans(db)).find(({ id }) => id === current.planId)
  const status = statusOf(current, now)
  const isRunning = status === 'active' || status === 'paused'
  return {
    ...{ id: current.id, orderId: current.orderId, number: current.number, cardName: current.cardName },
    ...{ businessName: current.businessName ?? '', city: current.city ?? '', planId: current.planId },
    ...{ plan: withTerms(current).plan, status, startsAt: current.startsAt, endsAt: current.endsAt },
    daysLeft: daysLeftOf(current, now),
    talkSeconds: { total: current.talkSeconds, used: current.talkSecondsUsed },
    answers: { total: current.answersTotal, used: current.answersUsed },
    courses: { total: current.coursesTotal, used: current.coursesUsed },
    savedPaise: current.savedPaise,
    pausedUntil: status === 'paused' ? current.pausedUntil : null,
    mayPauseDays: isRunning && !current.pausedAt ? current.pauseDaysMost : 0,
    cancellation: await cancellationOf(db, rows, now),
    renewal: offered && !renewed ? { planId: offered.id, pricePaise: offered.pricePaise } : null,
    renewed: renewed ? { ...titlesOf(renewed), endsAt: renewed.endsAt } : null,
    wantsReminders: current.wantsReminders ?? true,
  }
}

const isUnused = ({ talkSecondsUsed, answersUsed, coursesUsed, discountsUsed }: Row) =>
  talkSecondsUsed + answersUsed + coursesUsed + discountsUsed === 0

/** The newest one, as long as it can be cancelled. */
async function cancellationOf(db: Db | Tx, rows: readonly Row[], now: Date) {
  const { id, lineId, kind, followsId, boughtAt, ...newest } = rows[0]!
  const until = daysAfter(boughtAt, MEMBERSHIP_CANCEL_DAYS)
  if (until <= now || !isUnused(rows[0]!)) return null
  const { leftPaise, sharesOf } = await refundable(db, lineId)
  const before = rows.find((row) => row.id === followsId)
  return {
    ...{ id, kind, until, ...titlesOf(newest) },
    ...{ refundPaise: leftPaise, gatewayPaise: sharesOf(leftPaise).gatewayPaise },
    stays: before && before.endsAt > now ? titlesOf(before) : null,
  }
}

const titlesOf = ({ title_english, title_hindi }: Pick<Row, 'title_english' | 'title_hindi'>) => ({
  ...{ title_english, title_hindi },
})

export const getOwnMembership = async ({ db, actor, now }: SignedIn) => ({
  memberShip: await ownMembership(db, actor.id, now),
})

export async function listBenefitUses({ db, actor }: SignedIn, { page, limit }: Input<typeof api.listBenefitUses>) {
  const [data, count] = await Promise.all([
    queries.pageOfUses(db, { accountId: actor.id }, { limit, offset: (page - 1) * limit }),
    queries.countUses(db, actor.id),
  ])
  return { data, count, page, limit }
}

/** On sessions and calls alone; included answers and courses would come on top. */
export async function estimateSavings({ db, actor, now }: SignedIn) {
  const [spent, plans] = await Promise.all([queries.spentSince(db, actor.id, daysAfter(now, -365)), offeredPlans(db)])
  const paiseIn = (rows: typeof spent) => rows.reduce((sum, { paise }) => sum + paise, 0)
  const [talks, sessions] = [spent.filter(({ kind }) => kind === 'talk'), spent.filter(({ kind }) => kind !== 'talk')]
  return {
    sessions: spent.reduce((sum, { count, kind }) => sum + (kind === 'extension' ? 0 : count), 0),
    spentPaise: paiseIn(spent),
    plans: plans.map(({ id: planId, offConsultations, offTalks }) => ({
      planId,
      savedPaise:
        timesDivided(paiseIn(sessions), offConsultations, 10_000) + timesDivided(paiseIn(talks), offTalks, 10_000),
    })),
  }
}

/** The running membership, with the memberships of this person locked. */
async function lockedRunning(tx: Tx, accountId: number, now: Date) {
  await lockMember(tx, accountId)
  const { current } = currentOf(await queries.boughtBy(tx, accountId), now)
  if (!current || current.startsAt > now || current.endsAt <= now) throw new Problem('not_found')
  return current
}

const shown = async (tx: Tx, accountId: number, now: Date) => ({
  memberShip: (await ownMembership(tx, accountId, now))!,
})

export const pauseMembership = ({ db, actor, now }: SignedIn, { days }: Input<typeof api.pauseMembership>) =>
  db.transaction().execute(async (tx) => {
    await assertNothingMetered(tx, actor.id)
    const { id, pauseDaysMost } = await lockedRunning(tx, actor.id, now)
    if (days > pauseDaysMost) throw new Problem('pause_not_available')
    if (!(await queries.pause(tx, { id, at: now, until: daysAfter(now, days), days })))
      throw new Problem('pause_not_available')
    return shown(tx, actor.id, now)
  })

export const resumeMembership = ({ db, actor, now }: SignedIn, { id }: Input<typeof api.resumeMembership>) =>
  db.transaction().execute(async (tx) => {
    const { id: running, pausedAt, pausedUntil, pausedDays } = await lockedRunning(tx, actor.id, now)
    if (running !== id) throw new Problem('not_found')
    if (!pausedAt || !pausedUntil || pausedUntil <= now) throw new Problem('stale')
    const days = Math.min(pausedDays, daysPaused(pausedAt, now))
    if (!(await queries.resume(tx, { id, at: now, days, before: pausedDays }))) throw new Problem('stale')
    return shown(tx, actor.id, now)
  })

/** A membership of this person that no other follows. */
async function newestOf(tx: Tx, accountId: number, id: number) {
  const rows = await queries.boughtBy(tx, accountId)
  if (!rows.some((row) => row.id === id)) throw new Problem('not_found')
  if (rows[0]!.id !== id) throw new Problem('stale')
  return rows[0]!
}

/** A renewal is cancelled before the membership it follows; cancelling an upgrade brings back the plan it replaced. */
export async function cancelMembership({ tx, actor, now }: Once, { id, to }: Input<typeof api.cancelMembership>) {
  await assertNothingMetered(tx, actor.id)
  const { boughtAt, orderId, lineId } = await newestOf(tx, actor.id, id)
  if (daysAfter(boughtAt, MEMBERSHIP_CANCEL_DAYS) <= now) throw new Problem('too_late')
  if (!(await queries.revokeUnused(tx, id))) {
    await newestOf(tx, actor.id, id)
    throw new Problem('benefits_used')
  }
  const { paise } = await refund(tx, {
    ...{ orderId, lines: [{ lineId }], to, at: now },
    ...{ reason: '', reasonCode: 'cancelled_by_customer', by: null },
  })
  return { refundedPaise: paise, memberShip: await ownMembership(tx, actor.id, now) }
}
