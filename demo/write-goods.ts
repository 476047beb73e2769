import { gstinCheckCharacter } from '#contract/orders/tax-ids.ts'
import { insertAddress } from '#server/domains/accounts/public.ts'
import { completeLine } from '#server/domains/orders/public.ts'
import { insertProduct, lockOfLine, saveTerms, step, updateProduct } from '#server/domains/products/public.ts'
import { columnsOfGoods } from '#server/domains/products/rules.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { daysAfter, hoursAfter } from '#server/platform/time.ts'
import { bought, readyAfterHold } from './buying.ts'
import { demoSellers, type GoodsStep } from './products/goods.ts'
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
          sendOn(making, lineIds[0]!, { reached, at })
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

/** Packs, sends and delivers it in the following days. */
function sendOn(making: Making, lineId: number, { reached, at }: { reached: GoodsStep; at: Date }) {
  const { tx, timeline } = making
  const [packedAt, sentAt, deliveredAt] = [hoursAfter(at, 5), hoursAfter(at, 22), daysAfter(at, 4)]
  const idOf = async () => (await lockOfLine(tx, lineId)).id
  if (reached === 'placed') return
  timeline.at(packedAt, async () =>
    step(tx, await idOf(), { from: ['placed'], to: 'packed', set: { packed_at: packedAt } }),
  )
  if (reached === 'packed') return
  const set = { carrier: 'India Post', tracking_number: `EM${310_000_000 + lineId}IN`, shipped_at: sentAt }
  timeline.at(sentAt, async () => step(tx, await idOf(), { from: ['packed'], to: 'shipped', set }))
  if (reached === 'shipped') return
  timeline.at(deliveredAt, async () => {
    await completeLine(tx, { lineId, at: deliveredAt })
    // Released with the first check after the week of returns.
    readyAfterHold(making, daysAfter(deliveredAt, 5))
  })
}
