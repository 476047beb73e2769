import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { checkCertificate } from '#contract/learning/certificates.ts'
import * as api from '#contract/workshops/endpoints.ts'
import * as staffApi from '#contract/workshops/staff.ts'
import { daysAfter, hoursAfter, minutesAfter } from '#server/platform/time.ts'
import { audit } from '#test/auditor.ts'
import { aTicket, bookSeats, ticketsOf, workshopFacts } from '#test/workshops.ts'
import { world } from '#test/world.ts'
import { refundCancelled, remindAttendees, sendNotices } from '../jobs.ts'
import { hasWorkshopsToCome } from '../personal-data/queries.ts'

const there = await world()
const { clock, aCustomer, pool } = there
const noticesOf = async (accountId: number) =>
  (
    await pool.query<{ message: string }>('select message from notices where account_id = $1 order by id', [accountId])
  ).rows.map(({ message }) => message)

describe('a ticket', () => {
  test('can be renamed until 24 hours before the start', async () => {
    const { ticket, holder, workshop } = await aTicket(there, { startsAt: hoursAfter(clock.now(), 48).toISOString() })
    expect((await holder.send(api.renameTicket, { id: ticket.id, name: 'Vikram Rao' })).status).toBe(200)
    expect((await ticketsOf(holder, workshop.id))[0]!.name).toBe('Vikram Rao')
    clock.advance({ hours: 25 })
    expect((await holder.send(api.renameTicket, { id: ticket.id, name: 'Asha Rao' })).body.code).toBe('too_late')
  })

  test('is a PDF in both languages for its holder, while it is valid', async () => {
    const { ticket, holder } = await aTicket(there)
    for (const language of ['en', 'hi']) {
      const { body } = await holder.send(
        api.linkTicketPdf,
        { id: ticket.id },
        { headers: { 'accept-language': language } },
      )
      const file = await there.app.inject(body.data.url)
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
    const given = { id: ticket.id, to: 'wallet' as const, expectedRefundPaise: ticket.refundPaise }
    expect((await holder.send(api.giveUpTicket, given)).status).toBe(201)
    expect((await holder.send(api.linkTicketPdf, { id: ticket.id })).status).toBe(404)
  })

  test('to come keeps the account from being deleted, for its holder and the trainer, until it is over', async () => {
    const { ticket, holder, workshop } = await aTicket(there)
    const blocks = (id: number, at = clock.now()) => hasWorkshopsToCome(there.db, id, at)
    const over = new Date(workshop.endsAt)
    for (const { id } of [holder, workshop.trainer]) {
      expect(await blocks(id)).toBe('workshops_left')
      expect(await blocks(id, over)).toBeUndefined()
    }
    expect(await blocks((await aCustomer()).id)).toBeUndefined()
    const given = { id: ticket.id, to: 'wallet' as const, expectedRefundPaise: ticket.refundPaise }
    expect((await holder.send(api.giveUpTicket, given)).status).toBe(201)
    for (const { id } of [holder, workshop.trainer]) expect(await blocks(id)).toBeUndefined()
  })

  test('is a calendar file whose sequence grows when the time changes', async () => {
    const { ticket, holder, workshop, staff } = await aTicket(there)
    const read = async () => {
      const { url } = (await holder.send(api.linkTicketCalendar, { id: ticket.id })).body.data
      const calendar = new ICAL.Component(ICAL.parse((await there.call('GET', url)).text))
      return new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
    }
    const first = await read()
    expect([first.summary, first.startDate.toJSDate()]).toEqual([workshop.title_english, new Date(workshop.startsAt)])
    const startsAt = daysAfter(new Date(workshop.startsAt), 1)
    await staff.send(staffApi.changeWorkshop, {
      ...(await workshopFacts(there, { startsAt: startsAt.toISOString() })),
      ...{ id: workshop.id, version: workshop.version },
    })
    const moved = await read()
    expect([moved.uid, moved.startDate.toJSDate()]).toEqual([first.uid, startsAt])
    expect(moved.sequence).toBeGreaterThan(first.sequence)
  })

  test('opens the meeting from 15 minutes before, through our address, which records the attendance', async () => {
    const meetingUrl = 'https://meet.example.in/carton'
    const online = { place: 'online' as const, meetingUrl, startsAt: hoursAfter(clock.now(), 30).toISOString() }
    const { ticket, holder, workshop } = await aTicket(there, online)
    expect(JSON.stringify((await there.send(api.getWorkshop, { id: String(workshop.id) })).body)).not.toContain(
      meetingUrl,
    )
    const join = () => holder.send(api.linkMeeting, { id: ticket.id })
    clock.set(minutesAfter(new Date(workshop.startsAt), -16))
    expect((await join()).body.code).toBe('too_early')
    clock.advance({ minutes: 2 })
    const { url } = (await join()).body.data
    const answer = await there.call('GET', url)
    expect([answer.status, answer.headers.location]).toEqual([302, meetingUrl])
    expect((await ticketsOf(holder, workshop.id))[0]!.attendedAt).toBe(clock.now().toISOString())
    clock.advance({ hours: 7 })
    expect((await there.call('GET', url)).status).toBe(403)
    expect((await join()).body.code).toBe('too_late')
  })
})

test('whoever attended gets a certificate as PDF once the workshop is over', async () => {
  const { ticket, holder, workshop } = await aTicket(there, { startsAt: hoursAfter(clock.now(), 30).toISOString() })
  clock.set(new Date(workshop.startsAt))
  const staff = await there.aStaff()
  const ask = () => holder.send(api.linkAttendance, { id: ticket.id })
  const scan = { scanId: crypto.randomUUID(), ticketId: ticket.id, scannedAt: workshop.startsAt }
  expect((await staff.send(staffApi.sendScans, { id: workshop.id, scans: [scan] })).status).toBe(200)
  expect((await ask()).body.code).toBe('too_early')
  clock.set(new Date(workshop.endsAt))
  const file = await there.call('GET', (await ask()).body.data.url)
  expect([file.status, file.headers['content-type'], file.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])

  const check = async (code: string) => (await there.send(checkCertificate, { code })).body.data.certificate
  const { rows } = await pool.query<{ certificate_code: string }>(
    'select certificate_code from workshop_tickets where id = $1',
    [ticket.id],
  )
  const code = rows[0]!.certificate_code
  expect(await check(code)).toMatchObject({
    ...{ kind: 'workshop', number: ticket.number, name: holder.name, title_english: workshop.title_english },
    ...{ watchedSeconds: 6 * 3600, issuedAt: workshop.endsAt, revokedAt: null },
  })
  expect((await check(ticket.number))!.name).toBe('A. V.')
  await there.call('GET', (await ask()).body.data.url)
  expect(await check(code)).not.toBeNull()
  await pool.query(`update workshop_tickets set state = 'refunded' where id = $1`, [ticket.id])
  expect(await check(code)).toBeNull()
})

describe('the organiser', () => {
  test('cancels: everybody is refunded in full once, also after an interruption, and nothing is sold any more', async () => {
    const { workshop, staff, holder, order } = await aTicket(there)
    const several = await aCustomer()
    await bookSeats(there, several, workshop.id, 3)
    const [given] = await ticketsOf(several, workshop.id)
    await several.send(api.giveUpTicket, { id: given!.id, to: 'wallet', expectedRefundPaise: given!.refundPaise })
    const cancelled = await staff.send(staffApi.cancelWorkshop, {
      id: workshop.id,
      version: workshop.version,
      reason: 'Hall closed',
    })
    expect(cancelled.body.data.workshop).toMatchObject({ state: 'cancelled', refundsLeft: 2 })
    for (const _ of [1, 2]) await refundCancelled(there.app.services, clock.now())
    for (const who of [holder, several]) {
      const { data } = (await who.send(api.listOwnBookings, {})).body.data
      expect(data[0]!.tickets.every(({ state }) => state !== 'valid')).toBe(true)
    }
    const { rows } = await pool.query(
      'select sum(refunded_paise)::int as back, sum(total_paise)::int as total from order_lines where kind = $1 and item_id = $2',
      ['workshop', workshop.id],
    )
    expect(rows).toEqual([{ back: 4 * order.totalPaise, total: 4 * order.totalPaise }])
    expect(await noticesOf(holder.id)).toContain('workshop_cancelled')
    expect(await audit(there)).toEqual([])
  })

  test('reschedules: everybody is notified once and may return the ticket in full until the start', async () => {
    const { workshop, staff, holder, ticket } = await aTicket(there, {
      startsAt: hoursAfter(clock.now(), 40).toISOString(),
    })
    expect(ticket.refundPaise).toBe(0)
    const startsAt = hoursAfter(clock.now(), 36).toISOString()
    const changed = { ...(await workshopFacts(there, { startsAt })), id: workshop.id, version: workshop.version }
    expect((await staff.send(staffApi.changeWorkshop, changed)).status).toBe(200)
    for (const _ of [1, 2]) await sendNotices(there.app.services, clock.now())
    expect((await noticesOf(holder.id)).filter((message) => message === 'workshop_rescheduled')).toHaveLength(1)
    const [now] = await ticketsOf(holder, workshop.id)
    expect(now!.refundPaise).toBe(118_000)
    const { body } = await holder.send(api.giveUpTicket, { id: now!.id, to: 'wallet', expectedRefundPaise: 118_000 })
    expect(body.data).toEqual({ refundedPaise: 118_000 })
  })

  test('reminds a day and an hour before, once each', async () => {
    const { workshop, holder } = await aTicket(there, { startsAt: hoursAfter(clock.now(), 48).toISOString() })
    const remindersAfter = async (hoursBefore: number) => {
      clock.set(hoursAfter(new Date(workshop.startsAt), -hoursBefore))
      for (const _ of [1, 2]) await remindAttendees(there.app.services, clock.now())
      return (await noticesOf(holder.id)).filter((message) => message === 'workshop_reminder').length
    }
    expect([await remindersAfter(25), await remindersAfter(23), await remindersAfter(0.5)]).toEqual([0, 1, 2])
  })

  test('cannot offer fewer seats than are taken, nor publish a venue without an address', async () => {
    const { workshop, staff } = await aTicket(there, { seats: 5 })
    await bookSeats(there, await aCustomer(), workshop.id, 2)
    const fewer = { ...(await workshopFacts(there, { seats: 2 })), id: workshop.id, version: workshop.version }
    expect((await staff.send(staffApi.changeWorkshop, fewer)).body.code).toBe('seats_sold')
    const added = (await staff.send(staffApi.addWorkshop, await workshopFacts(there, { venue_english: '' }))).body.data
    const { id, version } = added.workshop
    expect((await staff.send(staffApi.publishWorkshop, { id, version })).body.code).toBe('workshop_incomplete')
  })
})
