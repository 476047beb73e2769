import { staffToNotify } from '#server/domains/ledger/public.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import type { Services } from '#server/platform/services.ts'
import { addFault, askStaff, type Claimed } from '../withdrawals/queries.ts'
import { FAULTS_BEFORE_STAFF, nextTryAfter, referenceOf } from '../withdrawals/rules.ts'

/** A temporary failure: retried with increasing delays, and after too many staff are asked, once. */
export async function hearFault({ db, log }: Services, { id, amountPaise, faults }: Claimed, error: Error, now: Date) {
  log.warn({ withdrawal: id, error: error.message }, 'payout could not be sent or looked up')
  await db.transaction().execute(async (tx) => {
    const fault = error.message.slice(0, 500)
    const count = await addFault(tx, id, { fault, nextAt: nextTryAfter(faults + 1, now) })
    if (count === undefined || count < FAULTS_BEFORE_STAFF || !(await askStaff(tx, id, now))) return
    log.error({ withdrawal: id, faults: count }, 'payout is stuck; staff notified')
    const params = { id, reference: referenceOf(id), amountPaise, fault }
    for (const { email, language } of await staffToNotify(tx))
      await outbox.add(tx, now, { message: 'payout_stuck', to: { email }, language, params })
  })
}
