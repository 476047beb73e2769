import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/enquiries/endpoints.ts'
import { problems } from '#contract/problems.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import { takeMark } from '#server/platform/http/call-limits.ts'
import type { Context } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { insertEnquiry } from './queries.ts'
import { canCallAt } from './rules.ts'

/** Anyone may enter anyone's number, so one number is sent only a few messages a day. */
const PER_NUMBER = { max: 5, seconds: 86_400 }

export async function sendEnquiry(context: Context, given: Input<typeof api.sendEnquiry>) {
  const { db, actor, now, language } = context
  if (given.kind === 'callback') await checkCall(context, given)
  return db.transaction().execute(async (tx) => {
    await takeMark(tx, { key: `enquiry ${given.mobile}`, ...PER_NUMBER }, now)
    const { number } = await insertEnquiry(tx, { ...given, accountId: actor?.id, now })
    const to = { mobile: given.mobile, email: given.email ?? null }
    await outbox.add(tx, now, { message: 'enquiry_received', to, language, params: { number } })
    return { number }
  })
}

async function checkCall({ db, now }: Context, { callAt, callLanguage }: Input<typeof api.sendEnquiry>) {
  const missing = Object.entries({ callAt, callLanguage }).filter(([, value]) => value === undefined)
  if (!callAt || missing.length > 0)
    throw new Problem('invalid', {
      errors: Object.fromEntries(missing.map(([name]) => [name, ['Please fill this in.']])),
    })
  if (!canCallAt(callAt, now, await readSettings(db, now)))
    throw new Problem('no_call_then', { errors: { callAt: [problems.no_call_then.message] } })
}
