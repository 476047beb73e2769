import { blockedWith, isBlocked } from '#server/domains/accounts/public.ts'
import type { Offer, Seller } from '#server/domains/orders/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { dayInIndia } from '#server/platform/time.ts'
import { changeQuestion } from '../events.ts'
import { notifyAsked, notifyRefunded } from '../notifications.ts'
import { priceFor } from '../prices/service.ts'
import { isListedIn, lockQuestion, nameOf, nextNumber, questionById } from '../queries.ts'
import type { QuestionFacts } from '../question.ts'
import { AWAITS_NOTHING, awaits, hoursAfter } from '../rules.ts'
import * as queries from './queries.ts'

/** SAC of other professional, technical and business services. */
const SAC = '998399'
const NEVER = new Date(8.64e15)

type Complete = QuestionFacts & { industryId: number }

const isComplete = (draft: QuestionFacts): draft is Complete =>
  draft.title !== '' && draft.body !== '' && draft.industryId !== null

/** The current price of a draft; undefined if it is incomplete or whom it asks cannot be asked now. */
async function currentPrice(db: Db | Tx, draft: QuestionFacts, now: Date) {
  if (!isComplete(draft)) return undefined
  if (draft.consultantId !== null) {
    if (!(await isListedIn(db, draft.consultantId, draft.industryId))) return undefined
    if ((await blockedWith(db, draft.customerId)).includes(draft.consultantId)) return undefined
  }
  return priceFor(db, draft, now)
}

async function titleOf(db: Db | Tx, { consultantId, industryId }: Complete) {
  if (consultantId !== null) {
    const name = await nameOf(db, consultantId)
    return { title_english: `Written answer by ${name}`, title_hindi: `${name} का लिखित जवाब` }
  }
  const industry = await queries.industryTitle(db, industryId)
  return {
    title_english: `Written answer by an expert, ${industry.title_english}`,
    title_hindi: `विशेषज्ञ का लिखित जवाब, ${industry.title_hindi}`,
  }
}

/** How orders sell questions: the draft is the item, and only its author may pay for it or see it. */
export const questionSeller: Seller = {
  soldOnce: true,
  async offers(db, items, buyerId, now) {
    const ids = items.map(({ id }) => id)
    const drafts = buyerId === undefined || ids.length === 0 ? [] : await queries.draftsOf(db, ids, buyerId)
    const offers: [number, Offer][] = []
    for (const draft of drafts) {
      const pricePaise = await currentPrice(db, draft, now)
      if (pricePaise === undefined || !isComplete(draft)) continue
      const { id, consultantId } = draft
      offers.push([id, { id, consultantId, pricePaise, taxCode: SAC, ...(await titleOf(db, draft)) }])
    }
    return new Map(offers)
  },
  async reserve(tx, { itemId }, until) {
    await queries.setReserved(tx, itemId, until)
  },
  async assertPayable(db, { itemId, consultantId, buyerId }) {
    const draft = await questionById(db, itemId)
    if (draft?.customerId !== buyerId || draft.state !== 'draft' || draft.consultantId !== consultantId)
      throw new Problem('order_lapsed')
    if (consultantId !== null && (await blockedWith(db, buyerId)).includes(consultantId))
      throw new Problem('order_lapsed')
  },
  async fulfil(tx, { id: lineId, orderId, itemId, buyerId, consultantId, pricePaise }, now) {
    const draft = await lockQuestion(tx, itemId)
    if (draft?.customerId !== buyerId) return { refused: 'not_available' }
    if (draft.lineId === lineId) return 'fulfilled'
    if (draft.lineId !== null) return { refused: 'paid_already' }
    if (consultantId !== null && (await isBlocked(tx, buyerId, consultantId))) return { refused: 'not_available' }
    const canBeAsked = (await currentPrice(tx, draft, now)) !== undefined && draft.consultantId === consultantId
    if (!canBeAsked) return { refused: 'not_available' }
    const { questionAcceptHours } = await readSettings(tx as Db, now)
    const number = await nextNumber(tx, dayInIndia(now).slice(2, 4))
    const asked = await changeQuestion(tx, draft, {
      ...{ to: 'asked', kind: 'asked', by: { id: buyerId, role: 'customer' }, at: now },
      data: { consultantId, pricePaise },
      set: {
        ...awaits('acceptance', hoursAfter(now, questionAcceptHours), now),
        ...{ number, price_paise: pricePaise, asked_at: now, order_id: orderId, line_id: lineId, reserved_until: null },
      },
    })
    await notifyAsked(tx, asked, now)
    return 'fulfilled'
  },
  // An unanswered question cannot be marked as delivered.
  completableFrom: async (db, { itemId }) => (await questionById(db, itemId))?.answeredAt ?? NEVER,
  async revoke(tx, { id: lineId, itemId }, now) {
    const question = await lockQuestion(tx, itemId)
    // Refunds by the questions domain change the state first, and with it give the reason.
    if (question?.lineId !== lineId || question.state === 'refunded') return
    const after = await changeQuestion(tx, question, {
      ...{ to: 'refunded', kind: 'refunded', by: null, at: now },
      set: { ...AWAITS_NOTHING, refunded_at: now, closed_at: null },
    })
    await notifyRefunded(tx, after, now)
  },
}
