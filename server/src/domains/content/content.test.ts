import { beforeAll, describe, expect, test } from 'vitest'
import { listTestimonials } from '#contract/content/endpoints.ts'
import * as api from '#contract/content/testimonials-staff.ts'
import { withDemoWorld } from '#test/demo-world.ts'
import { world } from '#test/world.ts'

beforeAll(withDemoWorld)

test('testimonials are in the order chosen by staff, in both languages; unpublished ones are not shown', async () => {
  const { send, db } = await world()
  const said = async () => (await send(listTestimonials, {})).body.data.testimonials
  const [first, second] = await said()
  expect(first?.quote_hindi).toMatch(/[\u0900-\u097f]/)
  await db.updateTable('testimonials').set({ position: 99 }).where('id', '=', first!.id).execute()
  await db.updateTable('testimonials').set({ published: false }).where('id', '=', second!.id).execute()
  const after = (await said()).map(({ id }) => id)
  expect([after.at(-1), after.includes(second!.id)]).toEqual([first!.id, false])
  await db.updateTable('testimonials').set({ published: false }).execute()
  expect(await said()).toEqual([])
})

describe('staff', () => {
  const words = {
    ...{ quote_english: 'The boiler runs at last.', quote_hindi: 'बॉयलर आख़िर चल पड़ा।', rating: 5, published: true },
    ...{ author_english: 'Owner, dyeing unit', author_hindi: 'मालिक, रंगाई इकाई' },
    ...{ about_english: 'Bhilwara, consulted on steam', about_hindi: 'भीलवाड़ा, भाप पर सलाह' },
  }
  const shown = async () =>
    (await (await world()).send(listTestimonials, {})).body.data.testimonials.map(({ id }) => id)

  test('staff add one, move it to the front and hide it, and every step is in the audit log', async () => {
    const there = await world()
    const staff = await there.aStaff()
    const added = await staff.send(api.addTestimonial, { ...words, reason: 'Said on the phone, with consent' })
    expect(added.status).toBe(201)
    const { id, version, place } = added.body.data.testimonial
    const all = (await staff.send(api.listAllTestimonials, {})).body.data
    expect([place, version, all.all]).toEqual([all.all, 1, all.count])
    const first = await staff.send(api.changeTestimonial, { ...words, id, version, place: 1, reason: 'The best one' })
    expect(first.body.data.testimonial).toMatchObject({ place: 1, version: 2 })
    expect((await shown())[0]).toBe(id)
    const hidden = { ...words, published: false, id, place: 1, reason: 'The unit has closed' }
    expect((await staff.send(api.changeTestimonial, { ...hidden, version })).body.code).toBe('stale')
    expect((await staff.send(api.changeTestimonial, { ...hidden, version: 2 })).status).toBe(200)
    expect(await shown()).not.toContain(id)
    const { rows } = await there.pool.query(
      `select action, reason from audit_entries where subject_kind = 'testimonial' and subject_id = $1 order by id`,
      [String(id)],
    )
    expect(rows.map(({ action, reason }) => [action, reason])).toEqual([
      ['testimonial.added', 'Said on the phone, with consent'],
      ['testimonial.changed', 'The best one'],
      ['testimonial.changed', 'The unit has closed'],
    ])
  })

  test('staff search them in either language, export them as CSV, and get missing fields reported', async () => {
    const there = await world()
    const staff = await there.aStaff()
    await staff.send(api.addTestimonial, {
      ...words,
      author_english: 'Owner, 100% silk_unit',
      reason: 'Consent on file',
    })
    const found = async (input: object) => (await staff.send(api.listAllTestimonials, input)).body.data.data
    expect(await found({ search: '100% silk_' })).toHaveLength(1)
    expect((await found({ search: 'रंगाई', published: 'yes' })).length).toBeGreaterThan(0)
    expect(await found({ search: '100% silk_', published: 'no' })).toEqual([])
    const { url } = (await staff.send(api.exportTestimonials, { search: '100% silk_' })).body.data
    expect((await there.call('GET', url)).text.trim().split('\r\n')).toHaveLength(2)
    const empty = await staff.send(api.addTestimonial, { ...words, quote_hindi: ' ', author_hindi: '', reason: 'x' })
    expect([empty.status, Object.keys(empty.body.errors ?? {})]).toEqual([422, ['quote_hindi', 'author_hindi']])
  })
})
