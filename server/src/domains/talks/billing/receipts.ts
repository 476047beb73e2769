import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/talks/receipts.ts'
import { flowsOf } from '#server/domains/calls/public.ts'
import { readGst } from '#server/domains/settings/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { talkById } from '../queries.ts'
import { type Side, sideOf, type TalkFacts } from '../talk.ts'
import { ofActor, shownTalk } from '../views/service.ts'
import * as queries from './queries.ts'
import { partsOf } from './rules.ts'

/** The receipt of a talk for one side; none before it has ended. */
export async function getTalkReceipt({ db, actor, now }: SignedIn, { id }: Input<typeof api.getTalkReceipt>) {
  const talk = ofActor(await talkById(db, id), actor)
  if (talk.state === 'ringing' || talk.state === 'live') throw new Problem('not_found')
  const side = sideOf(actor)
  const endedAt = talk.endedAt!
  const billedSeconds = talk.billedSeconds ?? 0
  const flowPeriods = await flowsOf(db, 'talk', id)
  const parts = partsOf({ flowPeriods, endedAt, billedSeconds, ratePaise: talk.ratePaise })
  const firstAt = parts[0]?.fromAt ?? endedAt
  return {
    receipt: {
      talk: await shownTalk(db, talk, side, now),
      parts,
      connectedSeconds: billedSeconds,
      wholeSeconds: Math.max(billedSeconds, Math.round((endedAt.getTime() - firstAt.getTime()) / 1000)),
      pricePaise: talk.pricePaise ?? 0,
      ...(await moneyFor(db, talk, side, now)),
    },
  }
}

async function moneyFor(db: Db, { lineId, balanceAfterPaise }: TalkFacts, side: Side, now: Date) {
  if (lineId === null) {
    const { rateBp: gstRateBp } = (await readGst(db, now))('talk')
    const noTax = { discountPaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }
    return { gstPercent: gstRateBp / 100, ...noTax, totalPaise: 0, refundedPaise: 0, paid: null, earning: null }
  }
  const { gstRateBp, orderId, promoPaise, walletPaise, ...sums } = await queries.moneyOfLine(db, lineId)
  const isCustomer = side === 'customer'
  return {
    gstPercent: gstRateBp / 100,
    ...sums,
    paid: isCustomer
      ? {
          ...{ promoPaise, walletPaise, orderId, balanceAfterPaise: balanceAfterPaise! },
          invoice: await queries.invoiceOf(db, orderId),
        }
      : null,
    earning: isCustomer ? null : await queries.earningOf(db, lineId),
  }
}
