import type { DiscountSource } from '#server/domains/orders/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { plansById } from '../plans/queries.ts'
import { headOf } from '../queries.ts'
import { creditOf, purchaseOf } from '../rules.ts'
import { benefitsOf, countUse, returnUse, type Used } from './queries.ts'
import { type IncludedKind, percentFor, percentTitles, unitsOver, unitTitles } from './rules.ts'

type Use = Parameters<DiscountSource['take']>[1]

const unitsOf = ({ lines }: Use, kind: IncludedKind) =>
  lines.filter((line) => line.kind === kind).reduce((sum, { units }) => sum + units, 0)

const unitsUsed = (use: Use): Used => ({
  ...{ talkSeconds: unitsOf(use, 'talk'), answers: unitsOf(use, 'question'), courses: unitsOf(use, 'course') },
  discounts: 0,
})

const discountsUsed = ({ lines }: Use): Used => ({ talkSeconds: 0, answers: 0, courses: 0, discounts: lines.length })

const counted = (usedIn: (use: Use) => Used): Pick<DiscountSource, 'countedPer' | 'take' | 'giveBack'> => ({
  countedPer: 'line',
  async take(tx, use, at) {
    if (!(await countUse(tx, use.referenceId, usedIn(use), at))) throw new Problem('price_changed')
  },
  giveBack: async (tx, use) => void (await returnUse(tx, use.referenceId, usedIn(use))),
})

/** Free minutes, answers and courses. */
export const includedUnits: DiscountSource = {
  stage: 'included',
  ...counted(unitsUsed),
  async quote(db, { buyerId, lines }, now) {
    const benefits = buyerId === undefined ? undefined : await benefitsOf(db, buyerId, now)
    if (!benefits) return []
    return unitsOver(lines, benefits).map(({ line, kind, units }) => ({
      ...{ line, referenceId: benefits.id, ...unitTitles(benefits, kind), fundedBy: 'platform' as const },
      reduction: { units },
    }))
  },
}

/** The percentage off consultations, talks, answers and workshops; services and products where the plan says so. */
export const planDiscounts: DiscountSource = {
  stage: 'reduction',
  ...counted(discountsUsed),
  async quote(db, { buyerId, lines }, now) {
    const benefits = buyerId === undefined ? undefined : await benefitsOf(db, buyerId, now)
    if (!benefits) return []
    return lines.flatMap(({ kind }, line) => {
      const percentBp = percentFor(kind, benefits)
      if (percentBp === 0) return []
      const titles = percentTitles(benefits, percentBp)
      return [{ line, referenceId: benefits.id, ...titles, fundedBy: 'platform' as const, reduction: { percentBp } }]
    })
  },
}

/** The unused days of the current plan, taken off the price of a higher one. */
export const upgradeCredit: DiscountSource = {
  stage: 'credit',
  countedPer: 'line',
  async quote(db, { buyerId, lines }, now) {
    const line = lines.findIndex(({ kind }) => kind === 'membership')
    if (line < 0 || buyerId === undefined) return []
    const head = await upgradedBy(db, { buyerId, planId: lines[line]!.id }, now)
    if (!head) return []
    const { days, paise } = creditOf(head, now)
    const titles = {
      title_english: `${days} ${days === 1 ? 'day' : 'days'} left of ${head.title_english}`,
      title_hindi: `${head.title_hindi} के बचे ${days} दिन`,
    }
    return [{ line, referenceId: head.id, ...titles, fundedBy: 'platform', reduction: { paise } }]
  },
  /** Whoever pays first gets it: a membership is followed by one other, and the second payment is refunded in full. */
  async take(tx, { referenceId, buyerId, lines }, at) {
    const head = await upgradedBy(tx, { buyerId, planId: lines[0]!.itemId }, at)
    if (head?.id !== referenceId) throw new Problem('price_changed')
  },
  giveBack: async () => {},
}

async function upgradedBy(db: Db | Tx, { buyerId, planId }: { buyerId: number; planId: number }, now: Date) {
  const head = await headOf(db, buyerId)
  const [plan] = head ? await plansById(db, [planId]) : []
  if (!head || !plan) return undefined
  const purchase = purchaseOf(head, { planId, pricePaise: plan.pricePaise }, now)
  return purchase !== 'renewed' && purchase.kind === 'upgrade' ? head : undefined
}
