import { sql } from 'kysely'
import { completeLine, registerSeller } from '#server/domains/orders/public.ts'
import { insertWaiter, insertWorkshop, workshopSeller, workshopTexts } from '#server/domains/workshops/public.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import { minutesAfter } from '#server/platform/time.ts'
import { bought } from './buying.ts'
import { clockOf, dayAt, type Making } from './timeline.ts'
import { demoWorkshops } from './workshops/workshops.ts'

type DemoWorkshop = (typeof demoWorkshops)[number]

const ANNOUNCED_DAYS = 50
/** Orders begin so many days ago, one a day. */
const FIRST_ORDER_DAYS = 34
/** The first person waits so many days after the first order. */
const WAITING_LATER_DAYS = 10
/** Of the customers in general. */
const FIRST_BUYER = 20

/** Workshops with their tickets, sold through orders: online, at a venue, sold out with a waiting list, and past. */
export async function writeWorkshops({ tx, timeline, now }: Making) {
  registerSeller('workshop', workshopSeller)
  registerMessages(workshopTexts)
  const customers = await tx
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('type', '=', 'user')
    .orderBy('id')
    .offset(FIRST_BUYER)
    .limit(30)
    .execute()
  const login = await tx
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('type', '=', 'user')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  let next = 0
  const nextCustomer = () => customers[next++ % customers.length]!
  for (const workshop of demoWorkshops) {
    const { id, endsAt } = await write({ tx, timeline, now }, workshop)
    for (const [number, quantity] of workshop.orders.entries()) {
      const at = dayAt(now, FIRST_ORDER_DAYS - number, clockOf(id + number))
      const buyer = nextCustomer()
      timeline.at(at, async () => {
        const { lineIds } = await bought({ tx, buyer, items: [{ id, type: 'workshop', quantity }], at })
        if (endsAt <= now) timeline.at(endsAt, () => completeLine(tx, { lineId: lineIds[0]!, at: endsAt }))
      })
    }
    if (workshop.ownDaysAgo !== undefined) {
      const at = dayAt(now, workshop.ownDaysAgo, '19:35')
      timeline.at(at, () => bought({ tx, buyer: login, items: [{ id, type: 'workshop' }], at }))
    }
    for (let n = 0; n < workshop.waiting; n += 1) {
      const at = dayAt(now, FIRST_ORDER_DAYS - WAITING_LATER_DAYS - n, clockOf(n))
      const { id: accountId } = nextCustomer()
      timeline.at(at, () => insertWaiter(tx, id, accountId, at))
    }
    if (workshop.attended > 0) timeline.at(endsAt, () => attend({ tx, timeline, now }, id, workshop))
  }
}

async function write({ tx, now }: Making, workshop: DemoWorkshop) {
  const { trainer, title, hindi, about, aboutHindi, included, venue, inDays, rupees, agenda } = workshop
  const { id: consultantId } = await tx
    .selectFrom('accounts')
    .select('id')
    .where('type', '=', 'consultant')
    .where('name', '=', trainer)
    .executeTakeFirstOrThrow()
  const [startsAt, endsAt] = [dayAt(now, -inDays, workshop.from), dayAt(now, -inDays, workshop.to)]
  const facts = {
    ...{ consultant_id: consultantId, title_english: title, title_hindi: hindi },
    ...{ about_english: about, about_hindi: aboutHindi, included_english: included[0], included_hindi: included[1] },
    agenda: JSON.stringify(
      agenda.map(([at, title_english, title_hindi, about_english, about_hindi]) => ({
        ...{ at, title_english, title_hindi, about_english, about_hindi },
      })),
    ),
    ...{ languages: workshop.languages, place: venue ? 'venue' : 'online' },
    ...{ city_english: venue?.city[0] ?? '', city_hindi: venue?.city[1] ?? '' },
    ...{ venue_english: venue?.address[0] ?? '', venue_hindi: venue?.address[1] ?? '' },
    ...{ directions_english: venue?.directions[0] ?? '', directions_hindi: venue?.directions[1] ?? '' },
    ...{ meeting_url: venue ? '' : 'https://meet.example.in/project-report', starts_at: startsAt, ends_at: endsAt },
    ...{ seats: workshop.seats, price_paise: rupees * 100, drawing: workshop.drawing, tint: workshop.tint },
    state: 'published',
  }
  const { id } = await insertWorkshop(tx, workshop.slug, facts, dayAt(now, ANNOUNCED_DAYS, '10:40'))
  return { id, endsAt }
}

/** The first ones came, a few minutes apart. */
const attend = ({ tx, now }: Making, id: number, { inDays, from, attended }: DemoWorkshop) =>
  sql`update workshop_tickets set attended_at = ${minutesAfter(dayAt(now, -inDays, from), -20)}::timestamptz + seat * interval '2 minutes'
    where workshop_id = ${id} and seat <= ${attended}`.execute(tx)
