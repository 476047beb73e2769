import { expect, test } from 'vitest'
import { listTestimonials } from '#contract/content.ts'
import { loadDemoWorld } from '#demo/load.ts'
import { world } from '#test/world.ts'

test('testimonials come in the order staff chose, both languages each; what is not published stays away', async () => {
  const { send, db, databaseUrl } = await world()
  expect((await send(listTestimonials, {})).body.data.testimonials).toEqual([])
  await loadDemoWorld(databaseUrl)
  const said = async () => (await send(listTestimonials, {})).body.data.testimonials
  const [first, second] = await said()
  expect(first?.quote_hindi).toMatch(/[\u0900-\u097f]/)
  await db.updateTable('testimonials').set({ position: 99 }).where('id', '=', first!.id).execute()
  await db.updateTable('testimonials').set({ published: false }).where('id', '=', second!.id).execute()
  const after = (await said()).map(({ id }) => id)
  expect([after.at(-1), after.includes(second!.id)]).toEqual([first!.id, false])
})
