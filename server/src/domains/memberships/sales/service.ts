import { notify } from '#server/domains/notifications/public.ts'
import type { Offer, Seller } from '#server/domains/orders/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { dayInIndia } from '#server/platform/time.ts'
import { plansById } from '../plans/queries.ts'
import { headOf, lockMember } from '../queries.ts'
import { endOf, purchaseOf, termOf } from '../rules.ts'
import * as queries from './queries.ts'

/** SAC of services of membership organisations. */
const SAC = '999599'

type Included = Record<'talkMinutes' | 'includedAnswers' | 'includedCourses', number>
type Switches = Record<'featureExpertTalk' | 'featureQuestions' | 'featureCourses', 'on' | 'off'>

/** A plan is not sold while something that it includes is switched off. */
const isUsable = ({ talkMinutes, includedAnswers, includedCourses }: Included, settings: Switches) =>
  !(talkMinutes > 0 && settings.featureExpertTalk === 'off') &&
  !(includedAnswers > 0 && settings.featureQuestions === 'off') &&
  !(includedCourses > 0 && settings.featureCourses === 'off')

/** How orders sell plans. What a purchase means, a first one, a renewal or an upgrade, is fixed when it is ordered. */
export const membershipSeller: Seller = {
  async offers(db, items, buyerId, now) {
    // The registration belongs to the person, not to the line.
    const wanted = items.filter(({ draftId }) => draftId === null)
    if (wanted.length === 0) return new Map()
    const plans = await plansById(
      db,
      wanted.map(({ id }) => id),
    )
    const head = buyerId === undefined ? undefined : await headOf(db, buyerId)
    const settings = await readSettings(db, now)
    const saleOf = (plan: (typeof plans)[number]) => {
      const { id: planId, state, pricePaise, months } = plan
      if (state !== 'offered' || !isUsable(plan, settings)) return { blocked: 'withdrawn' as const }
      const purchase = purchaseOf(head, { planId, pricePaise }, now)
      return purchase === 'renewed' ? { blocked: 'owned' as const } : { term: termOf(head, purchase, months, now) }
    }
    return new Map(
      plans.map((plan): [number, Offer] => {
        const { id, pricePaise, title_english, title_hindi } = plan
        const offer = { id, title_english: `${title_english} membership`, title_hindi: `${title_hindi} सदस्यता` }
        // A person has one plan at a time: of several in a cart, the most expensive one is bought.
        const includes = plans.filter((other) => isLess(other, plan)).map((other) => other.id)
        return [id, { ...offer, pricePaise, taxCode: SAC, consultantId: null, includes, ...saleOf(plan) }]
      }),
    )
  },
  async reserve(tx, { id: lineId, orderId, itemId: planId, buyerId: accountId, follows }, _until, now) {
    const [plan] = await plansById(tx, [planId])
    const purchase = purchaseOf(await headOf(tx, accountId), { planId, pricePaise: plan!.pricePaise }, now)
    if (purchase === 'renewed') throw new Problem('item_unavailable')
    // A first purchase does not become a renewal because another tab was faster.
    if (purchase.followsId !== follows) throw new Problem('membership_changed')
    await queries.insertOrdered(tx, {
      ...{ lineId, orderId, accountId, planId, versionId: plan!.versionId, ...purchase, at: now },
    })
  },
  async fulfil(tx, { id: lineId, buyerId, taxablePaise }, now) {
    await lockMember(tx, buyerId)
    const ordered = (await queries.orderedByLine(tx, lineId))!
    const { id, state, kind, followedState, followedEndsAt, creditPaise } = ordered
    if (state === 'bought') return 'fulfilled'
    if (ordered.isTaken) return { refused: 'paid_already' }
    // Its unused days were refunded already.
    if (kind === 'upgrade' && followedState !== 'bought') return { refused: 'not_available' }
    const waits = kind === 'renewal' && followedState === 'bought' && followedEndsAt! > now
    const startsAt = waits ? followedEndsAt! : now
    const endsAt = endOf(startsAt, ordered.months)
    const number = ordered.number ?? (await queries.nextNumber(tx, dayInIndia(now).slice(2, 7).replace('-', '')))
    const bought = { id, number, cardName: ordered.cardName, startsAt, endsAt, valuePaise: taxablePaise + creditPaise }
    await queries.setBought(tx, { ...bought, at: now })
    const { title_english, title_hindi } = ordered
    await notify(tx, now, {
      accountId: buyerId,
      message: 'membership_bought',
      params: { title_english, title_hindi, kind, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    })
    return 'fulfilled'
  },
  completed: async (tx, { id }, now) => void (await queries.setCompleted(tx, id, now)),
  revoke: async (tx, { id }) => void (await queries.setRevoked(tx, id)),
}

interface Ranked {
  id: number
  pricePaise: number
}
const isLess = (one: Ranked, other: Ranked) =>
  one.pricePaise < other.pricePaise || (one.pricePaise === other.pricePaise && one.id < other.id)
