import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import * as api from '#contract/accounts/endpoints.ts'
import { PHOTO_MAX_BYTES } from '#contract/constants.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'

const picture = (width = 900, height = 600) => sharp({ create: { width, height, channels: 3, background: '#0b5c6b' } })

/** Sends a multipart form as a browser does. */
async function sendPhoto(person: Person, bytes: Buffer, filename = 'me.png') {
  const form = new FormData()
  form.append('name', 'Asha V')
  form.append('file', new Blob([new Uint8Array(bytes)]), filename)
  const request = new Request('http://test', { method: 'PUT', body: form })
  const payload = Buffer.from(await request.arrayBuffer())
  const headers = { 'content-type': request.headers.get('content-type')! }
  return person.call<{ thumbnail: string; name: string }>('PUT', api.updateProfile.path, { body: payload, headers })
}

describe('the profile', () => {
  test('changes only what is sent', async () => {
    const { aCustomer } = await world()
    const person = await aCustomer()
    const { body } = await person.send(api.updateProfile, { city: 'Nashik' })
    expect(body.data).toMatchObject({ city: 'Nashik', name: person.name, email: person.email, userDetailUpdate: true })
  })

  test('marks the invalid field and changes nothing', async () => {
    const { aCustomer } = await world()
    const person = await aCustomer()
    const { status, body } = await person.send(api.updateProfile, { name: 'New Name', email: 'not an address' })
    expect([status, Object.keys(body.errors!)]).toEqual([422, ['email']])
    expect((await person.send(api.getUserDetails, {})).body.data.name).toBe(person.name)
  })

  test('of staff leaves their former name in the audit log, which shows who acted by their current one', async () => {
    const { aStaff, pool } = await world()
    const staff = await aStaff({ name: 'Imran Qureshi', role: 'support' })
    for (const change of [{ city: 'Nashik' }, { name: 'Neelima Sathe' }, { name: 'Neelima Sathe' }])
      expect((await staff.send(api.updateProfile, change)).status).toBe(200)
    const { rows } = await pool.query('select action, before, after from audit_entries where actor_id = $1', [staff.id])
    expect(rows).toEqual([
      { action: 'staff.renamed', before: { name: 'Imran Qureshi' }, after: { name: 'Neelima Sathe' } },
    ])
  })
})

describe('a photo', () => {
  test('is re-encoded as a square WebP without metadata', async () => {
    const { aCustomer, app } = await world()
    const person = await aCustomer()
    const bytes = await picture()
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer()
    const { status, body } = await sendPhoto(person, bytes)
    expect(status).toBe(200)
    expect(body.data.name).toBe('Asha V')
    const served = await app.inject(body.data.thumbnail)
    expect(served.headers['content-type']).toBe('image/webp')
    const { width, height, exif } = await sharp(served.rawPayload).metadata()
    expect([width, height, exif]).toEqual([512, 512, undefined])
  })

  test('is deleted when replaced or removed', async () => {
    const { aCustomer, app } = await world()
    const person = await aCustomer()
    const first = (await sendPhoto(person, await picture().png().toBuffer())).body.data.thumbnail
    await sendPhoto(person, await picture().webp().toBuffer())
    expect((await app.inject(first)).statusCode).toBe(404)
    const removed = await person.send(api.updateProfile, { removePhoto: true })
    expect(removed.body.data.thumbnail).toBeNull()
  })

  test.each([
    ['a page that calls itself a picture', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
    ['a GIF', () => picture(20, 20).gif().toBuffer()],
    ['half a picture', async () => (await picture().jpeg().toBuffer()).subarray(0, 400)],
  ])('that is %s is refused', async (_what, bytes) => {
    const { aCustomer } = await world()
    const person = await aCustomer()
    const { status, body } = await sendPhoto(person, await bytes())
    expect([status, body.code]).toEqual([415, 'unsupported_image'])
  })

  test.each([
    ['more than 30 megapixels', () => picture(6_000, 5_001).jpeg().toBuffer()],
    [
      'lossless WebP that takes 4 bytes a pixel',
      () => picture(5_000, 4_000).webp({ lossless: true, effort: 0 }).toBuffer(),
    ],
    [
      'a progressive JPEG that has to be decoded whole',
      () => picture(4_000, 3_000).jpeg({ progressive: true }).toBuffer(),
    ],
    [
      'an interlaced PNG that has to be decoded whole',
      () => picture(4_000, 3_500).png({ progressive: true }).toBuffer(),
    ],
  ])('of %s is refused before it is decoded', async (_what, bytes) => {
    const { aCustomer } = await world()
    const { status, body } = await sendPhoto(await aCustomer(), await bytes())
    expect([status, body.code]).toEqual([413, 'too_many_pixels'])
  })

  test('is refused if it is a narrow strip that would have to be enlarged', async () => {
    const { aCustomer } = await world()
    const { status, body } = await sendPhoto(await aCustomer(), await picture(100, 900).jpeg().toBuffer())
    expect([status, body.code]).toEqual([422, 'picture_too_narrow'])
  })

  test('may be changed 30 times per hour; other details have no limit', async () => {
    const { aCustomer, clock } = await world()
    const person = await aCustomer()
    const bytes = await picture(20, 20).png().toBuffer()
    const statuses = await Promise.all(Array.from({ length: 31 }, async () => (await sendPhoto(person, bytes)).status))
    expect(statuses.sort()).toEqual([...Array<number>(30).fill(200), 429])
    expect((await person.send(api.updateProfile, { city: 'Pune' })).status).toBe(200)
    clock.advance({ minutes: 61 })
    expect((await sendPhoto(person, bytes)).status).toBe(200)
  })

  test('is refused if too large, and the other fields of the form are not saved', async () => {
    const { aCustomer } = await world()
    const person = await aCustomer()
    const { status } = await sendPhoto(person, Buffer.alloc(PHOTO_MAX_BYTES + 1))
    expect(status).toBe(413)
    expect((await person.send(api.getUserDetails, {})).body.data.name).toBe(person.name)
  })
})
