import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/enquiries.ts'
import { takeMark } from '#server/platform/call-limits.ts'
import type { Context } from '#server/platform/context.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { insertEnquiry } from './queries.ts'

/** Anyone may type anyone's number, so one number hears from us only a few times a day. */
const PER_NUMBER = { max: 5, seconds: 86_400 }

export function sendEnquiry({ db, actor, now, language }: Context, given: Input<typeof api.sendEnquiry>) {
  return db.transaction().execute(async (tx) => {
    await takeMark(tx, { key: `enquiry ${given.mobile}`, ...PER_NUMBER }, now)
    const { number } = await insertEnquiry(tx, { ...given, accountId: actor?.id, now })
    const to = { mobile: given.mobile, email: given.email ?? null }
    await outbox.add(tx, now, { message: 'enquiry_received', to, language, params: { number } })
    return { number }
  })
}
