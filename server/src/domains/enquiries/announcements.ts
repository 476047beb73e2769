import { notify } from '#server/domains/notifications/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { tryMark } from '#server/platform/http/call-limits.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { shortName } from './rules.ts'

interface Arrived {
  id: number
  number: string
  name: string
  mobile: string
  email?: string | null | undefined
  remarks?: string | null | undefined
  language: 'en' | 'hi'
  consultantId?: number | null | undefined
  resolveBy: Date | null
}

type Closed = Pick<Arrived, 'number' | 'mobile' | 'email' | 'language'>

/** Tells the sender of a grievance that it is closed. */
export async function announceClosed(tx: Tx, { number, mobile, email, language }: Closed, at: Date) {
  const { helpDeskEmail } = await readSettings(tx, at)
  const params = { number, helpDeskEmail }
  await outbox.add(tx, at, { message: 'grievance_closed', to: { mobile, email: email ?? null }, language, params })
}

/** Tells the sender the number of the enquiry, and the consultant that there is one. A grievance is acknowledged by this. */
export async function announce(tx: Tx, enquiry: Arrived, at: Date) {
  const { id, number, language, consultantId, resolveBy } = enquiry
  const settings = await readSettings(tx, at)
  const email = enquiry.email && (await mayConfirmTo(tx, enquiry.email, settings, at)) ? enquiry.email : null
  const to = { mobile: enquiry.mobile, email }
  if (resolveBy) {
    const { grievanceOfficer } = settings
    const params = { number, officer: grievanceOfficer, dueAt: resolveBy.toISOString() }
    await outbox.add(tx, at, { message: 'grievance_received', to, language, params })
  } else await outbox.add(tx, at, { message: 'enquiry_received', to, language, params: { number } })
  if (!consultantId) return
  const { enquiryAnswerMinutes: minutes } = settings
  const params = { enquiryId: id, number, other: shortName(enquiry.name), text: enquiry.remarks ?? '', minutes }
  await notify(tx, at, { accountId: consultantId, message: 'enquiry_to_consultant', params })
}

type Written = Pick<Arrived, 'id' | 'number' | 'name' | 'consultantId'>

/** Tells the consultant that the sender has written again. The help desk sees it in its list. */
export async function announceMessage(tx: Tx, { id, number, name, consultantId }: Written, text: string, at: Date) {
  if (!consultantId) return
  const params = { enquiryId: id, number, other: shortName(name), text }
  await notify(tx, at, { accountId: consultantId, message: 'enquiry_message', params })
}

const DAY_SECONDS = 86_400

/** Whether one more confirmation may go to this address today: a stranger could fill somebody's mailbox. */
const mayConfirmTo = (tx: Tx, email: string, settings: { enquiryMailsPerAddressAndDay: number }, at: Date) =>
  tryMark(
    tx,
    {
      key: `enquiry-mail ${email.toLowerCase()}`,
      max: settings.enquiryMailsPerAddressAndDay,
      seconds: DAY_SECONDS,
    },
    at,
  )
