import sharp from 'sharp'
import { expect, test } from 'vitest'
import * as api from '#contract/settings/brand.ts'
import { getSettings } from '#contract/settings/endpoints.ts'
import { asHtml } from '#server/platform/outbox/mail-layout.ts'
import { formOf } from '#test/caller.ts'
import { world } from '#test/world.ts'
import { readSettings } from '../service.ts'
import { messageBrand } from './message-brand.ts'
import { removeUnusedBrandPictures } from './pictures.ts'
import { readDocumentBrand } from './service.ts'

const there = await world()
const staff = await there.aStaff({ role: 'content' })

const current = async () => (await staff.send(api.getBrand, {})).body.data
const save = async (values: object, by = staff) => {
  const { brand, changedAt } = await current()
  return by.send(api.changeBrand, { ...brand, reason: 'A new look', seenChangedAt: changedAt, ...values })
}
const shown = async (where = there) => (await where.send(getSettings, {})).body.data.settings
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#8b1e3f80' } })
    .png()
    .toBuffer()
const upload = (kind: 'logo' | 'icon', bytes: Buffer) =>
  staff.call<{ name: string }>('POST', api.addBrandPicture.path.replace('{kind}', kind), formOf({}, bytes))

test('content staff change the name, colour and contacts at once; every process and the audit log follow', async () => {
  const second = await world({ process: 'second' })
  await second.url()
  expect((await shown()).look).toBeNull()
  const changes = { productName: 'Salaah', primaryColour: '#8b1e3f', helpDeskPhone: '1800 111 2222' }
  expect((await save(changes)).body.data.brand).toMatchObject(changes)
  expect(await shown()).toMatchObject({ productName: 'Salaah', look: { primaryColour: '#8b1e3f', logo: '' } })
  await expect.poll(async () => (await shown(second)).productName).toBe('Salaah')
  const { rows } = await there.pool.query(
    `select before, after, reason from audit_entries where action = 'brand.changed'`,
  )
  expect(rows).toEqual([
    {
      before: { productName: 'Paramarsh', primaryColour: '#0b5c6b', helpDeskPhone: '1800 000 2525' },
      after: changes,
      reason: 'A new look',
    },
  ])
  const manifest = (await there.app.inject('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Salaah', theme_color: '#68172f' })
  const settings = await readSettings(there.db, there.clock.now())
  const letter = { subject: 'Hello', body: 'Hello.', action: { label: 'Open', path: '/' } }
  const mail = asHtml(letter, { ...messageBrand(settings), publicUrl: 'https://a.example' }, 'en')
  expect([mail.includes('#0b5c6b'), mail.includes('background:#8b1e3f'), mail.includes('Salaah')]).toEqual([
    ...[false, true, true],
  ])
  // What is left out becomes standard again.
  const { changedAt } = await current()
  expect((await staff.send(api.changeBrand, { reason: 'Back', seenChangedAt: changedAt })).status).toBe(200)
  expect(await shown()).toMatchObject({ productName: 'Paramarsh', look: null })
})

test('a colour on which white text cannot be read is refused with the reason', async () => {
  for (const [primaryColour, words] of [
    ['#f4b32a', 'White text on buttons of this colour cannot be read. Choose a darker colour.'],
    ['red', 'Enter a colour such as #0b5c6b.'],
  ])
    expect((await save({ primaryColour })).body.errors).toEqual({ primaryColour: [words] })
})

test('the help desk closes after it opens', async () => {
  const hours = await save({ helpDeskOpensAt: '20:00', helpDeskClosesAt: '09:00' })
  expect(hours.body.errors).toEqual({ helpDeskClosesAt: ['Choose a time after the help desk opens.'] })
})

test('a logo is redrawn as PNG, shown on pages, in mails and in documents, and SVG is refused', async () => {
  expect((await upload('logo', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).body.code).toBe(
    'unsupported_image',
  )
  const [logo, logoOnDark, appIcon] = await Promise.all(
    (['logo', 'logo', 'icon'] as const).map(
      async (kind) => (await upload(kind, await picture(1440, 400))).body.data.name,
    ),
  )
  expect([logo, appIcon]).toEqual([expect.stringMatching(/-518x144\.png$/), expect.stringMatching(/-512x512\.png$/)])
  expect((await save({ logo })).body.errors).toHaveProperty('logo')
  expect((await save({ logo, logoOnDark, appIcon })).status).toBe(200)
  expect((await shown()).look).toMatchObject({ logo, logoOnDark, appIcon })
  const served = await Promise.all(
    [logo, appIcon, `192-${appIcon}`].map((name) => there.app.inject(`/media/brand/${name}`)),
  )
  expect(served.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(
    served.map(() => [200, 'image/png']),
  )
  expect((await there.app.inject('/media/brand/..%2fsecrets')).statusCode).toBe(404)
  const settings = await readSettings(there.db, there.clock.now())
  const letter = { subject: 'Hello', body: 'Hello.' }
  const mail = asHtml(letter, { ...messageBrand(settings), publicUrl: 'https://a.example' }, 'en')
  expect(mail).toContain(`src="https://a.example/media/brand/${logo}" alt="Paramarsh"`)
  const { services } = there.app
  expect((await readDocumentBrand(services, there.clock.now())).logo).toEqual(served[0]!.rawPayload)
  expect((await there.app.inject('/manifest.webmanifest')).json().icons).toHaveLength(2)
})

test('pictures that were never saved are removed after a day; of two people who save at once one gets a conflict', async () => {
  const { name } = (await upload('logo', await picture(400, 100))).body.data
  there.clock.advance({ days: 2 })
  await removeUnusedBrandPictures(there.app.services, there.clock.now())
  expect((await there.app.inject(`/media/brand/${name}`)).statusCode).toBe(404)
  const later = await there.aStaff({ role: 'content' })
  expect((await save({ logo: name, logoOnDark: name }, later)).body.code).toBe('picture_gone')
  const { brand, changedAt } = await current()
  expect((await there.app.inject(`/media/brand/${brand.logo}`)).statusCode).toBe(200)
  const both = await Promise.all(
    ['One', 'Two'].map((productName) =>
      later.send(api.changeBrand, { ...brand, productName, reason: 'Try', seenChangedAt: changedAt }),
    ),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})
