import { notify } from '#server/domains/notifications/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
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
  const to = { mobile: enquiry.mobile, email: enquiry.email ?? null }
  if (resolveBy) {
    const { grievanceOfficer } = await readSettings(tx, at)
    const params = { number, officer: grievanceOfficer, dueAt: resolveBy.toISOString() }
    await outbox.add(tx, at, { message: 'grievance_received', to, language, params })
  } else await outbox.add(tx, at, { message: 'enquiry_received', to, language, params: { number } })
  if (!consultantId) return
  const { enquiryAnswerMinutes: minutes } = await readSettings(tx, at)
  const params = { enquiryId: id, number, other: shortName(enquiry.name), text: enquiry.remarks ?? '', minutes }
  await notify(tx, at, { accountId: consultantId, message: 'enquiry_to_consultant', params })
}
