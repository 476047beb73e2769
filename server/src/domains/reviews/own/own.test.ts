import { describe, expect, test } from 'vitest'
import { listNotifications } from '#contract/notifications/endpoints.ts'
import { closeQuestion } from '#contract/questions/endpoints.ts'
import { refundQuestion } from '#contract/questions/staff.ts'
import { consultantReview, listReviews } from '#contract/reviews/endpoints.ts'
import * as api from '#contract/reviews/own.ts'
import { hangUpTalk } from '#contract/talks/endpoints.ts'
import { rooms } from '#server/platform/realtime/rooms.ts'
import { aBookable, aBooking, aMissedBooking, aSessionUnderWay } from '#test/bookings.ts'
import type { Person } from '#test/people.ts'
import { anAnswered } from '#test/questions.ts'
import { aCompletedBooking, aReview, enterSession, leaveSession } from '#test/reviews.ts'
import { dial } from '#test/rooms.ts'
import { anAnsweredTalk, inRoom, talkFor } from '#test/talks.ts'
import { world } from '#test/world.ts'

const there = await world()
const { clock, pool, aCustomer } = there

const done = async (who: Person) => (await who.send(api.reviewDone, {})).body.data
const pendingIds = async (who: Person) => (await done(who)).pendingReview.map(({ id }) => id)
const received = async (who: Person) =>
  (await who.send(listNotifications, { limit: 100 })).body.data.data.filter(({ message }) =>
    message.startsWith('review_'),
  )
const starsOf = async (consultantId: number) => (await there.send(listReviews, { id: consultantId })).body.data.ratings

describe('the review-done check', () => {
  test('asks a customer about a completed session, with SPEC’s fields, and nobody without one', async () => {
    const customer = await aCustomer()
    expect(await done(customer)).toEqual({ isReview: true, pendingReview: [] })
    const { id, consultant, endedAt } = await aCompletedBooking(there, customer)
    const { isReview, pendingReview } = await done(customer)
    expect(isReview).toBe(false)
    expect(pendingReview).toMatchObject([
      {
        id,
        amount: 1000,
        consultantId: consultant.id,
        consultant: { name: consultant.name },
        about: { mode: 'video' },
      },
    ])
    expect(Date.parse(pendingReview[0]!.until) - endedAt.getTime()).toBe(60 * 86_400_000)
    expect((await consultant.send(api.reviewDone, {})).status).toBe(403)
  })

  test('lists the newest first, and skips no-shows and sessions to come', async () => {
    const customer = await aCustomer()
    const older = await aCompletedBooking(there, customer, 50)
    const newer = await aCompletedBooking(there, customer, 2)
    await aMissedBooking(there, customer)
    await aBooking(there, { customer })
    expect(await pendingIds(customer)).toEqual([newer.id, older.id])
  })

  test('asks about a written answer once its question is closed, and no longer when it is refunded', async () => {
    const customer = await aCustomer()
    const { id, writer } = await anAnswered(there, { customer })
    expect(await pendingIds(customer)).toEqual([])
    await customer.send(closeQuestion, { id })
    expect((await done(customer)).pendingReview).toMatchObject([
      { id, amount: 900, consultantId: writer.id, about: { mode: 'written' } },
    ])
    const staff = await there.aStaff()
    await staff.send(refundQuestion, { id, to: 'wallet', reason: 'Wrong answer' })
    expect(await pendingIds(customer)).toEqual([])
  })

  test('is quiet until the next day in India once the popup was closed', async () => {
    const customer = await aCustomer()
    await aCompletedBooking(there, customer)
    const { quietUntil } = (await customer.send(api.closeRatingPopup, {})).body.data
    expect(quietUntil).toMatch(/T18:30:00/)
    expect(await done(customer)).toMatchObject({ isReview: true, pendingReview: [{}] })
    await pool.query('update review_prompts set quiet_until = $2 where account_id = $1', [customer.id, clock.now()])
    expect((await done(customer)).isReview).toBe(false)
  })

  test('asks for thirty days; a review can be written for sixty', async () => {
    const customer = await aCustomer()
    const asked = await aCompletedBooking(there, customer, 29 * 24)
    const waiting = await aCompletedBooking(there, customer, 31 * 24)
    const late = await aCompletedBooking(there, customer, 61 * 24)
    expect(await pendingIds(customer)).toEqual([asked.id])
    const { pending } = (await customer.send(api.listOwnReviews, {})).body.data
    expect(pending.map(({ id }) => id)).toEqual([asked.id, waiting.id])
    const rate = async (bookId: number) => (await customer.send(api.addRating, { bookId, rating: 5 })).status
    expect([await rate(waiting.id), await rate(late.id)]).toEqual([201, 409])
  })

  test('asks as soon as the customer leaves a session in which both met, before it is evaluated', async () => {
    const customer = await aCustomer()
    const { id, consultant } = await aSessionUnderWay(there, customer)
    const start = new Date(clock.now().getTime() - 20 * 60_000)
    await enterSession(there, { bookingId: id, accountId: customer.id, at: start })
    await enterSession(there, { bookingId: id, accountId: consultant.id, at: start })
    expect(await pendingIds(customer)).toEqual([])
    expect((await customer.send(api.addRating, { bookId: id, rating: 5 })).status).toBe(404)
    await leaveSession(there, { bookingId: id, accountId: customer.id, at: clock.now() })
    expect(await pendingIds(customer)).toEqual([id])
    expect((await customer.send(api.addRating, { bookId: id, rating: 5 })).status).toBe(201)
  })

  test('asks about a talk from a minute of connected time', async () => {
    const talks = []
    for (const seconds of [56, 60]) {
      const talk = await anAnsweredTalk(there)
      await talkFor(there, await inRoom(there, talk), seconds)
      await talk.customer.send(hangUpTalk, { id: talk.id })
      talks.push(talk)
    }
    const [short, long] = talks
    expect(await done(short!.customer)).toMatchObject({ isReview: true })
    expect((await short!.customer.send(api.addRating, { bookId: short!.id, rating: 5 })).status).toBe(404)
    expect(await done(long!.customer)).toMatchObject({
      isReview: false,
      pendingReview: [{ id: long!.id, amount: 30, about: { kind: 'talk', mode: 'video', industry: null } }],
    })
    const { status, body } = await long!.customer.send(api.addRating, { bookId: long!.id, rating: 5 })
    expect([status, body.data.Amount]).toEqual([201, 30])
  })
})

