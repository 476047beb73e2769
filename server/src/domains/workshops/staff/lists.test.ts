import { expect, test } from 'vitest'
import * as api from '#contract/workshops/staff.ts'
import { aTicket, aWorkshop, bookSeats } from '#test/workshops.ts'
import { world } from '#test/world.ts'

const there = await world()
const linesIn = async (url: string) => (await there.call('GET', url)).text.trim().split('\r\n')

test('staff sort workshops by title, price and seats sold, and export the same list', async () => {
  const staff = await there.aStaff()
  const city = `Sangli ${there.clock.now().getTime()}`
  const add = async (title: string, pricePaise: number, sold: number) => {
    const { workshop } = await aWorkshop(there, { title_english: title, pricePaise, city_english: city })
    if (sold > 0) await bookSeats(there, await there.aCustomer(), workshop.id, sold)
    return workshop
  }
  await add('Cartons', 300_000, 0)
  await add('Boilers', 100_000, 1)
  await add('audits', 200_000, 2)
  const titles = async (sort: 'title' | '-price' | '-sold') =>
    (await staff.send(api.listStaffWorkshops, { search: city, sort })).body.data.data.map((row) => row.title_english)
  expect(await titles('title')).toEqual(['audits', 'Boilers', 'Cartons'])
  expect(await titles('-price')).toEqual(['Cartons', 'audits', 'Boilers'])
  expect(await titles('-sold')).toEqual(['audits', 'Boilers', 'Cartons'])
  const { status, body } = await staff.send(api.exportWorkshops, { search: city })
  expect(status).toBe(201)
  const [head, ...lines] = await linesIn(body.data.url)
  expect(head).toContain('Title,Title in Hindi,Trainer')
  expect(lines).toHaveLength(3)
})

test('workshops added with one title at once each get an address', async () => {
  const add = () => aWorkshop(there, { title_english: 'Packing of spices', publish: false })
  const slugs = (await Promise.all([add(), add(), add()])).map(({ workshop }) => workshop.slug)
  expect(new Set(slugs).size).toBe(3)
})

test('staff export the attendees of a workshop; the export is in the audit log', async () => {
  const { workshop, holder, ticket, staff } = await aTicket(there)
  const { url } = (await staff.send(api.exportAttendees, { id: workshop.id })).body.data
  const lines = await linesIn(url)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${ticket.number},${ticket.name},valid`)
  expect(lines[1]).toContain(holder.mobile)
  const { rowCount } = await there.pool.query(
    `select from audit_entries where action = 'workshop.attendees_exported' and subject_id = $1`,
    [String(workshop.id)],
  )
  expect(rowCount).toBe(1)
  expect((await staff.send(api.exportAttendees, { id: 999_999_999 })).status).toBe(404)
})

test('staff search attendees by the name on the ticket, the buyer and the number; the file has all', async () => {
  const { workshop } = await aWorkshop(there)
  const [one, other] = [await there.aCustomer(), await there.aCustomer()]
  await bookSeats(there, one, workshop.id, 1)
  await bookSeats(there, other, workshop.id, 1)
  const staff = await there.aStaff()
  const found = async (search?: string) => (await staff.send(api.listAttendees, { id: workshop.id, search })).body.data
  const [first, second] = (await found()).data
  await there.pool.query(`update workshop_tickets set name = 'Ravi Kulkarni' where id = $1`, [first!.ticketId])
  const ids = async (search: string) => (await found(search)).data.map(({ ticketId }) => ticketId)
  expect(await ids('ravi k')).toEqual([first!.ticketId])
  expect(await ids(second!.number)).toEqual([second!.ticketId])
  expect(await ids('nobody at all')).toEqual([])
  expect((await found('ravi k')).count).toBe(1)
})
