import { expect, test } from 'vitest'
import { type Door, findTickets, hashOf, scanTicket, withList, withoutSent } from './rules.ts'

const ticket = (id: number, name: string) => ({
  ...{ id, number: `PM-W-0000${id}`, seat: id, name, codeHash: `hash ${id}`, checkedInAt: null },
})
const list = {
  workshop: { id: 7, title_english: 'Packaging', title_hindi: 'पैकेजिंग', startsAt: '2026-03-20T04:30:00.000Z' },
  tickets: [ticket(1, 'Asha Rao'), ticket(2, 'Vikram Shah')],
}
const fresh: Door = { owner: 5, list, downloadedAt: 0, queue: [] }
const scan = (scanId: string, scannedAt = '2026-03-20T04:00:00.000Z') => ({ scanId, scannedAt })

test('the first scan checks in, the second is said to be one and queued as well', () => {
  const first = scanTicket(fresh, list.tickets[0], scan('a'))
  expect(first.verdict.kind).toBe('checked_in')
  const second = scanTicket(first.door, first.door.list.tickets[0], scan('b', '2026-03-20T04:01:00.000Z'))
  expect(second.verdict).toMatchObject({ kind: 'again', ticket: { checkedInAt: '2026-03-20T04:00:00.000Z' } })
  expect(second.door.queue.map(({ scanId, ticketId }) => [scanId, ticketId])).toEqual([
    ['a', 1],
    ['b', 1],
  ])
})

test('a code that is not on the list changes nothing', () => {
  expect(scanTicket(fresh, undefined, scan('a'))).toEqual({ door: fresh, verdict: { kind: 'unknown' } })
})

test('a newer list keeps what is not sent yet, and sending removes only what was sent', () => {
  const { door } = scanTicket(fresh, list.tickets[0], scan('a'))
  const again = withList(door, list, 5, 1)
  expect(again.list.tickets.map(({ checkedInAt }) => checkedInAt)).toEqual(['2026-03-20T04:00:00.000Z', null])
  const more = scanTicket(again, again.list.tickets[1], scan('b')).door
  expect(withoutSent(more, door.queue).queue.map(({ scanId }) => scanId)).toEqual(['b'])
  expect(withList(door, list, 6, 1).queue).toEqual([])
})

test('people are found by part of the name or number', () => {
  expect(findTickets(fresh, 'vik').map(({ id }) => id)).toEqual([2])
  expect(findTickets(fresh, '00001').map(({ id }) => id)).toEqual([1])
})

test('codes are compared by their SHA-256', async () => {
  expect(await hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