describe('a rating', () => {
  test('is stored with amount and consultant of the booking, whatever was sent, and the consultant is notified', async () => {
    const customer = await aCustomer({ name: 'Sunita Verma' })
    const { id: bookId, consultant } = await aCompletedBooking(there, customer)
    await pool.query(`update accounts set city = 'Nashik' where id = $1`, [customer.id])
    await pool.query(
      `update bookings set industry_id = (select industry_id from consultant_industries where consultant_id = $2 limit 1) where id = $1`,
      [bookId, consultant.id],
    )
    const other = await aBookable(there)
    const sent = { transaction_amount: 1, bookId, consultantId: other.id, comment: ' साफ़ जवाब ', rating: 4 }
    const { status, body } = await customer.send(api.addRating, {
      ...sent,
      tags: ['on_time', 'on_time', 'easy_to_use'],
    })
    expect([status, body.message, body.data.Amount]).toEqual([201, 'Thanks for your Review', 1000])
    const shown = (await there.send(listReviews, { id: consultant.id })).body.data
    expect(shown.ratings).toMatchObject({ average: 4, count: 1 })
    expect(shown.data).toMatchObject([
      {
        ...{ id: body.data.reviewId, author: 'Sunita, Nashik', rating: 4, comment: 'साफ़ जवाब', language: 'hi' },
        ...{ tags: ['on_time'], reply: null, editedAt: null },
        about: { kind: 'session', mode: 'video', industry: { title_english: expect.any(String) } },
      },
    ])
    expect([(await starsOf(other.id)).count, await received(other)]).toEqual([0, []])
    expect(await done(customer)).toMatchObject({ isReview: true, pendingReview: [] })
    expect(await received(consultant)).toMatchObject([
      { message: 'review_received', title: '4 stars from Sunita, Nashik', path: '/review' },
    ])
  })

  test('is refused a second time, outside one to five stars, and for other people’s or missing bookings', async () => {
    const customer = await aCustomer()
    const { id: bookId } = await aCompletedBooking(there, customer)
    const rate = async (who: Person, given: object) =>
      (await who.send(api.addRating, { bookId, rating: 5, ...given } as { bookId: number; rating: number })).status
    expect(await Promise.all([0, 6, 4.5].map((rating) => rate(customer, { rating })))).toEqual([422, 422, 422])
    expect(await rate(await aCustomer(), {})).toBe(404)
    expect(await rate(customer, { bookId: 999_999_999 })).toBe(404)
    const both = await Promise.all([rate(customer, {}), rate(customer, { rating: 1 })])
    expect(both.sort()).toEqual([201, 409])
    const again = await customer.send(api.addRating, { bookId, rating: 3 })
    expect([again.status, again.body.code]).toEqual([409, 'already_reviewed'])
  })

  test('among 200 at once counts exactly: average and distribution equal the rows', async () => {
    const talk = await anAnsweredTalk(there)
    await talkFor(there, await inRoom(there, talk), 60)
    await talk.customer.send(hangUpTalk, { id: talk.id })
    const people = await Promise.all([1, 2, 3, 4].map(() => aCustomer()))
    const { rows } = await pool.query<{ id: number; customer: number }>(
      `insert into talks (number, room, customer_id, consultant_id, mode, rate_paise, state, rang_at, ring_until, answered_at, ended_at,
         ended_by, why, paid_seconds, held_paise, authorisation_id, billed_seconds, price_paise, billing_state, changed_at)
       select 'CALL-26-' || (80000 + n), 'concurrentroom' || (1000 + n), ($2::bigint[])[n % 4 + 1], consultant_id, mode, rate_paise, state, rang_at,
         ring_until, answered_at, ended_at, ended_by, why, paid_seconds, held_paise, authorisation_id, 60, 0, billing_state, changed_at
       from talks, generate_series(1, 200) n where talks.id = $1 returning id, customer_id as customer`,
      [talk.id, people.map(({ id }) => id)],
    )
    const rate = ({ id, customer }: (typeof rows)[number]) =>
      people.find((one) => one.id === customer)!.send(api.addRating, { bookId: id, rating: 1 + (id % 5) })
    const answers = await Promise.all(rows.map(rate))
    expect(answers.map(({ status }) => status)).toEqual(rows.map(() => 201))
    const given = rows.map(({ id }) => 1 + (id % 5))
    const { average, count, distribution } = await starsOf(talk.expert.id)
    expect([average, count]).toEqual([given.reduce((sum, rating) => sum + rating, 0) / 200, 200])
    expect(distribution).toEqual(
      [5, 4, 3, 2, 1].map((rating) => ({ rating, count: given.filter((one) => one === rating).length })),
    )
    const { rows: stored } = await pool.query<{ sum: number; count: number }>(
      `select c.rating_sum as sum, c.rating_count as count from consultants c where id = $1
       and (rating_sum, rating_count) = (select sum(rating), count(*) from reviews where consultant_id = c.id)`,
      [talk.expert.id],
    )
    expect(stored).toEqual([{ sum: given.reduce((sum, rating) => sum + rating, 0), count: 200 }])
  })

  test('is announced to the consultant’s browsers from what is stored, not from what was sent', async () => {
    const review = await aReview(there, await aCustomer())
    const url = await there.url()
    const [theirs, mine] = [await dial(url, review.consultant.token), await dial(url, review.customer.token)]
    const received: unknown[] = []
    theirs.on('reviewchanged', (data) => received.push(data))
    const say = (bookId: number) =>
      mine.emitWithAck('ratingdone', { msg: 'Thanks for your Review', data: { bookId, consultantId: 1, rating: 5 } })
    expect(await say(999_999)).toMatchObject({ code: 'not_found' })
    expect(await say(review.bookId)).toMatchObject({ message: 'OK' })
    await expect.poll(() => received).toEqual([{ reviewId: review.id }])
    for (let again = 0; again < 9; again++) expect(await say(review.bookId)).toMatchObject({ message: 'OK' })
    const { rows } = await pool.query(`select from outbox where message = 'reviewchanged' and recipient = $1`, [
      rooms.account(review.consultant.id),
    ])
    expect(rows).toHaveLength(5)
  })
})

