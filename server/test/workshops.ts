import type { Sent } from '#contract/endpoint.ts'
import { listWorkshopBookings } from '#contract/workshops/endpoints.ts'
import * as api from '#contract/workshops/staff.ts'
import { daysAfter, hoursAfter } from '#server/platform/time.ts'
import { aListedConsultant } from './listed-consultant.ts'
import type { Person } from './people.ts'
import { buy, fill } from './shop.ts'
import type { World } from './world.ts'

type Facts = Sent<typeof api.addWorkshop>

let workshops = 0

/** What staff enter: ₹1,000 in Pune, in 30 days, for 6 hours, unless changed. */
export async function workshopFacts(there: World, change: Partial<Facts> = {}): Promise<Facts> {
  workshops += 1
  const startsAt = change.startsAt ?? daysAfter(there.clock.now(), 30).toISOString()
  return {
    consultantId: change.consultantId ?? (await aListedConsultant(there)).id,
    ...{ title_english: `Packaging ${workshops}`, title_hindi: `पैकेजिंग ${workshops}` },
    ...{
      about_english: 'Bring two cartons.',
      about_hindi: 'दो डिब्बे लाएँ।',
      included_english: 'Lunch',
      included_hindi: 'भोजन',
    },
    agenda: [
      {
        at: '10:00',
        title_english: 'Why cartons fail',
        title_hindi: 'डिब्बे क्यों टूटते हैं',
        about_english: '',
        about_hindi: '',
      },
    ],
    ...{ languages: ['hi', 'en'], place: 'venue', city_english: 'Pune', city_hindi: 'पुणे' },
    ...{ venue_english: 'Hall 2, Bhosari', venue_hindi: 'हॉल 2, भोसरी', directions_english: '', directions_hindi: '' },
    ...{ meetingUrl: '', seats: 10, pricePaise: 100_000, drawing: 'book', tint: 'a' },
    endsAt: hoursAfter(new Date(startsAt), 6).toISOString(),
    ...change,
    startsAt,
  }
}

interface Options extends Partial<Facts> {
  publish?: boolean
}

/** A workshop on sale. */
export async function aWorkshop(there: World, { publish = true, ...change }: Options = {}) {
  const staff = await there.aStaff()
  const { status, body, text } = await staff.send(api.addWorkshop, await workshopFacts(there, change))
  if (status !== 201) throw new Error(`the workshop was not added: ${text}`)
  const { id, version } = body.data.workshop
  if (!publish) return { staff, workshop: body.data.workshop }
  return { staff, workshop: (await staff.send(api.publishWorkshop, { id, version })).body.data.workshop }
}

export const seatsOf = (workshopId: number, quantity = 1) => [{ id: workshopId, type: 'workshop' as const, quantity }]

/** Bought from the wallet; returns the order. */
export async function bookSeats(there: World, buyer: Person, workshopId: number, quantity = 1) {
  await fill(there, buyer, 10_000_000)
  const { status, body, text } = await buy(buyer, seatsOf(workshopId, quantity))
  if (status !== 201) throw new Error(`no seat was booked: ${text}`)
  return body.data.order
}

export const ticketsOf = async (who: Person, workshopId: number) =>
  (await who.send(listWorkshopBookings, { id: workshopId })).body.data.userBookings.flatMap(({ tickets }) => tickets)

/** A customer with a ticket. */
export async function aTicket(there: World, change: Options = {}, buyer?: Person) {
  const { workshop, staff } = await aWorkshop(there, change)
  const holder = buyer ?? (await there.aCustomer())
  const order = await bookSeats(there, holder, workshop.id)
  const [ticket] = await ticketsOf(holder, workshop.id)
  return { workshop, staff, holder, order, ticket: ticket! }
}
