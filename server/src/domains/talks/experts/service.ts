import type { z } from 'zod'
import type { Input } from '#contract/endpoint.ts'
import { COUNTED_EXACTLY } from '#contract/limits.ts'
import type * as api from '#contract/talks.ts'
import type { TalkExpert } from '#contract/talks.ts'
import { portraitPath } from '#server/domains/consultants/service.ts'
import { fundsOf } from '#server/domains/ledger/service.ts'
import { stateOfAccount } from '#server/domains/orders/service.ts'
import { readSettings } from '#server/domains/settings/service.ts'
import type { Actor, Context } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { priceOf, secondsFor, type WithTax } from '../meter/rules.ts'
import { taxOn } from '../meter/tax.ts'
import { nextSession } from '../queries.ts'
import { placesOf } from '../queueing/service.ts'
import type { TalkFacts } from '../talk.ts'
import * as queries from './queries.ts'
import { type ExpertStanding, type ExpertState, sessionAhead, sorts, stateOf, waitMinutes } from './rules.ts'

type Shown = Omit<z.output<typeof TalkExpert>, 'state'> & { state: ExpertState }

/** How one expert stands to somebody who wants to ring; undefined for who gives no talks. */
export async function lookAtExpert(db: Db | Tx, id: number, callerId: number | undefined, now: Date) {
  const [expert] = await queries.expertsStanding(db, { ids: [id], online: false, most: 1 }, now)
  if (!expert) return undefined
  const { talkSessionGapMinutes } = await readSettings(db as Db, now)
  return { expert, state: stateOf(expert, talkSessionGapMinutes, callerId, now) }
}

/** Customers see what their own money is good for. */
async function purseOf(db: Db | Tx, actor: Actor | undefined, now: Date) {
  const customer = actor?.type === 'user' ? actor.id : undefined
  const balancePaise = customer === undefined ? null : (await fundsOf(db, customer, now)).spendablePaise
  const places = customer === undefined ? [] : await placesOf(db, customer, now)
  const { talkLeastMinutes } = await readSettings(db as Db, now)
  const state = customer === undefined ? undefined : await stateOfAccount(db, customer)
  const tax = await taxOn(db, state?.code, now)
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
type Purse = Awaited<ReturnType<typeof purseOf>>

function shown(
  { expert, state }: { expert: ExpertStanding; state: ExpertState },
  card: queries.ExpertCard,
  purse: Purse,
  now: Date,
): Shown {
  const { ratePaise, ratingAverage, ratingCount, queueLength, sessionTo } = expert
  const inSession = state === 'in_session'
  const ahead = inSession ? null : sessionAhead(expert, purse.ownSession)
  const { place, aboutMinutes, offeredUntil } = purse.places.get(expert.id) ?? {}
  return {
    ...card,
    thumbnail: card.thumbnail ?? portraitPath('plain', card.id),
    ...{ ratingAverage, ratingCount, ratePaise, state, queueLength },
    rateWithTaxPaise: purse.withTax(ratePaise),
    freeAt: inSession ? sessionTo : null,
    mayLastUntil: ahead?.from ?? null,
    nextSession: ahead && { of: ahead.of, startsAt: ahead.startsAt },
    minutesWithBalance: purse.balancePaise === null ? null : minutesFor(purse.balancePaise, ratePaise, purse.withTax),
    ...mostOf(ratePaise, ahead?.from, purse, now),
    missingPaise: purse.balancePaise === null ? null : missing(purse.balancePaise, ratePaise, purse),
    queueMinutes: waitMinutes(expert, queueLength, now),
    queued: place === undefined ? null : { place, aboutMinutes: aboutMinutes!, offeredUntil: offeredUntil! },
  }
}

const minutesFor = (paise: number, ratePaise: number, withTax: WithTax) =>
  Math.floor(secondsFor(paise, ratePaise, withTax) / 60)

/** How long a talk that begins now can last, and the most it can cost: by the balance and the next session. */
function mostOf(ratePaise: number, until: Date | undefined, { balancePaise, withTax }: Purse, now: Date) {
  if (balancePaise === null) return { mostMinutes: null, mostPaise: null }
  const byMoney = secondsFor(balancePaise, ratePaise, withTax)
  const bySession = until ? Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000)) : Infinity
  return {
    mostMinutes: Math.floor(Math.min(byMoney, bySession) / 60),
    mostPaise: bySession < byMoney ? withTax(priceOf(ratePaise, bySession)) : balancePaise,
  }
}

/** What a talk of the least length needs beyond what is there. */
export const missing = (
  balancePaise: number,
  ratePaise: number,
  { withTax, talkLeastMinutes }: Pick<Purse, 'withTax' | 'talkLeastMinutes'>,
) => Math.max(0, withTax(priceOf(ratePaise, talkLeastMinutes * 60)) - balancePaise)

export async function listTalkExperts({ db, actor, now }: Context, wish: Input<typeof api.listTalkExperts>) {
  const { segment, language, sort, page, limit } = wish
  const { talkSessionGapMinutes } = await readSettings(db, now)
  const purse = await purseOf(db, actor, now)
  const all = (await queries.expertsStanding(db, { segment, language, online: true, most: COUNTED_EXACTLY }, now))
    .map((expert) => ({ expert, state: stateOf(expert, talkSessionGapMinutes, purse.customer, now) }))
    .filter((one): one is typeof one & { state: Exclude<ExpertState, 'offline'> } => one.state !== 'offline')
    .sort(sorts[sort])
  const wanted = all.slice((page - 1) * limit, page * limit)
  const cards = await queries.expertCards(
    db,
    wanted.map(({ expert }) => expert.id),
  )
  const data = wanted.map((one) => ({
    ...shown(one, cards.find(({ id }) => id === one.expert.id)!, purse, now),
    state: one.state,
  }))
  const freeCount = all.filter(({ state }) => state === 'free').length
  const { balancePaise } = purse
  const ofSegment = segment && { [`${segment}AudioConsultants` as const]: data }
  return { data, experties: data, ...ofSegment, count: all.length, freeCount, balancePaise, page, limit }
}

export async function getTalkExpert({ db, actor, now }: Context, { id }: Input<typeof api.getTalkExpert>) {
  const purse = await purseOf(db, actor, now)
  const look = await lookAtExpert(db, id, purse.customer, now)
  if (!look) throw new Problem('not_found')
  const [card] = await queries.expertCards(db, [id])
  const { talkLeastMinutes: leastMinutes, talkRingSeconds: ringSeconds } = await readSettings(db, now)
  return {
    expert: shown(look, card!, purse, now),
    balancePaise: purse.balancePaise,
    leastMinutes,
    ringSeconds,
    gstPercent: purse.gstRateBp / 100,
    stateNeeded: purse.stateNeeded,
  }
}

/** Who else of the same segment could be rung instead. */
export async function nextFreeExpert(db: Db | Tx, { consultantId, customerId }: TalkFacts, now: Date) {
  const segment = await queries.segmentOf(db, consultantId)
  const { talkSessionGapMinutes } = await readSettings(db as Db, now)
  const free = (await queries.expertsStanding(db, { segment, online: true, most: 50 }, now)).find(
    (one) => one.id !== consultantId && stateOf(one, talkSessionGapMinutes, customerId, now) === 'free',
  )
  if (!free) return null
  const [card] = await queries.expertCards(db, [free.id])
  const { id, name, thumbnail } = card!
  return { id, name, thumbnail: thumbnail ?? portraitPath('plain', id), ratePaise: free.ratePaise }
}