describe('an own review', () => {
  test('is listed as reviewList with what it is about, and can be changed for seven days', async () => {
    const customer = await aCustomer()
    const { id, consultant } = await aReview(there, customer, { rating: 2, comment: 'Late' })
    const list = async () => (await customer.send(api.listOwnReviews, {})).body.data
    const first = await list()
    expect(first.reviewList).toEqual(first.data)
    expect(first).toMatchObject({ count: 1, editDays: 7, pending: [] })
    expect(first.data).toMatchObject([
      { id, rating: 2, consultant: { id: consultant.id }, hidden: null, editedAt: null, about: { mode: 'video' } },
    ])
    const change = { id, rating: 5, comment: 'Sent the layout the same evening', tags: ['knew_my_trade' as const] }
    const { body } = await customer.send(api.editReview, change)
    expect(body.data.review).toMatchObject({ rating: 5, tags: ['knew_my_trade'], editedAt: clock.now().toISOString() })
    expect(await starsOf(consultant.id)).toMatchObject({ average: 5, count: 1 })
    expect((await received(consultant)).map(({ title }) => title)).toEqual([
      'Asha, New Delhi changed a review to 5 stars',
      '2 stars from Asha, New Delhi',
    ])
    expect((await (await aCustomer()).send(api.editReview, change)).status).toBe(404)
    const setAge = (days: number) =>
      pool.query('update reviews set created_at = $2 where id = $1', [
        id,
        new Date(clock.now().getTime() - days * 86_400_000),
      ])
    await setAge(6.9)
    expect((await customer.send(api.editReview, { ...change, rating: 4 })).status).toBe(200)
    // The consultant was notified of a change within the last hour.
    expect(await received(consultant)).toHaveLength(2)
    await setAge(7)
    const late = await customer.send(api.editReview, { ...change, rating: 1 })
    expect([late.status, late.body.code]).toEqual([409, 'too_late'])
    expect((await list()).data).toMatchObject([{ rating: 4, editableUntil: null }])
  })
})

