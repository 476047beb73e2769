import { describe, expect, test } from 'vitest'
import * as api from '#contract/learning/certificates.ts'
import { listPurchases } from '#contract/learning/endpoints.ts'
import { markRead } from '#contract/learning/learner.ts'
import { changeCourse } from '#contract/learning/staff.ts'
import { refundOrder } from '#contract/orders/staff.ts'
import { qrOf } from '#server/platform/documents/qr.ts'
import {
  aCourse,
  aFinishedCourse,
  aLearner,
  aProgramme,
  bought,
  courseFacts,
  finishCourse,
  lessonIds,
  reading,
} from '#test/courses.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'

const there = await world()
const issue = (who: Person, courseId: number) => who.send(api.issueCertificate, { courseId })
const checked = async (code: string) => (await there.send(api.checkCertificate, { code })).body.data.certificate

describe('a certificate', () => {
  test('is issued once watch time and quiz are done, with name, hours and dates as they are then', async () => {
    const { course } = await aCourse(there)
    const { learner } = await aLearner(there, course)
    expect((await issue(learner, course.id)).body.code).toBe('course_unfinished')
    await finishCourse(there, learner, course, { quiz: false })
    expect((await issue(learner, course.id)).body.code).toBe('course_unfinished')
    await finishCourse(there, learner, course, { films: false })
    const { status, body } = await issue(learner, course.id)
    expect(status).toBe(201)
    const { certificate } = body.data
    expect(certificate).toMatchObject({
      ...{ name: learner.name, title_english: course.title_english, lessons: 4, watchedSeconds: 62, quizPercent: 100 },
      ...{ startedOn: '2026-03-02', revokedAt: null, number: expect.stringMatching(/^PM-C-\d{5}$/) },
    })
    expect((await issue(learner, course.id)).body.data.certificate).toEqual(certificate)
    expect((await learner.send(api.listCertificates, {})).body.data.data).toEqual([certificate])
  })

  test('of a course without videos and quizzes needs every text to be read', async () => {
    const { course } = await aCourse(there, { lessons: () => [reading(), reading()] })
    const { learner } = await aLearner(there, course)
    const [first, second] = lessonIds(course)
    expect((await issue(learner, course.id)).body.code).toBe('course_unfinished')
    await learner.send(markRead, { id: first! })
    expect((await issue(learner, course.id)).body.code).toBe('course_unfinished')
    await learner.send(markRead, { id: second! })
    expect((await issue(learner, course.id)).status).toBe(201)
  })

  test('is issued once, however many ask at the same time', async () => {
    const { learner, course } = await aFinishedCourse(there)
    const many = await Promise.all(Array.from({ length: 5 }, () => issue(learner, course.id)))
    const numbers = new Set(many.filter(({ status }) => status === 201).map(({ body }) => body.data.certificate.number))
    expect(numbers.size).toBe(1)
  })

  test('is checked by anyone with its code, and stays as issued when name and course change', async () => {
    const { learner, course } = await aFinishedCourse(there)
    const { id, code, courseId, mayBeIssuedAgain, ...frozen } = (await issue(learner, course.id)).body.data.certificate
    await there.pool.query(`update accounts set name = 'Somebody Else' where id = $1`, [learner.id])
    const staff = await there.aStaff()
    await staff.send(changeCourse, { ...(await courseFacts(there)), id: courseId, version: course.version })
    expect([id > 0, mayBeIssuedAgain]).toEqual([true, false])
    expect(await checked(code)).toEqual(frozen)
    expect(await checked(code.toLowerCase())).toBeNull()
    expect(await checked('')).toBeNull()
  })

  test('is checked by its number, too, which shows initials instead of the name', async () => {
    const { learner, course } = await aFinishedCourse(there)
    const { number, title_english } = (await issue(learner, course.id)).body.data.certificate
    await there.pool.query(`update certificates set name = 'Sunita  वर्मा' where number = $1`, [number])
    const found = await checked(` ${number.toLowerCase()} `)
    expect(found).toMatchObject({ number, title_english, name: 'S. व.', revokedAt: null })
    expect(await checked('PM-C-99999')).toBeNull()
  })

  test('shows its address as a QR code, unless only its number is known', async () => {
    const { learner, course } = await aFinishedCourse(there)
    const { number, code } = (await issue(learner, course.id)).body.data.certificate
    const drawn = async (typed: string) => (await there.send(api.checkCertificate, { code: typed })).body.data.qr
    expect(await drawn(code)).toEqual(qrOf(`${there.app.services.config.publicUrl}/certificate?code=${code}`))
    expect(await drawn(number)).toBeNull()
  })

  test('is a PDF in both languages, for its owner only', async () => {
    const { learner, course } = await aFinishedCourse(there)
    const { id } = (await issue(learner, course.id)).body.data.certificate
    for (const language of ['en', 'hi']) {
      const { body } = await learner.send(api.linkCertificate, { id }, { headers: { 'accept-language': language } })
      const file = await there.app.inject(body.data.url)
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(file.rawPayload.toString('latin1')).toContain('/MediaBox [0 0 841.89 595.28]')
    }
    expect((await (await there.aCustomer()).send(api.linkCertificate, { id })).status).toBe(404)
  })
})

