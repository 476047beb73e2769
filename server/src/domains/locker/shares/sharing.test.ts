import { describe, expect, test } from 'vitest'
import { appealNoShow, cancelBooking, releaseHold } from '#contract/bookings/endpoints.ts'
import { decideApplicant, getApplicant } from '#contract/consultants/approvals.ts'
import { CHECKLIST } from '#contract/consultants/constants.ts'
import * as api from '#contract/locker/endpoints.ts'
import * as papersApi from '#contract/locker/papers.ts'
import * as sharingApi from '#contract/locker/sharing.ts'
import { anApplicant } from '#test/applicants.ts'
import { aBookable, aBooking, aMissedBooking, aTime, hold, PAID_PAISE, payHold } from '#test/bookings.ts'
import { createCaller } from '#test/caller.ts'
import { aDocument, aPdf, putInLocker } from '#test/documents.ts'
import { type Person, signIn } from '#test/people.ts'
import { anAnsweredTalk } from '#test/talks.ts'
import { world } from '#test/world.ts'
import { sweepTrash } from '../documents/removal.ts'

const there = await world()
const { app, clock, pool } = there

const open = (person: Person, id: number, use: 'preview' | 'download' = 'preview') =>
  person.send(api.openDocument, { id, use })
const share = (person: Person, documentId: number, subjectId: number, kind: 'booking' | 'talk' = 'booking') =>
  person.send(sharingApi.shareDocument, { documentId, kind, subjectId })
const sharedIn = async (person: Person, subjectId: number, kind: 'booking' | 'talk' = 'booking') =>
  (await person.send(sharingApi.listSharedDocuments, { kind, subjectId })).body.data?.documents?.map(({ name }) => name)
const logOf = async (person: Person, id: number) => (await person.send(sharingApi.listAccesses, { id })).body.data.data
const again = async (person: Person): Promise<Person> => {
  const token = await signIn(app, person.id)
  return { ...person, token, ...createCaller(app, { token, address: person.address }) }
}

async function aSharedDocument() {
  const booking = await aBooking(there)
  const document = await aDocument(booking.customer)
  const { shareId } = (await share(booking.customer, document.id, booking.id)).body.data
  return { ...booking, document, shareId }
}

