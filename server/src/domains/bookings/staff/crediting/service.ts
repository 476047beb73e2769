import type * as api from '#contract/bookings-staff.ts'
import type { Input } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/service.ts'
import { post } from '#server/domains/ledger/service.ts'
import type { Once } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { decideWithheld, setGivenWhole } from '../../credits/queries.ts'
import { bookingById } from '../../queries.ts'
import { tellBrowsers } from '../../telling.ts'
import { storyOf } from '../story/service.ts'

/** The consultant owed too much to pay the customer's credit: the house gives it after all, or nobody does. */
export async function decideCredit(context: Once, { id, decision, reason }: Input<typeof api.decideCredit>) {
  const { tx, actor, now } = context
  const booking = await bookingById(tx, id)
  if (!booking) throw new Problem('not_found')
  const withheld = await decideWithheld(tx, { bookingId: id, by: actor.id, at: now })
  if (!withheld) throw new Problem('already_decided')
  const { paise } = withheld
  if (decision === 'give') {
    await setGivenWhole(tx, id)
    await post(tx, {
      ...{ key: `booking ${id} credit by staff`, kind: 'promotional_credit', at: now, memo: booking.number },
      refs: { orderId: booking.orderId ?? undefined },
      entries: [
        { place: 'promotions', paise: -paise },
        { place: { purse: 'promo', of: booking.customerId }, paise },
      ],
    })
  }
  const action = decision === 'give' ? 'booking.credit_given' : 'booking.credit_dismissed'
  await audit.record(tx, context, { action, subject: { kind: 'booking', id }, after: { paise }, reason })
  await tellBrowsers(tx, now, id, [booking.customerId])
  return storyOf(tx, id, now)
}
