import type { DiscountRequest, DiscountSource } from '#server/domains/orders/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { variantOf } from '../rules.ts'
import * as queries from './queries.ts'

/** Which package covers which line; each session is covered by one package. */
async function covered(db: Db | Tx, { buyerId, lines }: DiscountRequest, now: Date) {
  const wanted = lines.flatMap(({ kind, consultantId, variant, pricePaise }, line) =>
    kind === 'booking' && consultantId !== null && variant ? [{ line, consultantId, variant, pricePaise }] : [],
  )
  if (buyerId === undefined || wanted.length === 0) return []
  const consultantIds = [...new Set(wanted.map(({ consultantId }) => consultantId))]
  const usable = (await queries.usablePackages(db, buyerId, consultantIds, now)).map((one) => ({ ...one }))
  return wanted.flatMap(({ line, consultantId, variant, pricePaise }) => {
    const one = usable.find(
      (other) => other.consultantId === consultantId && variantOf(other) === variant && other.used < other.sessions,
    )
    if (!one) return []
    one.used += 1
    return [{ ...{ line, pricePaise, referenceId: one.id, session: one.used }, of: one.sessions, ...one }]
  })
}

/**
 * The share of the package's price that was paid for this session. The platform funds it, out of what the package
 * brought in.
 */
export const packageSessions: DiscountSource = {
  stage: 'included',
  countedPer: 'line',
  quote: async (db, request, now) =>
    (await covered(db, request, now)).map(({ line, referenceId, session, of, sessionPaise }) => ({
      ...{ line, referenceId, fundedBy: 'platform', reduction: { paise: sessionPaise } },
      title_english: `Package: session ${session} of ${of}`,
      title_hindi: `पैकेज: ${of} में से सत्र ${session}`,
    })),
  async take(tx, { referenceId, lines }, at) {
    if (!(await queries.countUse(tx, referenceId, lines.length, at))) throw new Problem('price_changed')
  },
  giveBack: async (tx, { referenceId, lines }) => void (await queries.returnUse(tx, referenceId, lines.length)),
}

/** What the session costs less in the package: funded by the consultant, who chose its price. */
export const packageRebates: DiscountSource = {
  stage: 'included',
  countedPer: 'line',
  quote: async (db, request, now) =>
    (await covered(db, request, now)).map(({ line, referenceId, pricePaise: paise }) => ({
      ...{ line, referenceId, fundedBy: 'consultant', reduction: { paise } },
      ...{ title_english: 'Package price', title_hindi: 'पैकेज की क़ीमत' },
    })),
  take: async () => {},
  giveBack: async () => {},
}
