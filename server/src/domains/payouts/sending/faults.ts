import { staffToTell } from '#server/domains/ledger/service.ts'
import type { House } from '#server/platform/house.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { addFault, askStaff, type Claimed } from '../withdrawals/queries.ts'
import { FAULTS_BEFORE_STAFF, nextTryAfter, referenceOf } from '../withdrawals/rules.ts'

/** A fault that may pass: tried again ever more rarely, and after too many of them staff are asked, once. */
export async function hearFault({ db, log }: House, { id, amountPaise, faults }: Claimed, error: Error, now: Date) {
  log.warn({ withdrawal: id, error: error.message }, 'a payout could not be sent or looked up')
  await db.transaction().execute(async (tx) => {
    const fault = error.message.slice(0, 500)
    const count = await addFault(tx, id, { fault, nextAt: nextTryAfter(faults + 1, now) })
    if (count === undefined || count < FAULTS_BEFORE_STAFF || !(await askStaff(tx, id, now))) return
    log.error({ withdrawal: id, faults: count }, 'a payout is stuck: staff are asked')
    const params = { id, reference: referenceOf(id), amountPaise, fault }
    for (const { email, language } of await staffToTell(tx))
      await outbox.add(tx, now, { message: 'payout_stuck', to: { email }, language, params })
  })
}