test('staff sort certificates by number, name and date', async () => {
  const { learner, course } = await aFinishedCourse(there)
  const { number } = (await issue(learner, course.id)).body.data.certificate
  const other = await aFinishedCourse(there)
  const later = (await issue(other.learner, other.course.id)).body.data.certificate.number
  await there.pool.query(
    `update certificates set name = case number when $1 then 'ananya' else 'Bhavna' end,
    title_english = 'Sorted' where number in ($1, $2)`,
    [number, later],
  )
  const staff = await there.aStaff()
  const sorted = async (sort: 'number' | '-number' | 'name' | '-name' | '-issuedAt') =>
    (await staff.send(api.listStaffCertificates, { search: 'Sorted', sort })).body.data.data.map((row) => row.number)
  for (const sort of ['number', 'name'] as const) expect(await sorted(sort)).toEqual([number, later])
  for (const sort of ['-number', '-name', '-issuedAt'] as const) expect(await sorted(sort)).toEqual([later, number])
})

describe('a revoked certificate', () => {
  test('is shown as revoked, with the staff member in the audit log', async () => {
    const { learner, course } = await aFinishedCourse(there)
    const { id, code, number } = (await issue(learner, course.id)).body.data.certificate
    const staff = await there.aStaff()
    const revoke = () => staff.send(api.revokeCertificate, { id, reason: 'Issued by mistake' })
    expect((await revoke()).status).toBe(201)
    expect((await revoke()).body.code).toBe('stale')
    expect((await checked(code))!.revokedAt).not.toBeNull()
    const { data } = (await staff.send(api.listStaffCertificates, { search: number })).body.data
    expect(data).toMatchObject([{ number, revokedReason: 'Issued by mistake' }])
    const { rows } = await there.pool.query(
      `select reason from audit_entries where action = 'certificate.revoked'
      and subject_id = $1`,
      [String(id)],
    )
    expect(rows).toEqual([{ reason: 'Issued by mistake' }])
  })

  test('is not issued again by the learner, unless staff allow it, for example with a corrected name', async () => {
    const { learner, course } = await aFinishedCourse(there)
    const staff = await there.aStaff()
    const revoked = async (mayBeIssuedAgain: boolean) => {
      const { id } = (await issue(learner, course.id)).body.data.certificate
      await staff.send(api.revokeCertificate, { id, reason: 'Wrong name', mayBeIssuedAgain })
      return (await learner.send(api.listCertificates, {})).body.data.data[0]
    }
    expect(await revoked(true)).toMatchObject({ mayBeIssuedAgain: true })
    await there.pool.query(`update accounts set name = 'Sunita Verma' where id = $1`, [learner.id])
    const { status, body } = await issue(learner, course.id)
    expect([status, body.data.certificate.name]).toEqual([201, 'Sunita Verma'])
    expect(await revoked(false)).toMatchObject({ mayBeIssuedAgain: false })
    expect((await issue(learner, course.id)).body.code).toBe('certificate_revoked')
  })

  test('is found by its state, in the list and in the file', async () => {
    const [first, second] = [await aFinishedCourse(there), await aFinishedCourse(there)]
    const title = `Found by state ${first.course.id}`
    const [kept, gone] = [
      (await issue(first.learner, first.course.id)).body.data.certificate,
      (await issue(second.learner, second.course.id)).body.data.certificate,
    ]
    await there.pool.query('update certificates set title_english = $1 where id in ($2, $3)', [title, kept.id, gone.id])
    const staff = await there.aStaff()
    await staff.send(api.revokeCertificate, { id: gone.id, reason: 'Wrong name' })
    const listed = async (state?: 'valid' | 'revoked') =>
      (await staff.send(api.listStaffCertificates, { search: title, state })).body.data.data.map(({ id }) => id)
    expect([await listed(), await listed('valid'), await listed('revoked')]).toEqual([
      ...[[gone.id, kept.id], [kept.id], [gone.id]],
    ])
    const { url } = (await staff.send(api.exportCertificates, { search: title, state: 'revoked' })).body.data
    const [head, ...lines] = (await there.call('GET', url)).text.trim().split('\r\n')
    expect(head).toContain('Number,Name,Course')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`${gone.number},${gone.name},${title}`)
  })

  test('follows a refund by staff, unless the course is still owned otherwise', async () => {
    const { learner, course } = await aFinishedCourse(there)
    const { code } = (await issue(learner, course.id)).body.data.certificate
    await aProgramme(there, course.industryId, 500_000)
    await bought(there, learner, { id: course.industryId, type: 'sub_sub_categories' })
    const staff = await there.aStaff()
    const [programme, single] = (await learner.send(listPurchases, {})).body.data.data
    const refund = ({ orderId: id, lineId }: { orderId: number; lineId: number }) =>
      staff.send(refundOrder, { id, lines: [{ lineId }], to: 'wallet', reason: 'Goodwill' })
    expect((await refund(single!)).status).toBe(201)
    expect((await checked(code))!.revokedAt).toBeNull()
    expect((await refund(programme!)).status).toBe(201)
    expect((await checked(code))!.revokedAt).not.toBeNull()
    expect((await issue(learner, course.id)).status).toBe(404)
  })
})
