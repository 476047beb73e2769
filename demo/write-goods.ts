import { gstinCheckCharacter } from '#contract/orders/tax-ids.ts'
import { DELIVERY_DAYS, RETURN_ANSWER_DAYS, SEND_REMINDER_DAYS } from '#contract/products/constants.ts'
import { insertAddress } from '#server/domains/accounts/public.ts'
import { completeLine, freezeEarnings } from '#server/domains/orders/public.ts'
import {
  countReminder,
  insertProduct,
  insertReturn,
  insertReturnEvent,
  lockOfLine,
  saveTerms,
  setReminder,
  step,
  updateProduct,
} from '#server/domains/products/public.ts'
import { columnsOfGoods } from '#server/domains/products/rules.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { daysAfter, hoursAfter } from '#server/platform/time.ts'
import { bought, readyAfterHold } from './buying.ts'
import { type Complaint, demoSellers, type GoodsStep } from './products/goods.ts'
import { clockOf, dayAt, type Making } from './timeline.ts'
import { writeTopUp } from './write-top-ups.ts'

const ON_SALE_DAYS = 70
const GST = 1.18

/** Goods on sale, and orders in every state. Whoever buys has topped up exactly that much. */
export async function writeGoods(making: Making) {
  const { tx, timeline, now } = making
  const customers = await tx
    .selectFrom('accounts')
    .innerJoin('states', 'states.title_english', 'accounts.state')
    .select(['accounts.id', 'name', 'mobile', 'pincode', 'city', 'states.code as stateCode'])
    .where('type', '=', 'user')
    .where('source', '=', 'demo')
    .orderBy('accounts.id')
    .execute()
  const since = dayAt(now, ON_SALE_DAYS, '10:20')
  for (const [number, seller] of demoSellers.entries()) {
    const consultantId = await writeSeller(tx, seller, since)
    for (const one of seller.goods) {
      const id = await writeOne(tx, consultantId, one, since)
      for (const [index, daysAgo, reached] of one.sold) {
        const buyer = customers[index]!
        const at = dayAt(now, daysAgo, clockOf(3 * number + index))
        const rupees = Math.round((one.rupees + seller.shippingRupees) * GST)
        timeline.at(at, async () => {
          await writeTopUp(tx, { accountId: buyer.id, rupees, method: 'upi', at })
          const draftId = await addressOf(tx, buyer, at)
          const { lineIds } = await bought({ tx, buyer, items: [{ id, type: 'product', draftId }], at })
          sendOn(making, lineIds[0]!, { reached, consultantId, complaint: one.complaint, at })
        })
      }
    }
  }
}

async function writeSeller(tx: Tx, seller: (typeof demoSellers)[number], at: Date) {
  const { id, code } = await tx
    .selectFrom('accounts')
    .innerJoin('states', 'states.title_english', 'accounts.state')
    .select(['accounts.id', 'states.code'])
    .where('type', '=', 'consultant')
    .where('name', '=', seller.consultant)
    .executeTakeFirstOrThrow()
  const body = `${code}${seller.pan}1Z`
  const terms = { name: seller.name, address: seller.address, gstin: body + gstinCheckCharacter(body) }
  const delivery = { shippingPaise: seller.shippingRupees * 100, pincodes: [...seller.pincodes] }
  await saveTerms(tx, id, { ...terms, ...delivery }, at)
  return id
}

type Goods = (typeof demoSellers)[number]['goods'][number]

async function writeOne(tx: Tx, consultantId: number, one: Goods, at: Date) {
  const { stock, hsn, weightGrams } = one
  const id = await insertProduct(
    tx,
    {
      ...{ consultantId, title_english: one.title, title_hindi: one.hindi },
      ...{ about_english: one.about, about_hindi: one.aboutHindi, pricePaise: one.rupees * 100 },
      // What was sold since is taken from it.
      goods: columnsOfGoods({
        ...{ stock: stock + one.sold.length, hsn, gstRateBp: 1800, weightGrams, countryOfOrigin: 'India' },
      }),
    },
    at,
  )
  await updateProduct(tx, id, { state: 'published', submitted_at: at, published_at: at }, at)
  return id
}

interface Buyer {
  id: number
  name: string
  mobile: string
  pincode: string | null
  city: string | null
  stateCode: string
}

async function addressOf(tx: Tx, { id, name, mobile, pincode, city, stateCode }: Buyer, at: Date) {
  const known = await tx.selectFrom('addresses').select('id').where('account_id', '=', id).executeTakeFirst()
  if (known) return known.id
  const place = { pincode: pincode!, city: city!, stateCode }
  const address = { name, mobile, street: '12, Station Road', ...place }
  return (await insertAddress(tx, id, address, at)).id
}

interface Sending {
  reached: GoodsStep
  consultantId: number
  complaint: Complaint | undefined
  at: Date
}

/** Packs, sends and delivers it in the following days, or reminds the seller who has not sent it. */
function sendOn(making: Making, lineId: number, { reached, consultantId, complaint, at }: Sending) {
  const { tx, timeline, now } = making
  const [packedAt, sentAt, deliveredAt] = [hoursAfter(at, 5), hoursAfter(at, 22), daysAfter(at, 4)]
  const idOf = async () => (await lockOfLine(tx, lineId)).id
  const remindAt = daysAfter(at, SEND_REMINDER_DAYS[0])
  if ((reached === 'placed' || reached === 'packed') && remindAt <= now)
    timeline.at(remindAt, async () => {
      const id = await idOf()
      await countReminder(tx, id, remindAt)
      await setReminder(tx, id, daysAfter(at, SEND_REMINDER_DAYS[1]))
    })
  if (reached === 'placed') return
  timeline.at(packedAt, async () =>
    step(tx, await idOf(), { from: ['placed'], to: 'packed', set: { packed_at: packedAt } }),
  )
  if (reached === 'packed') return
  const set = {
    ...{ carrier: 'India Post', tracking_number: `EM${310_000_000 + lineId}IN` },
    ...{ shipped_at: sentAt, deliver_by: daysAfter(sentAt, DELIVERY_DAYS) },
  }
  timeline.at(sentAt, async () => step(tx, await idOf(), { from: ['packed'], to: 'shipped', set }))
  if (reached === 'shipped') return
  timeline.at(deliveredAt, async () => {
    await completeLine(tx, { lineId, at: deliveredAt })
    // Released with the first check after the week of returns.
    readyAfterHold(making, daysAfter(deliveredAt, 5))
  })
  const askedAt = daysAfter(deliveredAt, 1)
  if (reached === 'returning')
    timeline.at(askedAt, () => ask(tx, { lineId, consultantId, complaint: complaint!, askedAt }))
}

interface Asked {
  lineId: number
  consultantId: number
  complaint: Complaint
  askedAt: Date
}

/** The buyer asks to return it; the earning is frozen until it is decided. */
async function ask(tx: Tx, { lineId, consultantId, complaint, askedAt: at }: Asked) {
  const { id: shipmentId, accountId, deliveredAt } = await lockOfLine(tx, lineId)
  const actBy = daysAfter(at, RETURN_ANSWER_DAYS)
  const asked = { shipmentId, deliveredAt: deliveredAt!, accountId, consultantId, ...complaint, at, actBy }
  const id = await insertReturn(tx, asked)
  await insertReturnEvent(tx, id, { kind: 'asked', by: 'customer', note: complaint.details, at })
  await freezeEarnings(tx, [{ id: lineId, consultantId }], 'goods_return', at)
}
