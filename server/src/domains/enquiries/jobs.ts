import { notify } from '#server/domains/notifications/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { MessageParams } from '#server/platform/outbox/messages.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import type { Services } from '#server/platform/services.ts'
import { daysAfter } from '#server/platform/time.ts'
import { deleteSpam } from './queries.ts'
import { nextReminder, shortName, workingMinutesBetween } from './rules.ts'
import { emailOfStaff, setReminder, takeUnanswered, takeUnresolved } from './staff/queries.ts'

const AT_ONCE = 100

type Settings = Awaited<ReturnType<typeof readSettings>>

/** Runs `work` in transactions of up to a hundred rows until it finds no more. */
async function inBatches(
  { db }: Pick<Services, 'db'>,
  now: Date,
  work: (tx: Tx, settings: Settings) => Promise<number>,
) {
  const settings = await readSettings(db, now)
  let done: number
  do done = await db.transaction().execute((tx) => work(tx, settings))
  while (done === AT_ONCE)
}

/** Reminds the desk of enquiries that have almost waited for as long as was promised, once each. */
export const escalateEnquiries = (services: Pick<Services, 'db'>, now: Date) =>
  inBatches(services, now, async (tx, settings) => {
    const due = await takeUnanswered(tx, now, AT_ONCE)
    for (const enquiry of due) await escalate(tx, enquiry, settings, now)
    return due.length
  })

type Due = Awaited<ReturnType<typeof takeUnanswered>>[number]

async function escalate(tx: Tx, enquiry: Due, settings: Settings, now: Date) {
  const { id, number, name, kind, waitingSince, consultantId } = enquiry
  const minutes = workingMinutesBetween(waitingSince, now, settings)
  const about = { enquiryId: id, number, minutes, isCallback: kind === 'callback' }
  await mailStaff(tx, now, { message: 'enquiry_escalated', params: about }, settings, enquiry.assigneeId)
  if (consultantId === null) return
  const promised = settings.enquiryAnswerMinutes
  const params = { enquiryId: id, number, other: shortName(name), minutes: promised }
  await notify(tx, now, { accountId: consultantId, message: 'enquiry_waiting', params })
}

/** Reminds staff of grievances that are not resolved, more often towards the end of the month, and of late ones every day. */
export const remindOfGrievances = (services: Pick<Services, 'db'>, now: Date) =>
  inBatches(services, now, async (tx, settings) => {
    const unresolved = await takeUnresolved(tx, now, AT_ONCE)
    for (const { id, number, resolveBy, assigneeId } of unresolved) {
      await setReminder(tx, id, nextReminder(resolveBy, now))
      const params = { enquiryId: id, number, dueAt: resolveBy.toISOString(), isLate: resolveBy <= now }
      await mailStaff(tx, now, { message: 'grievance_unresolved', params }, settings, assigneeId)
    }
    return unresolved.length
  })

/** Deletes spam that nobody has declared genuine in time. */
export const deleteOldSpam = (services: Pick<Services, 'db'>, now: Date) =>
  inBatches(services, now, (tx, { enquirySpamDays }) => deleteSpam(tx, daysAfter(now, -enquirySpamDays), AT_ONCE))

type ToStaff = {
  [M in 'enquiry_escalated' | 'grievance_unresolved']: { message: M; params: MessageParams[M] }
}['enquiry_escalated' | 'grievance_unresolved']

/** To the help desk, and to whom it is assigned. */
async function mailStaff(tx: Tx, now: Date, about: ToStaff, { helpDeskEmail }: Settings, assigneeId: number | null) {
  const assignee = assigneeId === null ? null : await emailOfStaff(tx, assigneeId)
  for (const email of new Set([helpDeskEmail, assignee]))
    if (email) await outbox.addWanted(tx, now, { ...about, to: { email }, language: 'en' })
}

export function scheduleEnquiryJobs({ jobs }: Services) {
  jobs.schedule('escalate-enquiries', '* * * * *', escalateEnquiries)
  jobs.schedule('remind-of-grievances', '5 * * * *', remindOfGrievances)
  jobs.schedule('delete-old-spam', '35 3 * * *', deleteOldSpam)
}
