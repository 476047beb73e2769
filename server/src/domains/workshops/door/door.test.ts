import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as api from '#contract/workshops/endpoints.ts'
import * as staffApi from '#contract/workshops/staff.ts'
import { minutesAfter } from '#server/platform/time.ts'
import { aTicket, bookSeats, ticketsOf } from '#test/workshops.ts'
import { world } from '#test/world.ts'

const there = await world()
const { clock, aCustomer, aStaff } = there
const scan = (ticketId: number, scannedAt: Date) => ({
  scanId: randomUUID(),
  ticketId,
  scannedAt: scannedAt.toISOString(),
})

test('the list for the door recognises codes by their hash and contains only valid tickets', async () => {
  const { workshop, ticket, staff } = await aTicket(there)
  const other = await aCustomer()
  await bookSeats(there, other, workshop.id)
  const [given] = await ticketsOf(other, workshop.id)
  await other.send(api.giveUpTicket, { id: given!.id, to: 'wallet', expectedRefundPaise: given!.refundPaise })
  const { tickets } = (await staff.send(staffApi.getDoorList, { id: workshop.id })).body.data
  expect(tickets).toEqual([
    {
      ...{ id: ticket.id, number: ticket.number, seat: 1, name: ticket.name, checkedInAt: null },
      codeHash: createHash('sha256').update(ticket.code).digest('hex'),
    },
  ])
})

test('of scans by two offline devices the earlier one checks in, whichever is synced first; the other is flagged', async () => {
  const { workshop, ticket, staff } = await aTicket(there)
  const early = scan(ticket.id, minutesAfter(clock.now(), -20))
  const late = scan(ticket.id, minutesAfter(clock.now(), -5))
  const send = async (...scans: (typeof early)[]) =>
    (await staff.send(staffApi.sendScans, { id: workshop.id, scans })).body.data.results
  expect(await send(late)).toMatchObject([{ result: 'checked_in', checkedInAt: late.scannedAt }])
  expect(await send(early)).toMatchObject([{ result: 'checked_in', checkedInAt: early.scannedAt }])
  // A device that got no answer sends everything again.
  expect(await send(late, early)).toMatchObject([{ result: 'again' }, { result: 'checked_in' }])
  const { data } = (await staff.send(staffApi.listAttendees, { id: workshop.id })).body.data
  expect(data).toMatchObject([{ ticketId: ticket.id, attendedAt: early.scannedAt, flaggedScans: 1 }])
})

test('two devices that sync the same ticket at once check it in once', async () => {
  const { workshop, ticket, holder } = await aTicket(there)
  const devices = await Promise.all(Array.from({ length: 6 }, () => aStaff()))
  const answers = await Promise.all(
    devices.map((device, n) =>
      device.send(staffApi.sendScans, { id: workshop.id, scans: [scan(ticket.id, minutesAfter(clock.now(), -n))] }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(devices.map(() => 200))
  const [seen] = await ticketsOf(holder, workshop.id)
  expect(seen!.attendedAt).toBe(minutesAfter(clock.now(), -5).toISOString())
})

test('tickets of another workshop, given-up ones and scans of the future are not accepted as they are', async () => {
  const [one, other] = [await aTicket(there), await aTicket(there)]
  const future = scan(one.ticket.id, minutesAfter(clock.now(), 60))
  const { results } = (
    await one.staff.send(staffApi.sendScans, {
      id: one.workshop.id,
      scans: [scan(other.ticket.id, clock.now()), scan(999_999_999, clock.now()), future],
    })
  ).body.data
  expect(results.map(({ result }) => result)).toEqual(['refused', 'refused', 'checked_in'])
  expect(results[2]!.checkedInAt).toBe(clock.now().toISOString())
})
