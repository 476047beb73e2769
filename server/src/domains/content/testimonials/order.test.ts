import { expect, test } from 'vitest'
import * as api from '#contract/content/testimonials-staff.ts'
import { world } from '#test/world.ts'

const words = {
  ...{ quote_english: 'We save steam.', quote_hindi: 'भाप की बचत होती है।', author_english: 'Owner, dal mill' },
  ...{
    author_hindi: 'दाल मिल',
    about_english: '',
    about_hindi: '',
    rating: 5,
    published: true,
    reason: 'Consent on file',
  },
}

test('staff who move several testimonials at once wait for each other', async () => {
  const there = await world()
  const staff = await there.aStaff({ role: 'content' })
  const add = async () => (await staff.send(api.addTestimonial, words)).body.data.testimonial
  const added = [await add(), await add(), await add(), await add(), await add(), await add()]
  const moved = await Promise.all(
    added.map(({ id, version }, at) => staff.send(api.changeTestimonial, { ...words, id, version, place: 6 - at })),
  )
  expect(moved.map(({ status }) => status)).toEqual(added.map(() => 200))
})
