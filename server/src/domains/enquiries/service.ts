import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/enquiries/endpoints.ts'
import { problems } from '#contract/problems.ts'
import { isNumberBlocked, refuseBlocked } from '#server/domains/accounts/public.ts'
import { queuePriorityOf } from '#server/domains/memberships/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { takeMark } from '#server/platform/http/call-limits.ts'
import type { Context } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { daysAfter } from '#server/platform/time.ts'
import { announce } from './announcements.ts'
import { insertEnquiry, listedConsultant, lockMobile, ownsNumber, sentAlready } from './queries.ts'
import { afterWorkingMinutes, canCallAt, nextReminder, spamReason } from './rules.ts'

const DAY_SECONDS = 86_400

type Given = Input<typeof api.sendEnquiry>
type Settings = Awaited<ReturnType<typeof readSettings>>

export async function sendEnquiry(context: Context, input: Given) {
  const { db, now } = context
  const settings = await readSettings(db, now)
  const given = input.kind === 'callback' ? input : { ...input, callAt: undefined, callLanguage: undefined }
  checkFields(given, now, settings)
  if (given.consultantId && !(await listedConsultant(db, given.consultantId))) throw new Problem('not_found')
  return db.transaction().execute((tx) => store(tx, context, given, settings))
}

async function store(tx: Tx, { actor, now, language }: Context, given: Given, settings: Settings) {
  const { mobile, website, filledSeconds, consultantId } = given
  if (actor && consultantId) await refuseBlocked(tx, actor.id, consultantId)
  await lockMobile(tx, mobile)
  const isRecognisable = given.remarks !== undefined || given.callAt !== undefined
  // Sent again, after a lost response or by a double click: the same enquiry.
  const already = isRecognisable && (await sentAlready(tx, { ...given, accountId: actor?.id }, daysAfter(now, -1)))
  if (already) return already
  const isOwnNumber = actor !== undefined && (await ownsNumber(tx, actor.id, mobile))
  const key = countedAs(given.kind, isOwnNumber ? `account ${actor.id}` : mobile)
  await takeMark(tx, { key, max: settings.enquiriesPerMobileAndDay, seconds: DAY_SECONDS }, now)
  // Refusing would tell a stranger whom somebody has blocked.
  const blocked = !actor && consultantId !== undefined && (await isNumberBlocked(tx, mobile, consultantId))
  const spam = spamReason({ signedIn: Boolean(actor), blocked, website, filledSeconds }, settings.enquiryFillSeconds)
  const priority = actor ? await queuePriorityOf(tx, actor.id, now) : 0
  const about = { accountId: actor?.id, language, spamReason: spam, priority, now }
  const enquiry = { ...given, ...about, ...promised(given, now, settings) }
  const { id, number } = await insertEnquiry(tx, enquiry)
  if (!spam) await announce(tx, { ...enquiry, id, number }, now)
  return { number }
}

/**
 * People who use their own number are counted by their account: a stranger who enters it does not use up their enquiries.
 * Grievances are counted apart, because they must be received.
 */
const countedAs = (kind: Given['kind'], who: string) => `${kind === 'grievance' ? 'grievance' : 'enquiry'} ${who}`

/** When an answer is due: within one working hour, at the time of the call, or for a grievance within a month. */
function promised({ kind, callAt }: Given, now: Date, settings: Settings) {
  const { enquiryAnswerMinutes, enquiryEscalateMinutes, grievanceResolveDays } = settings
  const resolveBy = kind === 'grievance' ? daysAfter(now, grievanceResolveDays) : null
  return {
    dueAt: callAt ?? afterWorkingMinutes(now, enquiryAnswerMinutes, settings),
    escalateAt: callAt ?? afterWorkingMinutes(now, enquiryEscalateMinutes, settings),
    ...{ resolveBy, remindAt: resolveBy && nextReminder(resolveBy, now) },
  }
}

function checkFields(given: Given, now: Date, settings: Settings) {
  const { kind, callAt, callLanguage, consultantId, remarks } = given
  const required = { callback: { callAt, callLanguage }, grievance: { remarks }, enquiry: {} }[kind]
  const missing = Object.entries(required).filter(([, value]) => value === undefined)
  const errors = Object.fromEntries(missing.map(([name]) => [name, ['Please fill this in.']]))
  if (consultantId && kind !== 'enquiry') errors.consultantId = ['Please choose from the list.']
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors })
  if (kind === 'callback' && callAt && !canCallAt(callAt, now, settings))
    throw new Problem('no_call_then', { errors: { callAt: [problems.no_call_then.message] } })
}
