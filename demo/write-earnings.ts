import type { Tx } from '#server/platform/db/db.ts'
import { bought } from './buying.ts'
import { consultantMobile, demoLogins } from './people.ts'
import { FINISHED } from './service-orders.ts'
import { finishService } from './service-work.ts'
import { clockOf, dayAt, type Making } from './timeline.ts'
import { writeAccount, writeTaxNumber, writeWithdrawal } from './write-withdrawals.ts'

/** Days ago of each delivery; the last two are still on hold. */
const DONE_DAYS_AGO = [58, 51, 44, 37, 33, 26, 19, 12, 6, 4, 1, 1]
/** Days from order to delivery. */
const WORKED_DAYS = 3
/** A consultant with many talks and a withdrawal request. */
const ANOTHER = 2

/** The consultant login has worked for two months: services bought, delivered, earned, one withdrawal paid, the rest ready. */
export async function writeEarnings(making: Making) {
  const { tx, timeline, now } = making
  const me = await consultant(tx, demoLogins.consultant)
  const services = await tx
    .selectFrom('services')
    .select('id')
    .where('consultant_id', '=', me.id)
    .orderBy('id')
    .execute()
  if (services.length === 0) return
  await writeTaxNumber(tx, { accountId: me.id, masked: 'ABCPJ····K', at: dayAt(now, 90, '10:40') })
  const account = await writeAccount(tx, { of: me, ifsc: 'SBIN0000454', ending: '4021', at: dayAt(now, 80, '16:30') })
  const buyers = await buyersFor(tx)
  for (const [index, daysAgo] of DONE_DAYS_AGO.entries()) {
    const work = { buyer: buyers[index]!, service: services[index % services.length]! }
    writeWork(making, { ...work, daysAgo, number: index })
  }
  const asked = dayAt(now, 22, '11:15')
  timeline.at(asked, () => writeWithdrawal(making, { of: me.id, account, mostPaise: 2_500_000, at: asked, paid: true }))
  await writeAnother(making)
}

async function writeAnother(making: Making) {
  const { tx, timeline, now } = making
  const other = await consultant(tx, consultantMobile(ANOTHER))
  await writeTaxNumber(tx, { accountId: other.id, masked: 'BKRPS····D', at: dayAt(now, 61, '12:10') })
  const given = { of: other, ifsc: 'HDFC0000007', ending: '6138', at: dayAt(now, 61, '12:20') }
  const account = await writeAccount(tx, given)
  const asked = dayAt(now, 1, '11:40')
  timeline.at(asked, () => writeWithdrawal(making, { of: other.id, account, mostPaise: 500_000, at: asked }))
}

const consultant = (tx: Tx, mobile: string) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('mobile', '=', mobile)
    .where('type', '=', 'consultant')
    .executeTakeFirstOrThrow()

const buyersFor = (tx: Tx) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('type', '=', 'user')
    .where('source', '=', 'demo')
    .where('mobile', '<>', demoLogins.customer)
    .orderBy('id')
    .execute()

interface Work {
  buyer: { id: number; name: string }
  service: { id: number }
  daysAgo: number
  number: number
}

/** One service from the payment to the earning. */
function writeWork(making: Making, { buyer, service, daysAgo, number }: Work) {
  const { tx, timeline, now } = making
  const paidAt = dayAt(now, daysAgo + WORKED_DAYS, clockOf(number))
  const doneAt = dayAt(now, daysAgo, clockOf(number + 20))
  timeline.at(paidAt, async () => {
    const { lineIds } = await bought({ tx, buyer, items: [{ id: service.id, type: 'service' }], at: paidAt })
    await finishService(making, {
      ...{ lineId: lineIds[0]!, buyerId: buyer.id, doneAt, ...FINISHED[number % FINISHED.length]! },
      ...{ paidDaysAgo: daysAgo + WORKED_DAYS, doneDaysAgo: daysAgo },
    })
  })
}
