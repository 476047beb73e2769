import type { z } from 'zod'
import { COUNTED_EXACTLY } from '#contract/constants.ts'
import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/talks/endpoints.ts'
import type { TalkExpert } from '#contract/talks/endpoints.ts'
import { blockedWith } from '#server/domains/accounts/public.ts'
import { portraitPath } from '#server/domains/consultants/public.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import { stateOfAccount } from '#server/domains/orders/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Context } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { priceOf, secondsFor, type ToPay } from '../meter/rules.ts'
import { taxOn } from '../meter/service.ts'
import { nextSession } from '../queries.ts'
import type { TalkFacts } from '../talk.ts'
import * as queries from './queries.ts'
import { type ExpertSnapshot, type ExpertState, sessionAhead, sorts, stateOf, waitMinutes } from './rules.ts'

type Shown = Omit<z.output<typeof TalkExpert>, 'state'> & { state: ExpertState }

/** The availability of one expert for a caller; undefined if they offer no talks. */
export async function lookAtExpert(db: Db | Tx, id: number, callerId: number | undefined, now: Date) {
  const [expert] = await queries.expertSnapshots(db, { ids: [id], online: false, most: 1 }, now)
  if (!expert) return undefined
  const { talkSessionGapMinutes } = await readSettings(db, now)
  return { expert, state: stateOf(expert, talkSessionGapMinutes, callerId, now) }
}

/** A customer's places in queues with estimated waits. */
export async function placesOf(db: Db | Tx, customerId: number, now: Date) {
  const places = await queries.placesOfCustomer(db, customerId, now)
  if (places.length === 0) return []
  const ids = places.map(({ consultantId }) => consultantId)
  const experts = await queries.expertSnapshots(db, { ids, online: false, most: ids.length }, now)
  return places.map(({ thumbnail, ...place }) => {
    const expert = experts.find(({ id }) => id === place.consultantId)
    return {
      ...place,
      thumbnail: thumbnail ?? portraitPath('plain', place.consultantId),
      aboutMinutes: place.offeredUntil || !expert ? 0 : waitMinutes(expert, place.place - 1, now),
    }
  })
}

/** Customers see what their own balance covers. */
async function balanceOf(db: Db | Tx, actor: Actor | undefined, now: Date) {
  const customer = actor?.type === 'user' ? actor.id : undefined
  const balancePaise = customer === undefined ? null : (await fundsOf(db, customer, now)).spendablePaise
  const places = customer === undefined ? [] : await placesOf(db, customer, now)
  const { talkLeastMinutes } = await readSettings(db, now)
  const state = customer === undefined ? undefined : await stateOfAccount(db, customer)
  const tax = await taxOn(db, { id: 0, customerId: customer, consultantId: null, billingState: state?.code }, now)
  return {
    customer,
    stateNeeded: customer !== undefined && !state,
    balancePaise,
    ownSession: customer === undefined ? null : await nextSession(db, { consultantId: 0, customerId: customer }, now),
    places: new Map(places.map((one) => [one.consultantId, one])),
    talkLeastMinutes,
    ...tax,
  }
}
type BalanceKind = Awaited<ReturnType<typeof balanceOf>>

function shown(
  { expert, state }: { expert: ExpertSnapshot; state: ExpertState },
  card: queries.ExpertCard,
  balance: BalanceKind,
  now: Date,
): Shown {
  const { ratePaise, ratingAverage, ratingCount, queueLength, sessionTo } = expert
  const inSession = state === 'in_session'
  const ahead = inSession ? null : sessionAhead(expert, balance.ownSession)
  const { place, aboutMinutes, offeredUntil } = balance.places.get(expert.id) ?? {}
  return {
    ...card,
    thumbnail: card.thumbnail ?? portraitPath('plain', card.id),
    ...{ ratingAverage, ratingCount, ratePaise, state, queueLength },
    rateWithTaxPaise: balance.withTax(ratePaise),
    freeAt: inSession ? sessionTo : null,
    mayLastUntil: ahead?.from ?? null,
    nextSession: ahead && { of: ahead.of, startsAt: ahead.startsAt },
    minutesWithBalance:
      balance.balancePaise === null ? null : minutesFor(balance.balancePaise, ratePaise, balance.toPay),
    ...mostOf(ratePaise, ahead?.from, balance, now),
    missingPaise: balance.balancePaise === null ? null : missing(balance.balancePaise, ratePaise, balance),
    queueMinutes: waitMinutes(expert, queueLength, now),
    queued: place === undefined ? null : { place, aboutMinutes: aboutMinutes!, offeredUntil: offeredUntil! },
  }
}

