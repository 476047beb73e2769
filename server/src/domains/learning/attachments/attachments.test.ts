import { describe, expect, test } from 'vitest'
import * as api from '#contract/learning/attachments.ts'
import { refundPurchase } from '#contract/learning/endpoints.ts'
import { getLesson } from '#contract/learning/learner.ts'
import { getStaffCourse, saveContent } from '#contract/learning/staff.ts'
import { aCourse, aCourseWithFile, aLearner, attach, contentOf, lessonIds, reading } from '#test/courses.ts'
import { aPdf } from '#test/documents.ts'
import { sharedWorld } from '#test/world.ts'

const there = await sharedWorld()

const PDF = aPdf()

describe('a file of a lesson', () => {
  test('is shown in the lesson and downloaded by those who own the course, under its name', async () => {
    const { course, attachment } = await aCourseWithFile(there, PDF)
    const { learner } = await aLearner(there, course)
    const [id] = lessonIds(course)
    const { lesson } = (await learner.send(getLesson, { id: id! })).body.data
    expect(lesson.attachments).toEqual([{ id: attachment.id, name: 'लागत पत्रक.pdf', kind: 'pdf', bytes: PDF.length }])
    const { url } = (await learner.send(api.linkAttachment, { id: attachment.id })).body.data
    const file = await there.app.inject(url)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('लागत पत्रक.pdf'))
    expect(file.rawPayload.equals(PDF)).toBe(true)
  })

  test('is not for strangers, and a link ends with the access to the course', async () => {
    const { course, attachment } = await aCourseWithFile(there, PDF)
    const { learner, order } = await aLearner(there, course)
    const wanted = { id: attachment.id }
    expect((await (await there.aCustomer()).send(api.linkAttachment, wanted)).status).toBe(404)
    const { url } = (await learner.send(api.linkAttachment, wanted)).body.data
    expect((await there.app.inject(url.replace(/id=\d+/, 'id=1'))).statusCode).toBe(404)
    await learner.send(refundPurchase, { lineId: order.lines[0]!.id, to: 'wallet' })
    expect((await there.app.inject(url)).statusCode).toBe(404)
    expect((await learner.send(api.linkAttachment, wanted)).status).toBe(404)
  })

  test('that a lesson does not name is not for its learners, not even one of the same course', async () => {
    const { staff, course } = await aCourseWithFile(there, PDF)
    const { learner } = await aLearner(there, course)
    const unused = (await attach(staff, course.id, PDF)).body.data.attachment
    const other = await aCourseWithFile(there, PDF)
    for (const id of [unused.id, other.attachment.id])
      expect((await learner.send(api.linkAttachment, { id })).status).toBe(404)
  })
})

describe('authors', () => {
  test('can open a file before learners see it; nobody else can', async () => {
    const { course, staff } = await aCourse(there, { publish: false })
    const { attachment } = (await attach(staff, course.id, PDF)).body.data
    expect((await staff.send(getStaffCourse, { id: course.id })).body.data.course.attachments).toEqual([attachment])
    const { url } = (await staff.send(api.addressAttachment, { id: attachment.id })).body.data
    expect((await there.app.inject(url)).rawPayload.equals(PDF)).toBe(true)
    const { rows } = await there.pool.query(
      `select after from audit_entries where action = 'course.file_uploaded' and subject_id = $1`,
      [String(course.id)],
    )
    expect(rows).toEqual([{ after: { name: 'लागत पत्रक.pdf', bytes: PDF.length } }])
  })

  test('cannot store a file that is not what its name says, nor use one of another course', async () => {
    const { course, staff } = await aCourse(there, { publish: false })
    expect((await attach(staff, course.id, PDF, 'sheet.xlsx')).body.code).toBe('file_mismatch')
    expect((await attach(staff, course.id, PDF, 'run.exe')).body.code).toBe('file_type_refused')
    const { attachment } = await aCourseWithFile(there, PDF)
    const content = contentOf({ ...reading(), attachments: [attachment.id] })
    const saved = await staff.send(saveContent, { id: course.id, version: course.version, content })
    expect(saved.status).toBe(404)
  })
})
