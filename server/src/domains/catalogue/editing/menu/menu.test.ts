import { expect, test } from 'vitest'
import { listAuditLog } from '#contract/audit/endpoints.ts'
import { listNavLinks } from '#contract/catalogue/endpoints.ts'
import { changeMenuLink, listMenuLinks } from '#contract/catalogue/menu.ts'
import { world } from '#test/world.ts'

const there = await world()
const staff = await there.aStaff()

const menu = async () => (await staff.send(listMenuLinks, {})).body.data.links
const bar = async () =>
  (await there.send(listNavLinks, {})).body.data.navLinks.map(({ title_english }) => title_english)
const linkTo = async (path: string) => (await menu()).find((link) => link.path === path)!

test('staff rename, move, hide and show links of the top bar; the audit log has the reason', async () => {
  const { id, version, title_english, title_hindi } = await linkTo('/blogs')
  const names = { title_english: 'Articles', title_hindi: 'लेख' }
  const change = { id, ...names, place: 1, shown: true, reason: 'Asked for often' }
  expect((await staff.send(changeMenuLink, { ...change, version })).status).toBe(200)
  expect((await bar())[0]).toBe('Articles')
  expect((await staff.send(changeMenuLink, { ...change, version })).body.code).toBe('stale')
  await staff.send(changeMenuLink, { ...change, version: version + 1, shown: false })
  expect(await bar()).not.toContain('Articles')
  const log = (await staff.send(listAuditLog, { subject: `nav_link:${id}` })).body.data.data
  expect(log.map(({ action, reason }) => [action, reason])).toEqual(
    Array.from({ length: 2 }, () => ['nav_link.changed', 'Asked for often']),
  )
  const last = { title_english, title_hindi, place: 1000, shown: true, reason: 'As before' }
  await staff.send(changeMenuLink, { id, ...last, version: version + 2 })
  expect((await bar()).at(-1)).toBe(title_english)
})

test('a link of a category type keeps its name', async () => {
  const [first] = (await menu()).filter(({ categoryTypeId }) => categoryTypeId !== null)
  const { id, version, title_english } = first!
  const other = { title_english: 'Other', title_hindi: 'अन्य', place: 2, shown: true, reason: 'Order' }
  const { links } = (await staff.send(changeMenuLink, { id, ...other, version })).body.data
  expect(links[1]).toMatchObject({ id, title_english })
  expect((await staff.send(changeMenuLink, { id: 999_999, ...other, version })).status).toBe(404)
})
