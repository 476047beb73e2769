import { expect, test } from 'vitest'
import { getProduct } from '#contract/products/endpoints.ts'
import { arrangeProductPhotos } from '#contract/products/photos.ts'
import * as staffApi from '#contract/products/staff.ts'
import { formOf } from '#test/caller.ts'
import { aPicture } from '#test/documents.ts'
import type { Person } from '#test/people.ts'
import { aDraftProduct, aProduct } from '#test/products.ts'
import { world } from '#test/world.ts'

const there = await world()

interface Shown {
  state: string
  version: number
  photo: string | null
  photos: { id: number; path: string; alt_english: string; alt_hindi: string }[]
}

const addPhoto = async (consultant: Person, id: number) =>
  consultant.call<{ product: Shown }>('POST', `/api/web/v1/own-products/${id}/photos`, {
    ...formOf({}, await aPicture('png', 400, 300), 'photo.png'),
  })
const isThere = async (path: string) => (await there.app.inject({ url: path })).statusCode === 200

test('photos are shown in the order of the consultant with what is on them; the first is the cover', async () => {
  const { consultant, staff, product } = await aProduct(there)
  const { id } = product
  await addPhoto(consultant, id)
  const { body } = await addPhoto(consultant, id)
  const [first, second] = body.data.product.photos
  expect(body.data.product).toMatchObject({ state: 'draft', photo: first!.path })
  const photos = [
    { id: second!.id, alt_english: 'The first page', alt_hindi: 'पहला पेज' },
    { id: first!.id, alt_english: 'The table of costs', alt_hindi: '' },
  ]
  const arranged = await consultant.send(arrangeProductPhotos, { id, version: body.data.product.version, photos })
  const { version } = arranged.body.data.product
  expect(arranged.body.data.product).toMatchObject({ photo: second!.path, photos })
  await there.pool.query(`update products set state = 'submitted', submitted_at = updated_at where id = $1`, [id])
  const approved = await staff.send(staffApi.approveProduct, { id, version })
  expect(approved.body.data.product.photos).toMatchObject(photos)
  const { productDetail } = (await there.send(getProduct, { id })).body.data
  expect(productDetail).toMatchObject({
    photo: second!.path,
    photos: [
      { path: second!.path, alt_hindi: 'पहला पेज' },
      { path: first!.path, alt_hindi: 'The table of costs' },
    ],
  })
})

test('a new photo or other words need a new approval; another order and a removal do not', async () => {
  const { consultant, staff, product } = await aProduct(there)
  const { id } = product
  await addPhoto(consultant, id)
  const added = (await addPhoto(consultant, id)).body.data.product
  expect(added.state).toBe('draft')
  await there.pool.query(`update products set state = 'submitted', submitted_at = updated_at where id = $1`, [id])
  let { version } = (await staff.send(staffApi.approveProduct, { id, version: added.version })).body.data.product
  const arrange = async (photos: { id: number; alt_english?: string }[]) => {
    const answer = await consultant.send(arrangeProductPhotos, { id, version, photos })
    version = answer.body.data?.product.version ?? version
    return answer
  }
  const [one, two] = added.photos
  expect((await arrange([{ id: two!.id }, { id: one!.id }])).body.data.product.state).toBe('published')
  expect((await arrange([{ id: two!.id }])).body.data.product).toMatchObject({ state: 'published', photo: two!.path })
  expect([await isThere(one!.path), await isThere(two!.path)]).toEqual([false, true])
  expect((await arrange([{ id: one!.id }])).status).toBe(404)
  expect((await arrange([{ id: two!.id, alt_english: 'Cover' }])).body.data.product.state).toBe('draft')
})

test('a product has eight photos at most, also when they are added at once', async () => {
  const { consultant, product } = await aDraftProduct(there)
  for (let count = 0; count < 7; count++) await addPhoto(consultant, product.id)
  const answers = await Promise.all([1, 2].map(() => addPhoto(consultant, product.id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const insert = `insert into product_photos (product_id, position, path, created_at) values ($1, 9, 'x', now())`
  await expect(there.pool.query(insert, [product.id])).rejects.toThrow('product_photos_at_most')
})
