import { describe, expect, test } from 'vitest'
import { listAuditLog } from '#contract/audit/endpoints.ts'
import { listNotifications } from '#contract/notifications/endpoints.ts'
import { consultantReview, listReviews } from '#contract/reviews/endpoints.ts'
import * as own from '#contract/reviews/own.ts'
import * as api from '#contract/reviews/staff.ts'
import type { Person } from '#test/people.ts'
import { aReview } from '#test/reviews.ts'
import { sharedWorld } from '#test/world.ts'

const there = await sharedWorld()
const { aCustomer, aStaff, send, call } = there

const report = (who: Person, id: number, given: object = {}) =>
  who.send(own.reportReview, { id, reason: 'untrue', note: 'We never spoke', ...given })
const shown = async (consultantId: number) => (await send(listReviews, { id: consultantId })).body.data
const received = async (who: Person) =>
  (await who.send(listNotifications, { limit: 100 })).body.data.data
    .filter(({ message }) => message.startsWith('review_'))
    .map(({ message, title }) => [message, title])

describe('a report', () => {
  test('is made once by each person about public reviews of others, and staff see it waiting', async () => {
    const review = await aReview(there, await aCustomer(), { rating: 1 })
    expect((await report(review.customer, review.id)).status).toBe(403)
    const both = await Promise.all([report(review.consultant, review.id), report(review.consultant, review.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await report(await aCustomer(), review.id, { reason: 'abusive', note: '' })).status).toBe(201)
    expect((await report(review.consultant, 999_999_999)).status).toBe(404)
    const mine = await review.consultant.send(consultantReview, { id: review.consultant.id })
    expect(mine.body.data.reportedIds).toEqual([review.id])
    // Only the consultant learns who the author is, to block them.
    expect(mine.body.data.authors).toEqual([{ reviewId: review.id, id: review.customer.id }])
    const others = await review.customer.send(consultantReview, { id: review.consultant.id })
    expect(others.body.data.authors).toEqual([])
    const staff = await aStaff()
    const { data, reportedWaiting } = (await staff.send(api.listAllReviews, { state: 'reported', limit: 100 })).body
      .data
    expect(reportedWaiting).toBeGreaterThan(0)
    expect(data.find(({ id }) => id === review.id)).toMatchObject({
      ...{ rating: 1, openReports: 2, hidden: null, subjectId: review.bookId },
      customer: { id: review.customer.id, name: review.customer.name },
      consultant: { id: review.consultant.id },
    })
    const { reports } = (await staff.send(api.getReview, { id: review.id })).body.data
    expect(reports.map(({ reason, byType, state }) => [reason, byType, state]).sort()).toEqual([
      ['abusive', 'user', 'open'],
      ['untrue', 'consultant', 'open'],
    ])
  })
})

describe('staff', () => {
  test('hide a review with a reason: it counts nowhere, its author and the reporter are notified; restoring brings it back', async () => {
    const staff = await aStaff()
    const review = await aReview(there, await aCustomer(), { rating: 1, comment: 'Call 98200 00000 instead' })
    await report(review.consultant, review.id)
    const decide = (decision: 'hide' | 'keep' | 'restore') =>
      staff.send(api.decideReview, { id: review.id, decision, reason: 'private_details', note: 'Has a phone number' })
    expect((await decide('restore')).status).toBe(409)
    const both = await Promise.all([decide('hide'), decide('hide')])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const [hidden] = both.filter(({ status }) => status === 201)
    expect(hidden!.body.data).toMatchObject({
      review: { hidden: { reason: 'private_details' }, openReports: 0 },
      reports: [{ state: 'upheld' }],
      actions: [{ action: 'review.hidden', reason: 'Has a phone number' }],
    })
    expect(await shown(review.consultant.id)).toMatchObject({ data: [], ratings: { average: null, count: 0 } })
    expect((await report(await aCustomer(), review.id)).status).toBe(404)
    expect((await review.consultant.send(own.replyToReview, { id: review.id, text: 'Thanks' })).status).toBe(404)
    const [seen] = (await review.customer.send(own.listOwnReviews, {})).body.data.data
    expect(seen!.hidden).toMatchObject({ reason: 'private_details', note: 'Has a phone number' })
    expect(await received(review.customer)).toEqual([
      ['review_moderated', `Your review of ${review.consultant.name} was hidden`],
    ])
    expect((await received(review.consultant))[0]).toEqual(['review_report_decided', 'Your report was checked'])
    expect((await decide('restore')).body.data.review.hidden).toBeNull()
    expect((await shown(review.consultant.id)).ratings).toMatchObject({ average: 1, count: 1 })
    const log = await staff.send(listAuditLog, { action: 'review', limit: 100 })
    expect(
      log.body.data.data.filter(({ subject }) => subject?.id === String(review.id)).map(({ action }) => action),
    ).toEqual(['review.restored', 'review.hidden'])
  })

  test('keep a reported review: the report is declined, and a second decision is refused', async () => {
    const staff = await aStaff()
    const review = await aReview(there, await aCustomer())
    const keep = () =>
      staff.send(api.decideReview, { id: review.id, decision: 'keep', reason: 'other', note: 'An honest opinion' })
    expect((await keep()).status).toBe(409)
    await report(review.consultant, review.id)
    expect((await keep()).body.data).toMatchObject({ review: { hidden: null }, reports: [{ state: 'declined' }] })
    expect((await keep()).status).toBe(409)
    expect((await shown(review.consultant.id)).ratings.count).toBe(1)
  })

  test('search reviews by people, filter and export them', async () => {
    const staff = await aStaff()
    const customer = await aCustomer({ name: 'Zubeida Quraishi' })
    const review = await aReview(there, customer, { rating: 2, comment: 'Told me little' })
    const erased = await aReview(there, await aCustomer())
    await there.pool.query('update reviews set customer_id = null where id = $1', [erased.id])
    const found = await staff.send(api.listAllReviews, { search: 'Zubeida Qur', rating: 2 })
    expect(found.body.data).toMatchObject({ count: 1, countedAll: true, data: [{ id: review.id, rating: 2 }] })
    expect((await staff.send(api.listAllReviews, { search: 'Zubeida', state: 'hidden' })).body.data.count).toBe(0)
    const { url } = (await staff.send(api.exportReviews, { search: 'Zubeida' })).body.data
    const file = (await call('GET', url)).text.trim().split(/\r?\n/)
    expect(file).toHaveLength(2)
    expect(file[1]).toContain('Told me little')
  })
})
