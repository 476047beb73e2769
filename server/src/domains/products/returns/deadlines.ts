import { notify } from '#server/domains/notifications/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { eachAlone } from '#server/platform/jobs/each-alone.ts'
import type { Services } from '#server/platform/services.ts'
import { bothTitles } from '../rules.ts'
import { dueReturns, insertEvent, type ReturnRow } from './queries.ts'
import { end, escalate, lockReturn, refundReturn } from './service.ts'

const AT_ONCE = 200

/** What happens to a return when nobody acted in time. */
export async function continueReturns(services: Services, now: Date) {
  const ids = await dueReturns(services.db, now, AT_ONCE)
  await eachAlone(services, ids, 'return could not be continued', async (tx, id) => {
    const row = await lockReturn(tx, id, () => true)
    if (row.actBy && row.actBy <= now) await continueReturn(tx, row, now)
  })
}

async function continueReturn(tx: Tx, row: ReturnRow, at: Date) {
  if (row.state === 'asked') await escalate(tx, row, { from: ['asked'], by: 'system', at })
  else if (row.state === 'sent') {
    await insertEvent(tx, row.id, { kind: 'assumed_received', by: 'system', at })
    await refundReturn(tx, row, { from: ['sent'], by: 'system', at, byId: null })
  } else {
    await end(tx, row, { from: ['accepted', 'declined'], to: 'closed', by: 'system', at })
    for (const [accountId, message] of [
      [row.accountId, 'goods_return_lapsed'],
      [row.consultantId, 'goods_return_closed'],
    ] as const)
      await notify(tx, at, { accountId, message, params: bothTitles(row) })
  }
}
