import { expect, test } from 'vitest'
import { listOwnOffers, listOwnPackages } from '#contract/packages/endpoints.ts'
import { audit } from '#test/auditor.ts'
import { anOffer, USUAL } from '#test/packages.ts'
import type { Person } from '#test/people.ts'
import { sellInstead } from '#test/sellers.ts'
import { buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { figure, note } from './figures.ts'
import { answered } from './harness/answered.ts'
import { LONG } from './harness/auditing.ts'

const PEOPLE = figure(10, 200)
const SESSIONS = 2
const FEE = 100_000
const PACKAGE = SESSIONS * USUAL.sessionPaise * 1.18

/** Sessions of this consultant without a calendar: every id is one. */
function sellSessionsOf({ id: consultantId }: Person) {
  const session = { title_english: 'Session', title_hindi: 'सत्र', pricePaise: FEE, taxCode: '998311', consultantId }
  const variant = `${USUAL.mode} ${USUAL.minutes}`
  return sellInstead('booking', {
    offers: async (_, items) => new Map(items.map(({ id }) => [id, { id, ...session, variant }])),
    fulfil: async () => 'fulfilled',
    revoke: async () => {},
  })
}

test(
  `${PEOPLE} people buy a package at once and book one session more than it has at once: each gets exactly ${SESSIONS}`,
  LONG,
  async () => {
    const there = await world()
    const { consultant, offer } = await anOffer(there, { sessions: SESSIONS })
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => there.aCustomer()))
    for (const person of people) await fill(there, person, 2 * PACKAGE)

    const item = { id: offer.id, type: 'package' as const }
    const bought = await Promise.all(
      people.map((who) => answered(() => buy(who, [item], { totalPaise: PACKAGE, key: `rush-package-${who.id}` }))),
    )
    expect(bought.filter(({ status }) => status === 201)).toHaveLength(PEOPLE)
    expect((await consultant.send(listOwnOffers, {})).body.data.offers).toMatchObject([{ id: offer.id, sold: PEOPLE }])

    const restore = sellSessionsOf(consultant)
    const book = (who: Person, one: number) => {
      const session = { id: 60_000_000 + one, type: 'booking' as const }
      return answered(() => buy(who, [session], { totalPaise: 0, key: `rush-session-${who.id}-${one}` }))
    }
    const ones = Array.from({ length: SESSIONS + 1 }, (_, one) => one)
    const answers = await Promise.all(people.flatMap((who) => ones.map((one) => book(who, one))))
    restore()
    const booked = answers.filter(({ status }) => status === 201).length
    const refused = answers.filter(({ body }) => body.code === 'price_changed').length
    expect([booked, refused]).toEqual([PEOPLE * SESSIONS, PEOPLE])
    for (const who of people)
      expect((await who.send(listOwnPackages, {})).body.data.data).toMatchObject([
        { used: SESSIONS, left: 0, status: 'used_up' },
      ])
    expect(await audit(there)).toEqual([])
    note(`${PEOPLE} packages of ${SESSIONS} sessions at once: ${booked} booked, ${refused} refused`)
  },
)

test(`${PEOPLE} bookings at once for the last session of a package: one gets it`, LONG, async () => {
  const there = await world()
  const { consultant, offer } = await anOffer(there, { sessions: SESSIONS })
  const customer = await there.aCustomer()
  await fill(there, customer, 2 * PACKAGE)
  await buy(customer, [{ id: offer.id, type: 'package' }])
  const restore = sellSessionsOf(consultant)
  await buy(customer, [{ id: 60_000_000, type: 'booking' }])
  const answers = await Promise.all(
    Array.from({ length: PEOPLE }, (_, one) =>
      answered(() => buy(customer, [{ id: 60_000_001 + one, type: 'booking' }], { totalPaise: 0 })),
    ),
  )
  restore()
  const booked = answers.filter(({ status }) => status === 201).length
  const refused = answers.filter(({ body }) => body.code === 'price_changed').length
  expect([booked, refused]).toEqual([1, PEOPLE - 1])
  expect(await audit(there)).toEqual([])
  note(`${PEOPLE} bookings at once for the last session of a package: ${booked} booked, ${refused} refused`)
})