describe('a consultant', () => {
  test('replies once; the customer is notified, and an edit after it shows both dates', async () => {
    const customer = await aCustomer()
    const { id, consultant } = await aReview(there, customer)
    const reply = (who: Person, text: string) => who.send(api.replyToReview, { id, text })
    expect((await reply(await aBookable(there), 'Not mine')).status).toBe(404)
    const both = await Promise.all([reply(consultant, 'Thank you'), reply(consultant, 'Thank you again')])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await received(customer)).toMatchObject([
      { message: 'review_replied', title: `${consultant.name} replied to your review`, path: '/dashboard/review' },
    ])
    await customer.send(api.editReview, { id, rating: 3, comment: 'Changed' })
    const [shown] = (await there.send(listReviews, { id: consultant.id })).body.data.data
    expect([shown!.reply?.startsWith('Thank you'), Boolean(shown!.repliedAt && shown!.editedAt)]).toEqual([true, true])
  })

  test('finds reviews without a reply and those with three stars or less, with counts and tags', async () => {
    const consultant = await aBookable(there)
    const made = []
    for (const rating of [5, 3, 1]) made.push(await aReview(there, consultant, { rating }))
    await consultant.send(api.replyToReview, { id: made[1]!.id, text: 'Sorry' })
    const read = async (filter?: 'unanswered' | 'critical') =>
      (await consultant.send(consultantReview, { id: consultant.id, ...(filter && { filter }) })).body.data
    expect((await read()).counts).toEqual({ all: 3, unanswered: 2, critical: 2, items: 0 })
    const ratingsOf = async (filter: 'unanswered' | 'critical') => {
      const { data, count } = await read(filter)
      return [count, ...data.map(({ rating }) => rating)]
    }
    expect([await ratingsOf('unanswered'), await ratingsOf('critical')]).toEqual([
      [2, 1, 5],
      [2, 1, 3],
    ])
  })
})