const minutesFor = (paise: number, ratePaise: number, toPay: ToPay) =>
  Math.floor(secondsFor(paise, ratePaise, toPay) / 60)

/** Maximum length and cost of a talk that starts now, by the balance and the next session. */
function mostOf(ratePaise: number, until: Date | undefined, { balancePaise, toPay }: BalanceKind, now: Date) {
  if (balancePaise === null) return { mostMinutes: null, mostPaise: null }
  const byMoney = secondsFor(balancePaise, ratePaise, toPay)
  const bySession = until ? Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000)) : Infinity
  return {
    mostMinutes: Math.floor(Math.min(byMoney, bySession) / 60),
    mostPaise: bySession < byMoney ? toPay(priceOf(ratePaise, bySession), ratePaise) : balancePaise,
  }
}

/** The amount missing for a talk of the minimum length. */
export const missing = (
  balancePaise: number,
  ratePaise: number,
  { toPay, talkLeastMinutes }: Pick<BalanceKind, 'toPay' | 'talkLeastMinutes'>,
) => Math.max(0, toPay(priceOf(ratePaise, talkLeastMinutes * 60), ratePaise) - balancePaise)

export async function listTalkExperts({ db, actor, now, settings }: Context, input: Input<typeof api.listTalkExperts>) {
  const { segment, language, sort, page, limit } = input
  const balance = await balanceOf(db, actor, now)
  const all = (await queries.expertSnapshots(db, { segment, language, online: true, most: COUNTED_EXACTLY }, now))
    .map((expert) => ({ expert, state: stateOf(expert, settings.talkSessionGapMinutes, balance.customer, now) }))
    .filter((one): one is typeof one & { state: Exclude<ExpertState, 'offline'> } => one.state !== 'offline')
    .sort(sorts[sort])
  const wanted = all.slice((page - 1) * limit, page * limit)
  const cards = await queries.expertCards(
    db,
    wanted.map(({ expert }) => expert.id),
  )
  const data = wanted.map((one) => ({
    ...shown(one, cards.find(({ id }) => id === one.expert.id)!, balance, now),
    state: one.state,
  }))
  const freeCount = all.filter(({ state }) => state === 'free').length
  const { balancePaise } = balance
  const ofSegment = segment && { [`${segment}AudioConsultants` as const]: data }
  return { data, experties: data, ...ofSegment, count: all.length, freeCount, balancePaise, page, limit }
}

export async function getTalkExpert({ db, actor, now, settings }: Context, { id }: Input<typeof api.getTalkExpert>) {
  const balance = await balanceOf(db, actor, now)
  const look = await lookAtExpert(db, id, balance.customer, now)
  if (!look) throw new Problem('not_found')
  const [card] = await queries.expertCards(db, [id])
  const { talkLeastMinutes: leastMinutes, talkRingSeconds: ringSeconds } = settings
  return {
    expert: shown(look, card!, balance, now),
    balancePaise: balance.balancePaise,
    leastMinutes,
    ringSeconds,
    gstPercent: balance.gstRateBp / 100,
    stateNeeded: balance.stateNeeded,
  }
}

/** Another available expert of the same segment, whom the customer can call. */
export async function nextFreeExpert(db: Db | Tx, { consultantId, customerId }: TalkFacts, now: Date) {
  const segment = await queries.segmentOf(db, consultantId)
  const { talkSessionGapMinutes } = await readSettings(db, now)
  const refused = [consultantId, ...(await blockedWith(db, customerId))]
  const free = (await queries.expertSnapshots(db, { segment, online: true, most: 50 }, now)).find(
    (one) => !refused.includes(one.id) && stateOf(one, talkSessionGapMinutes, customerId, now) === 'free',
  )
  if (!free) return null
  const [card] = await queries.expertCards(db, [free.id])
  const { id, name, thumbnail } = card!
  return { id, name, thumbnail: thumbnail ?? portraitPath('plain', id), ratePaise: free.ratePaise }
}
