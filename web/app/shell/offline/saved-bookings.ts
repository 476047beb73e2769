import { hashKey, onlineManager, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { type AuthRecord, useAuth } from '~/domains/accounts/state.ts'
import { AUTH_KEY } from '~/domains/accounts/storage-key.ts'
import { appointmentsQuery, type Booking, type BookingDetail, bookingQuery } from '~/domains/bookings/api.ts'
import { ownAppointmentsQuery } from '~/domains/bookings/desk/api.ts'
import type { Api } from '~/lib/api.ts'
import { pageSaver } from '~/lib/page-saver.ts'
import { readSaved, type SavedQuery, saveQueries } from '~/lib/saved-queries.ts'
import { readStored } from '~/lib/stored.ts'

/** How many of the next bookings are saved with details. */
const MAX_DETAILS = 10
/** Details are refetched when the list shows a change, and otherwise after this time. */
const DETAILS_FRESH_MS = 10 * 60_000
const LIST_FRESH_MS = 60_000
const SAVE_AFTER_MS = 500

export type Person = Pick<AuthRecord, 'id' | 'type'>

const UPCOMING = { type: 'upcoming', page: 1 } as const
const upcomingKey = (api: Api, { type }: Person): QueryKey =>
  (type === 'consultant' ? ownAppointmentsQuery(api, UPCOMING) : appointmentsQuery(api, UPCOMING)).queryKey

const readUpcoming = (client: QueryClient, api: Api, { type }: Person): Promise<Upcoming> =>
  type === 'consultant'
    ? client.fetchQuery({ ...ownAppointmentsQuery(api, UPCOMING), staleTime: LIST_FRESH_MS })
    : client.fetchQuery({ ...appointmentsQuery(api, UPCOMING), staleTime: LIST_FRESH_MS })

interface Upcoming {
  count: number
  data: Booking[]
  appointments: Booking[]
  counts: { upcoming: number }
}

/** The list without past sessions, and without holds, which last only minutes. */
export function stillUpcoming<List extends Upcoming>(list: List, now: number): List {
  const isToCome = ({ state, endsAt }: Booking) => state !== 'held' && Date.parse(endsAt) > now
  const over = list.appointments.filter((booking) => !isToCome(booking)).length
  return {
    ...list,
    count: list.count - over,
    data: list.data.filter(isToCome),
    appointments: list.appointments.filter(isToCome),
    counts: { ...list.counts, upcoming: list.counts.upcoming - over },
  }
}

/** How many upcoming sessions were saved, and when; undefined if there are none. */
export function savedUpcoming(api: Api, person: Person | null, now = Date.now()) {
  if (!person) return undefined
  const wanted = hashKey(upcomingKey(api, person))
  const saved = readSaved(person, now).find(({ key }) => hashKey(key) === wanted)
  const count = saved ? stillUpcoming(saved.data as Upcoming, now).counts.upcoming : 0
  return saved && count > 0 ? { count, at: saved.at } : undefined
}

/** Puts what was saved into the query cache, unless something newer is there. */
export function restore(client: QueryClient, api: Api, person: Person, now = Date.now()) {
  const upcoming = hashKey(upcomingKey(api, person))
  for (const { key, data, at } of readSaved(person, now)) {
    if (client.getQueryData(key) !== undefined) continue
    client.setQueryData(key, hashKey(key) === upcoming ? stillUpcoming(data as Upcoming, now) : data, { updatedAt: at })
  }
}

/**
 * Saves the upcoming bookings and their details on the device whenever bookings are fetched, while this person is
 * signed in. Returns the stop function. Without a service worker no page would open offline, so nothing is saved
 * either.
 */
export function followBookings(client: QueryClient, api: Api, person: Person) {
  const listKey = upcomingKey(api, person)
  const savePages = pageSaver(pagesOf(person))
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const maySave = () => !isStopped && onlineManager.isOnline() && isSignedIn(person)
  const newest = (key: QueryKey, saved: Map<string, SavedQuery>): SavedQuery | undefined => {
    const state = client.getQueryState(key)
    const before = saved.get(hashKey(key))
    if (state?.data === undefined || (before && before.at > state.dataUpdatedAt)) return before
    return { key, data: state.data, at: state.dataUpdatedAt }
  }
  const save = async () => {
    if (!maySave()) return
    const list = await readUpcoming(client, api, person).catch(() => undefined)
    if (!list) return
    const bookings = stillUpcoming(list, Date.now()).appointments.slice(0, MAX_DETAILS)
    const saved = new Map(readSaved(person, Date.now()).map((query) => [hashKey(query.key), query]))
    for (const booking of bookings) {
      const query = bookingQuery(api, booking.id)
      if (!maySave()) return
      if (!isCurrent(newest(query.queryKey, saved), booking)) await client.prefetchQuery({ ...query, staleTime: 0 })
    }
    // The account may have changed meanwhile, also in another tab.
    if (!maySave()) return
    const keys = [listKey, ...bookings.map(({ id }) => bookingQuery(api, id).queryKey)]
    saveQueries(
      person,
      keys.map((key) => newest(key, saved)).filter((query) => query !== undefined),
    )
    if (bookings.length > 0) await savePages()
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void navigator.serviceWorker?.ready.then(save), SAVE_AFTER_MS)
  }
  const isOfBookings = (key: QueryKey) =>
    hashKey(key) === hashKey(listKey) || key[0] === bookingQuery(api, 0).queryKey[0]
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success' && isOfBookings(query.queryKey)) schedule()
  })
  // Bookings may have been fetched before this was loaded, and a new worker may have nothing saved yet.
  const scheduleIfRead = () => {
    if (client.getQueryCache().findAll({ predicate: ({ queryKey }) => isOfBookings(queryKey) }).length > 0) schedule()
  }
  scheduleIfRead()
  navigator.serviceWorker?.addEventListener('controllerchange', scheduleIfRead)
  return () => {
    isStopped = true
    clearTimeout(timer)
    unsubscribe()
    navigator.serviceWorker?.removeEventListener('controllerchange', scheduleIfRead)
  }
}

/** By storage as well: a change in another tab may not have been noticed here yet. */
function isSignedIn({ id, type }: Person) {
  const { auth } = useAuth.getState()
  const stored = readStored(AUTH_KEY, (value) => value as Person | null)
  return auth?.id === id && auth.type === type && stored?.id === id && stored.type === type
}

function isCurrent(known: SavedQuery | undefined, now: Booking) {
  if (!known || Date.now() - known.at > DETAILS_FRESH_MS) return false
  const { booking } = known.data as BookingDetail
  return (['state', 'startsAt', 'endsAt', 'brief', 'changedAt'] as const).every((name) => booking[name] === now[name])
}

/** The pages that show bookings. */
const pagesOf = ({ type }: Person) =>
  type === 'consultant' ? ['/bookings', '/bookings/0'] : ['/dashboard', '/dashboard/bookings/0']