describe('a document shared into a booking', () => {
  test('is read by both parties, and every opening by the other is in the owner’s access log', async () => {
    const { id, customer, consultant, document } = await aSharedDocument()
    expect(await sharedIn(customer, id)).toEqual(['floor-layout.pdf'])
    expect(await sharedIn(consultant, id)).toEqual(['floor-layout.pdf'])
    await open(customer, document.id)
    const { body } = await open(consultant, document.id, 'download')
    const file = await app.inject({ url: body.data.url })
    expect([file.statusCode, file.rawPayload.equals(aPdf())]).toEqual([200, true])
    expect(await logOf(customer, document.id)).toMatchObject([
      { readerName: consultant.name, isStaff: false, use: 'download', subject: { kind: 'booking', id } },
    ])
    const { documents } = (await customer.send(sharingApi.listSharedDocuments, { kind: 'booking', subjectId: id })).body
      .data
    expect(documents[0]).toMatchObject({ isOwn: true, openedAt: clock.now().toISOString() })
  })

  test('is read by nobody else, whatever their role, id or link', async () => {
    const { id, customer, consultant, document, shareId } = await aSharedDocument()
    const { url } = (await open(consultant, document.id)).body.data
    const strangers = [await there.aCustomer(), await there.aConsultant(), (await aBooking(there)).consultant]
    for (const stranger of strangers) {
      expect((await open(stranger, document.id)).status).toBe(404)
      expect((await share(stranger, document.id, id)).status).toBe(404)
      expect((await stranger.send(sharingApi.revokeShare, { id: shareId })).status).toBe(404)
      expect((await stranger.send(sharingApi.listAccesses, { id: document.id })).status).toBe(404)
      expect(await sharedIn(stranger, id)).toBeUndefined()
    }
    const staff = await there.aStaff()
    expect((await open(staff, document.id)).status).toBe(403)
    expect((await consultant.send(sharingApi.listAccesses, { id: document.id })).status).toBe(404)
    expect((await consultant.send(sharingApi.revokeShare, { id: shareId })).status).toBe(404)
    expect((await consultant.send(api.trashDocument, { id: document.id })).status).toBe(404)
    const other = await aDocument(customer, 'private.pdf')
    for (const altered of [
      url.replace(`documentId=${document.id}`, `documentId=${other.id}`),
      url.replace(/signature=./, 'signature=_'),
      url.replace(/expires=\d+/, 'expires=4102444800'),
      url.replace(/session=\d+/, 'session=1'),
      url.replace('locker-document', 'locker-paper'),
    ])
      expect((await app.inject({ url: altered })).statusCode).toBe(404)
    expect((await app.inject({ url })).statusCode).toBe(200)
    clock.advance({ minutes: 2 })
    expect((await app.inject({ url })).statusCode).toBe(403)
  })

  test('stops being readable at once when revoked, trashed, or when the reader logs out, also by an open link', async () => {
    const { id, customer, consultant, document, shareId } = await aSharedDocument()
    const linkOf = async () => (await open(consultant, document.id)).body.data.url
    const first = await linkOf()
    await customer.send(api.trashDocument, { id: document.id })
    expect((await app.inject({ url: first })).statusCode).toBe(404)
    await customer.send(api.restoreDocument, { id: document.id })
    const second = await linkOf()
    expect((await app.inject({ url: second })).statusCode).toBe(200)
    await customer.send(sharingApi.revokeShare, { id: shareId })
    expect((await app.inject({ url: second })).statusCode).toBe(404)
    expect((await open(consultant, document.id)).status).toBe(404)
    expect(await logOf(customer, document.id)).toHaveLength(2)
    await share(customer, document.id, id)
    const third = await linkOf()
    await consultant.call('POST', '/api/web/v1/logout', { body: {} })
    expect((await app.inject({ url: third })).statusCode).toBe(403)
  })

  test('on the hold page is seen by the consultant only once the slot is paid', async () => {
    const [customer, consultant] = [await there.aCustomer(), await aBookable(there)]
    const { id } = (await hold(customer, consultant, aTime(there))).body.data.booking
    const { document } = (await putInLocker(customer, 'a.pdf', aPdf(), { shareInto: { kind: 'booking', id } })).body
      .data
    expect(document.shares).toMatchObject([{ kind: 'booking', id, withName: consultant.name }])
    expect(document.origin).toMatchObject({ id, withName: consultant.name })
    expect((await open(consultant, document.id)).status).toBe(404)
    expect(await sharedIn(consultant, id)).toBeUndefined()
    await payHold(there, customer, id)
    expect((await open(consultant, document.id)).status).toBe(201)
    const lapsed = (await hold(customer, consultant, aTime(there))).body.data.booking
    await share(customer, document.id, lapsed.id)
    await customer.send(releaseHold, { id: lapsed.id })
    expect((await share(customer, document.id, lapsed.id)).body.code).toBe('too_late')
  })

  test('stays readable for 48 hours after the session is completed or cancelled', async () => {
    const done = await aSharedDocument()
    const called = await aSharedDocument()
    await pool.query(`update bookings set state = 'completed', judged_at = $2, settled_at = $2 where id = $1`, [
      done.id,
      clock.now(),
    ])
    await called.customer.send(cancelBooking, {
      id: called.id,
      expectedRefundPaise: PAID_PAISE,
      reasonCode: 'not_needed',
    })
    const { body } = await done.customer.send(sharingApi.listSharedDocuments, { kind: 'booking', subjectId: done.id })
    expect(body.data.shareHours).toBe(48)
    clock.advance({ hours: 47 })
    expect((await open(done.consultant, done.document.id)).status).toBe(201)
    clock.advance({ hours: 2 })
    expect((await open(done.consultant, done.document.id)).status).toBe(404)
    expect((await open(called.consultant, called.document.id)).status).toBe(404)
    expect(await sharedIn(done.consultant, done.id)).toEqual([])
    expect(await sharedIn(done.customer, done.id)).toEqual(['floor-layout.pdf'])
    expect((await share(done.customer, done.document.id, done.id)).body.code).toBe('too_late')
  })

  test('cannot be erased while the session is in dispute, and stays readable for it', async () => {
    const consultant = await aBookable(there)
    const booking = await aMissedBooking(there, consultant, 'consultant')
    const document = await aDocument(booking.customer)
    await pool.query(
      `insert into locker_shares (document_id, subject_kind, subject_id, shared_at) values ($1, 'booking', $2, $3)`,
      [document.id, booking.id, clock.now()],
    )
    await booking.consultant.send(appealNoShow, { id: booking.id, reason: 'I was there' })
    await booking.customer.send(api.trashDocument, { id: document.id })
    const { body } = await booking.customer.send(api.removeDocument, { id: document.id })
    expect(body.code).toBe('document_in_dispute')
    expect((await booking.customer.send(api.emptyTrash, {})).body.data).toEqual({ removed: 0, left: 1 })
    clock.advance({ days: 31 })
    await sweepTrash(app.services, clock.now())
    const customer = await again(booking.customer)
    expect((await customer.send(api.restoreDocument, { id: document.id })).status).toBe(200)
    expect((await open(await again(consultant), document.id)).status).toBe(201)
  })
})

