import { type AuthRecord, call } from './api.ts'
import { dayInIndia } from './days.ts'

interface Session {
  id: number
  number: string
  /** The slug of its room. */
  room: string
}
type Mode = 'video' | 'audio'

/** Free half-hour slots of a consultant, from the day after tomorrow. */
export async function freeTimes(baseURL: string, consultantId: number, mode: Mode = 'video'): Promise<string[]> {
  const path = `/api/web/v1/consultants/${consultantId}/free-slots?mode=${mode}&minutes=30&days=14&from=${dayInIndia(2)}`
  const { consultantSlots } = await call<{ consultantSlots: { slots: { startsAt: string }[] }[] }>(baseURL, 'GET', path)
  return consultantSlots.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt))
}

/** Books a session and pays it from the wallet, as the pages do. */
export async function bookSession(
  baseURL: string,
  customer: AuthRecord,
  consultantId: number,
  startsAt: string,
  mode: Mode = 'video',
) {
  const input = { consultantId, mode, minutes: 30, startsAt, brief: 'Grain storage, and how much of it.' }
  const { booking } = await call<{ booking: Session }>(baseURL, 'POST', '/api/web/v1/bookings', input, customer)
  const items = [{ id: booking.id, type: 'booking' }]
  const asked = { items, state: '27', useWallet: true }
  const quote = await call<{ totalPaise: number }>(baseURL, 'POST', '/api/web/v1/cart-quotes', asked, customer)
  const billing = { name: customer.name, state: '27' }
  const order = { items, useWallet: true, billing, expectedTotalPaise: quote.totalPaise }
  await call(baseURL, 'POST', '/api/web/v1/orders', order, customer)
  return booking
}
