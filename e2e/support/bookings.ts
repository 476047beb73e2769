import type { AuthRecord } from './api.ts'
import { dayInIndia } from './days.ts'
import { mayBeBooked } from './desks.ts'

interface Slot {
  startsAt: string
}

/** Calls the API as a signed-in account. */
export async function callAs<Data>(
  baseURL: string,
  { token }: AuthRecord,
  method: string,
  path: string,
  body?: object,
) {
  const reply = await fetch(baseURL + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': `e2e-${crypto.randomUUID()}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = (await reply.json()) as { message: string; data: Data }
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${answer.message}`)
  return answer.data
}

/** A demo consultant to book; each test uses a different one, so that none takes another's slots. */
export async function consultantNumber(baseURL: string, number: number) {
  const reply = await fetch(`${baseURL}/api/mobile/v1/consultants?limit=100&mode=video&sort=fee`)
  const { data } = (await reply.json()) as { data: { consultants: { id: number; slug: string; name: string }[] } }
  const bookable = data.consultants.filter(mayBeBooked)
  if (!bookable[number]) throw new Error(`There is no consultant ${number} to be booked.`)
  return bookable[number]
}

/** Free slots of a consultant from three days ahead: far enough for rescheduling and a full refund. */
export async function slotsOf(baseURL: string, id: number, minutes = 30): Promise<string[]> {
  const path = `/api/web/v1/consultants/${id}/free-slots?mode=video&minutes=${minutes}&from=${dayInIndia(3)}&days=7`
  const { data } = (await (await fetch(baseURL + path)).json()) as { data: { consultantSlots: { slots: Slot[] }[] } }
  return data.consultantSlots.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt))
}

interface Input {
  consultantId: number
  startsAt: string
  minutes?: number
  brief?: string
}

export async function holdAs(baseURL: string, who: AuthRecord, { minutes = 30, ...input }: Input): Promise<number> {
  const path = '/api/web/v1/bookings'
  const held = await callAs<{ booking: { id: number } }>(baseURL, who, 'POST', path, {
    ...input,
    minutes,
    mode: 'video',
  })
  return held.booking.id
}

interface Appointment {
  id: number
  room: string
  consultantId: number
  state: string
}

/** An upcoming session, for tests of the pages that show one. */
export async function sessionOf(baseURL: string, customer: AuthRecord, consultant: AuthRecord) {
  const path = '/api/mobile/v1/user-appointments-web?limit=50'
  const { appointments } = await callAs<{ appointments: Appointment[] }>(baseURL, customer, 'GET', path)
  const shared = appointments.find(({ consultantId, state }) => consultantId === consultant.id && state === 'confirmed')
  if (!shared) throw new Error('the demo’s customer and consultant have no upcoming session')
  return shared
}