test('what can be shared into is offered: the caller’s paid sessions and current talk', async () => {
  const { id, customer, consultant } = await aBooking(there)
  const offered = (await customer.send(sharingApi.listShareSubjects, {})).body.data.subjects
  expect(offered).toMatchObject([{ kind: 'booking', id, withName: consultant.name }])
})

test('a document shared into a talk is read by both parties while it lasts', async () => {
  const { id, customer, expert } = await anAnsweredTalk(there)
  const document = await aDocument(expert, 'boiler.pdf')
  expect((await share(expert, document.id, id, 'talk')).status).toBe(201)
  expect(await sharedIn(customer, id, 'talk')).toEqual(['boiler.pdf'])
  expect((await open(customer, document.id)).status).toBe(201)
})

describe('papers of a consultant', () => {
  test('are opened by approving staff only, which is recorded for the auditor and for the owner', async () => {
    const consultant = await there.aConsultant()
    const staff = await there.aStaff()
    const document = await aDocument(consultant, 'pan.pdf')
    const asked = { id: consultant.id, kind: 'pan', use: 'preview' } as const
    expect((await staff.send(papersApi.openApplicantPaper, asked)).status).toBe(404)
    await consultant.send(papersApi.submitPaper, { kind: 'pan', documentId: document.id })
    const { papers } = (await staff.send(papersApi.listApplicantPapers, { id: consultant.id })).body.data
    expect(papers).toMatchObject([{ kind: 'pan', documentId: document.id, name: 'pan.pdf' }])
    const { url } = (await staff.send(papersApi.openApplicantPaper, asked)).body.data
    expect((await app.inject({ url })).rawPayload.equals(aPdf())).toBe(true)
    expect(await logOf(consultant, document.id)).toMatchObject([
      { readerName: staff.name, isStaff: true, use: 'preview', subject: null },
    ])
    const { rows } = await pool.query(
      `select actor_id from audit_entries where action = 'consultant.paper_opened' and subject_id = $1`,
      [String(consultant.id)],
    )
    expect(rows.map(({ actor_id }) => Number(actor_id))).toEqual([staff.id])
    await consultant.send(papersApi.withdrawPaper, { kind: 'pan' })
    expect((await app.inject({ url })).statusCode).toBe(404)
    expect((await staff.send(papersApi.openApplicantPaper, asked)).status).toBe(404)
  })

  test('are approved as staff saw them: exchanged or withdrawn meanwhile, the decision is refused', async () => {
    const applicant = await anApplicant(there)
    const staff = await there.aStaff()
    const [seen, other] = [await aDocument(applicant, 'a.pdf'), await aDocument(applicant, 'b.pdf')]
    const submit = (kind: 'identity' | 'pan', documentId: number) =>
      applicant.send(papersApi.submitPaper, { kind, documentId })
    await submit('identity', seen.id)
    await submit('pan', seen.id)
    const { revision } = (await staff.send(getApplicant, { id: applicant.id })).body.data.applicant
    const { papers } = (await staff.send(papersApi.listApplicantPapers, { id: applicant.id })).body.data
    const approve = () =>
      staff.send(decideApplicant, {
        ...{ id: applicant.id, decision: 'approve', seen: 'submitted', revision, note: '', checklist: [...CHECKLIST] },
        papers: papers.map(({ kind, documentId }) => ({ kind, documentId })),
      })
    await submit('pan', other.id)
    expect((await approve()).body.code).toBe('stale')
    await submit('pan', seen.id)
    await applicant.send(papersApi.withdrawPaper, { kind: 'identity' })
    expect((await approve()).body.code).toBe('stale')
    await submit('identity', seen.id)
    expect((await approve()).status).toBe(201)
  })
})
