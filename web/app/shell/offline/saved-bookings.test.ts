import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAuth } from '~/domains/accounts/state.ts'
import { AUTH_KEY } from '~/domains/accounts/storage-key.ts'
import { appointmentsQuery, type Booking, bookingQuery } from '~/domains/bookings/api.ts'
import { ownAppointmentsQuery } from '~/domains/bookings/desk/api.ts'
import type { Api } from '~/lib/api.ts'
import { SAVED_KEY } from '~/lib/saved-queries.ts'
import { followBookings, restore, savedUpcoming } from './saved-bookings.ts'

const asha = { id: 7, type: 'user' } as const
const NOW = Date.parse('2026-03-02T10:00:00Z')
const hours = (count: number) => new Date(NOW + count * 3_600_000).toISOString()

const booking = (id: number, rest: object = {}) =>
  ({
    id,
    state: 'confirmed',
    brief: '',
    startsAt: hours(id),
    endsAt: hours(id + 1),
    changedAt: hours(-1),
    ...rest,
  }) as Booking

let bookings: Booking[]
let asked: string[]
let posted: unknown[]
const api = {
  call: async (what: string, { id }: { id?: number }) => {
    asked.push(what.includes('{id}') ? `detail ${id}` : 'list')
    const found = bookings.find((one) => one.id === id)
    const list = {
      count: bookings.length,
      data: bookings,
      appointments: bookings,
      counts: { upcoming: bookings.length },
    }
    return { message: '', data: structuredClone(found ? { booking: found, timeline: [] } : list) }
  },
} as unknown as Api

const signIn = (person: { id: number; type: string } | null) => {
  useAuth.setState({ auth: person as never, known: true })
  if (person) localStorage.setItem(AUTH_KEY, JSON.stringify({ token: 'x', ...person }))
  else localStorage.removeItem(AUTH_KEY)
}
const read = async (client: QueryClient) => {
  await client.fetchQuery({ ...appointmentsQuery(api, { type: 'upcoming', page: 1 }), staleTime: 0 })
  await vi.advanceTimersByTimeAsync(2_000)
}
const saved = () =>
  JSON.parse(localStorage.getItem(SAVED_KEY)?.split('\n')[1] ?? '[]') as { key: [string, { id?: number }] }[]
const savedIds = () => saved().map(({ key }) => key[1].id ?? 'list')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  asked = []
  posted = []
  bookings = Array.from({ length: 12 }, (_, i) => booking(i + 1))
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const location = new URL('https://paramarsh.example/hi/dashboard')
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', { localStorage: storage, location, __reactRouterManifest: { version: 'r1' } })
  const worker = { postMessage: (message: unknown) => void posted.push(message) }
  const serviceWorker = Object.assign(new EventTarget(), { ready: Promise.resolve({ active: worker }) })
  vi.stubGlobal('navigator', { serviceWorker, onLine: true })
  signIn(asha)
})
afterEach(() => {
  onlineManager.setOnline(true)
  useAuth.setState({ auth: null, known: false })
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the upcoming list is saved with the details of its next ten, and their pages are requested once', async () => {
  const client = new QueryClient()
  const stop = followBookings(client, api, asha)
  await read(client)
  expect(savedIds()).toEqual(['list', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  await read(client)
  expect(posted).toEqual([
    expect.objectContaining({ savePages: ['/hi/dashboard', '/hi/dashboard/bookings/0'], release: 'r1' }),
  ])
  stop()
})

test('a detail is refetched only where the list shows a change; a cancelled one is no longer saved', async () => {
  const client = new QueryClient()
  const stop = followBookings(client, api, asha)
  await read(client)
  asked = []
  bookings = [booking(1), booking(2, { startsAt: hours(9), endsAt: hours(10), changedAt: hours(0) })]
  await read(client)
  expect(asked).toEqual(['list', 'detail 2'])
  expect(savedIds()).toEqual(['list', 1, 2])
  stop()
})

test('opening one booking and never the list saves both', async () => {
  const client = new QueryClient()
  const stop = followBookings(client, api, asha)
  await client.fetchQuery(bookingQuery(api, 3))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(savedIds()).toEqual(['list', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  stop()
})

test.each([
  ['another tab has signed out', () => localStorage.removeItem(AUTH_KEY)],
  ['another tab has signed in as somebody else', () => localStorage.setItem(AUTH_KEY, '{"id":8,"type":"user"}')],
  ['the token was refused here', () => useAuth.setState({ auth: null })],
  ['the network is gone', () => onlineManager.setOnline(false)],
])('nothing is saved once %s', async (_, happen) => {
  const client = new QueryClient()
  const stop = followBookings(client, api, asha)
  await client.fetchQuery(appointmentsQuery(api, { type: 'upcoming', page: 1 }))
  happen()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(localStorage.getItem(SAVED_KEY)).toBeNull()
  stop()
})

test('what was saved is in the query cache, without past sessions and without holds', async () => {
  bookings = [booking(1), booking(2, { state: 'held' }), booking(5)]
  const before = new QueryClient()
  const stop = followBookings(before, api, asha)
  await read(before)
  stop()
  const client = new QueryClient()
  const later = NOW + 3 * 3_600_000
  restore(client, api, asha, later)
  const list = appointmentsQuery(api, { type: 'upcoming', page: 1 }).queryKey
  expect(client.getQueryData(list)).toMatchObject({ count: 1, appointments: [{ id: 5 }], counts: { upcoming: 1 } })
  expect(client.getQueryState(list)?.dataUpdatedAt).toBe(NOW)
  expect(client.getQueryData(bookingQuery(api, 5).queryKey)).toMatchObject({ booking: { id: 5 } })
  expect(savedUpcoming(api, asha, later)).toEqual({ count: 1, at: NOW })
  expect(savedUpcoming(api, asha, NOW + 9 * 3_600_000)).toBeUndefined()
  expect(savedUpcoming(api, { id: 7, type: 'consultant' }, later)).toBeUndefined()
})

test('a consultant’s sessions are saved from the list on the dashboard', async () => {
  const consultant = { id: 9, type: 'consultant' } as const
  signIn(consultant)
  const client = new QueryClient()
  const stop = followBookings(client, api, consultant)
  await client.fetchQuery(ownAppointmentsQuery(api, { type: 'upcoming', page: 1 }))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(savedIds()).toHaveLength(11)
  expect(posted).toEqual([expect.objectContaining({ savePages: ['/hi/bookings', '/hi/bookings/0'] })])
  stop()
})
