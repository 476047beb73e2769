import { describe, expect, test } from 'vitest'
import * as accountsApi from '#contract/accounts/endpoints.ts'
import * as privacyApi from '#contract/accounts/privacy.ts'
import type { PageName } from '#contract/content/constants.ts'
import * as api from '#contract/content/pages.ts'
import * as staffApi from '#contract/content/pages-staff.ts'
import * as settingsApi from '#contract/settings/endpoints.ts'
import { pageWords, publishedPage, savedDraft } from '#test/pages.ts'
import { newMobile } from '#test/people.ts'
import { world } from '#test/world.ts'
import { sectionsOf } from './rules.ts'

const there = await world()
const staff = await there.aStaff()

const readBy = async (who: Pick<typeof there, 'send'>, page: PageName, language: 'en' | 'hi' = 'en') =>
  (await who.send(api.getPage, { page, language })).body.data.text
const read = (page: PageName, language: 'en' | 'hi' = 'en') => readBy(there, page, language)
const publication = { changes_english: '', changes_hindi: '', asksConsent: false }
const publish = (page: PageName, version: number, change: Partial<typeof publication> = {}) =>
  staff.send(staffApi.publishPage, { page, version, ...publication, ...change })

describe('a page', () => {
  test('has its built-in text until a version is published, in both languages; every process shows it', async () => {
    const second = await world({ process: 'second' })
    await second.url()
    expect(await read('about')).toBeNull()
    expect(await readBy(second, 'about')).toBeNull()
    const half = await savedDraft(staff, 'about', { title_hindi: '' })
    expect((await publish('about', half.draft!.version)).body.code).toBe('page_incomplete')
    const { draft } = await savedDraft(staff, 'about', {
      ...{ title_english: 'About {productName}', line_english: 'Since 2024', line_hindi: '2024 से' },
      html_english: '<p>Hello.</p><h2>Our &amp; your refunds</h2><p>Call {helpDeskPhone}.</p><script>1</script>',
      html_hindi: '<p>नमस्ते।</p><h2>रिफ़ंड</h2><p>{helpDeskPhone}</p>',
    })
    expect(await read('about')).toBeNull()
    const sent = await publish('about', draft!.version)
    expect([sent.status, sent.body.data.page.draft]).toEqual([201, null])
    const english = {
      ...{ title: 'About Paramarsh', line: 'Since 2024', intro: '<p>Hello.</p>' },
      clauses: [{ id: 'refunds', title: 'Our & your refunds', html: '<p>Call 1800 000 2525.</p>' }],
    }
    expect(await read('about')).toMatchObject(english)
    expect(await readBy(second, 'about')).toMatchObject(english)
    expect(await read('about', 'hi')).toMatchObject({
      title: 'हमारी शर्तें',
      clauses: [{ id: 'refunds', title: 'रिफ़ंड', html: '<p>1800 000 2525</p>' }],
    })
  })

  test('keeps every published version as it was; a draft that somebody else has changed is not published', async () => {
    const first = await publishedPage(staff, 'disclaimer')
    there.clock.advance({ minutes: 1 })
    const { draft } = await savedDraft(staff, 'disclaimer', { title_english: 'Second' })
    expect((await staff.send(staffApi.savePageDraft, { page: 'disclaimer', ...pageWords(), version: 0 })).status).toBe(
      409,
    )
    expect((await publish('disclaimer', draft!.version + 1)).body.code).toBe('stale')
    const both = await Promise.all([publish('disclaimer', draft!.version), publish('disclaimer', draft!.version)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const { versions } = (await staff.send(staffApi.getStaffPage, { page: 'disclaimer' })).body.data.page
    expect(versions.map(({ number, label }) => [number, label])).toEqual([
      [2, `${first.versions[0]!.label}-2`],
      [1, first.versions[0]!.label],
    ])
    const old = await staff.send(staffApi.readPageVersion, { page: 'disclaimer', number: 1 })
    expect(old.body.data.text?.title).toBe('Our terms')
    for (const change of [`update page_versions set title_english = 'x'`, 'delete from page_versions'])
      await expect(there.pool.query(`${change} where page = 'disclaimer'`)).rejects.toThrow(/never changed/)
  })

  test('names only settings that a page may show; a discarded draft is gone', async () => {
    const refused = await staff.send(staffApi.savePageDraft, {
      ...{ page: 'privacy', ...pageWords({ html_hindi: '<p>{sellerGstin}</p>' }), version: 0 },
    })
    expect([refused.status, Object.keys(refused.body.errors!)]).toEqual([422, ['html_hindi']])
    const { draft } = await savedDraft(staff, 'privacy')
    const seen = { page: 'privacy', version: draft!.version } as const
    const preview = async () =>
      (await staff.send(staffApi.readPageVersion, { page: 'privacy', number: 0 })).body.data.text?.title
    expect(await preview()).toBe('Our terms')
    expect((await staff.send(staffApi.discardPageDraft, seen)).body.data.page.draft).toBeNull()
    expect(await preview()).toBeUndefined()
    expect((await staff.send(staffApi.readPageVersion, { page: 'privacy', number: 9 })).status).toBe(404)
  })

  test('has no link whose scheme could be a value of a setting; one with a scheme of its own keeps it', async () => {
    await staff.send(settingsApi.changeSetting, {
      ...{ key: 'grievanceOfficer', value: 'javascript:alert(1)//', reason: 'Try' },
    })
    const links = ['{grievanceOfficer}', 'java{productName}', 'mailto:{helpDeskEmail}'].map(
      (to) => `<a href="${to}">x</a>`,
    )
    await savedDraft(staff, 'about', { html_english: `<p>${links.join('')} {grievanceOfficer}</p>` })
    const preview = await staff.send(staffApi.readPageVersion, { page: 'about', number: 0 })
    const { intro } = preview.body.data.text!
    expect([...intro.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual(['mailto:help@paramarsh.example'])
    expect(intro).toContain(' javascript:alert(1)//</p>')
    await staff.send(settingsApi.changeSetting, {
      ...{ key: 'grievanceOfficer', value: 'Grievance Officer, Paramarsh', reason: 'Back' },
    })
  })

  test('of testimonials needs no text: the quotes follow its title', async () => {
    const { draft } = await savedDraft(staff, 'testimonials', { html_english: '', html_hindi: '' })
    expect((await publish('testimonials', draft!.version)).status).toBe(201)
  })
})

describe('new terms', () => {
  const due = async (who: typeof staff) => (await who.send(privacyApi.listDueConsents, {})).body.data.due
  const changes = { changes_english: 'Refunds are faster.', changes_hindi: 'रिफ़ंड जल्दी मिलता है।' }

  test('ask people who agreed to older ones once, with what changed; the consent names the version', async () => {
    const asha = await there.aCustomer()
    expect(await due(asha)).toEqual([])
    const quiet = await publishedPage(staff, 'terms')
    expect(await due(asha)).toEqual([])
    const refused = await savedDraft(staff, 'terms')
    const unexplained = await publish('terms', refused.draft!.version, { asksConsent: true })
    expect(Object.keys(unexplained.body.errors!)).toEqual(['changes_english', 'changes_hindi'])
    const { versions } = await publishedPage(staff, 'terms', { ...changes, asksConsent: true })
    const version = versions[0]!.label
    expect(await due(asha)).toEqual([{ document: 'terms', version, changes: [changes] }])
    const agree = (to: string) => asha.send(privacyApi.agreeToDocument, { document: 'terms', version: to })
    expect((await agree(quiet.versions[0]!.label)).body.code).toBe('stale')
    expect([(await agree(version)).status, (await agree(version)).status]).toEqual([201, 201])
    expect(await due(asha)).toEqual([])
    const { consents } = (await asha.send(privacyApi.listConsents, {})).body.data
    expect(consents.filter((one) => one.version === version)).toEqual([
      { document: 'terms', version, agreedAt: there.clock.now().toISOString() },
    ])
    // Later versions that ask nobody leave it so.
    await publishedPage(staff, 'terms')
    expect(await due(asha)).toEqual([])
  })

  test('are what people agree to when they register, and no setting that staff type', async () => {
    const { versions } = await publishedPage(staff, 'terms', { ...changes, asksConsent: true })
    const mobile = newMobile()
    const otp = await there.codeFor(mobile)
    const { token } = (await there.send(accountsApi.loginGuest, { name: 'Ravi', mobile, otp })).body.data
    expect((await there.send(privacyApi.listDueConsents, {}, { token })).body.data.due).toEqual([])
    const { consents } = (await there.send(privacyApi.listConsents, {}, { token })).body.data
    expect(consents.find(({ document }) => document === 'terms')?.version).toBe(versions[0]!.label)
    const byHand = { key: 'termsVersion', value: 'mine', reason: 'Try' }
    expect((await staff.send(settingsApi.changeSetting, byHand)).status).toBe(404)
  })
})

test('a heading has the same anchor in both languages, and each has its own', () => {
  const english = '<h2>Fees</h2><p>a</p><h2>Fees</h2><h2>नियम</h2>'
  expect(sectionsOf(english, english).clauses.map(({ id }) => id)).toEqual(['fees', 'fees-2', 'part'])
  expect(sectionsOf('<h2>फ़ीस</h2><p>क</p>', english).clauses).toEqual([
    { id: 'part-1', title: 'फ़ीस', html: '<p>क</p>' },
  ])
})

test('a heading within a list or quotation divides nothing', () => {
  const html =
    '<p>a</p><h2>Fees</h2><ul><li><h2>One</h2></li></ul><blockquote><h2>Two</h2></blockquote><h2>Taxes</h2><p>b</p>'
  expect(sectionsOf(html, html)).toEqual({
    intro: '<p>a</p>',
    clauses: [
      {
        id: 'fees',
        title: 'Fees',
        html: '<ul><li><h2>One</h2></li></ul><blockquote><h2>Two</h2></blockquote>',
      },
      { id: 'taxes', title: 'Taxes', html: '<p>b</p>' },
    ],
  })
})
