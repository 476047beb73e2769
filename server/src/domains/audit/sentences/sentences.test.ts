import { expect, test } from 'vitest'
import { listAuditGroups } from '#contract/audit/endpoints.ts'
import type { StaffRole } from '#contract/endpoint.ts'
import { anIndustry } from '../../../../test/applicants.ts'
import { sharedWorld } from '../../../../test/world.ts'
import { auditGroups } from '../texts.ts'
import { type Entry, inWords, plainText } from './service.ts'

const there = await sharedWorld()

const entry = (action: string, more: Partial<Entry> = {}): Entry => ({
  ...{ actorId: 7, actorType: 'admin', actorName: 'Meera Iyer', actorRole: 'finance', action },
  ...{ subjectKind: null, subjectId: null, before: null, after: null, ...more },
})
const read = async (one: Entry, language: 'en' | 'hi' = 'en', role: StaffRole = 'owner') => {
  const actor = { id: 1, type: 'admin' as const, sessionId: 1, role }
  const [words] = await inWords(there.db, [one], { actor, language })
  return { ...words!, text: plainText(words!.sentence) }
}
const actions = auditGroups().flatMap((group) =>
  Object.entries(group.actions).map(([action, text]) => ({ action, text })),
)
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

test.each(actions)('$action has its sentence in both languages, also without its facts', async ({ action, text }) => {
  expect(placeholders(text.hi)).toEqual(placeholders(text.en))
  expect(text.en).toMatch(/^\{(who|it)\}.*\.$/)
  expect(text.hi).toMatch(/^\{(who|it)\}.*।$/)
  for (const language of ['en', 'hi'] as const)
    expect((await read(entry(action), language)).text).not.toMatch(/[{}[\]]|undefined|null/)
})

test('a sentence has amounts in rupees, and links to what the reader may open', async () => {
  const refunded = entry('order.refunded', {
    ...{ subjectKind: 'order', subjectId: '31', after: { paise: 177_000, to: 'wallet', reasonCode: 'goodwill' } },
  })
  const { text, sentence } = await read(refunded)
  expect(text).toBe('Meera Iyer (finance) refunded ₹1,770 of order 31 to the wallet.')
  expect(sentence.filter(({ href }) => href !== null)).toEqual([
    { text: 'Meera Iyer (finance)', href: '/admin/people/7' },
    { text: 'order 31', href: '/admin/orders/31' },
  ])
  expect((await read(refunded, 'hi')).text).toBe('Meera Iyer (फ़ाइनेंस) ने ऑर्डर 31 में से ₹1,770 रिफ़ंड किए: वॉलेट।')
  const ofArticle = entry('article.published', { subjectKind: 'article', subjectId: '999999' })
  const links = async (role: StaffRole) => (await read(ofArticle, 'en', role)).sentence.filter(({ href }) => href)
  expect(await links('content')).toContainEqual({ text: 'the article “999999”', href: '/admin/articles/999999' })
  expect(await links('finance')).not.toContainEqual(expect.objectContaining({ href: '/admin/articles/999999' }))
})

test('people and other subjects are called by their names', async () => {
  const consultant = await there.aConsultant({ name: 'Anil Kumar' })
  const after = { amountPaise: 2_500_050, consultant: consultant.id, ending: '4321' }
  const { text, changes } = await read(entry('payout.approved', { subjectKind: 'withdrawal', subjectId: '12', after }))
  expect(text).toBe('Meera Iyer (finance) approved withdrawal WD-12 of Anil Kumar (₹25,000.50).')
  expect(changes).toEqual([
    { label: 'Amount', before: null, after: '₹25,000.50' },
    { label: 'Consultant', before: null, after: 'Anil Kumar' },
    { label: 'Account ending in', before: null, after: '4321' },
  ])
})

test('what changed is in words: percent, India time, yes and no, without what stayed', async () => {
  const before = { rateBp: 1_500, startsAt: '2025-03-03T11:00:00.000Z', shown: true, title_hindi: 'एक', seats: 20 }
  const after = { rateBp: 1_850, startsAt: '2025-03-04T11:00:00.000Z', shown: false, title_hindi: 'दो', seats: 20 }
  expect((await read(entry('workshop.changed', { before, after }))).changes).toEqual([
    { label: 'Rate', before: '15%', after: '18.5%' },
    { label: 'Start', before: '3rd March 2025, 4:30 PM', after: '4th March 2025, 4:30 PM' },
    { label: 'Shown', before: 'yes', after: 'no' },
    { label: 'Title (Hindi)', before: 'एक', after: 'दो' },
  ])
})

test('a setting, a job and a message are called as on their pages, and a value has its unit', async () => {
  const limit = { subjectKind: 'setting', subjectId: 'topUpMinRupees', before: { value: 100 }, after: { value: 200 } }
  const { text, changes } = await read(entry('setting.changed', limit))
  expect(text).toBe('Meera Iyer (finance) changed the setting “Minimum top-up” to ₹200.')
  expect(changes).toEqual([{ label: 'Minimum top-up', before: '₹100', after: '₹200' }])
  const wait = { subjectKind: 'setting', subjectId: 'otpGapSeconds', after: { value: 30 } }
  expect((await read(entry('setting.changed', wait), 'hi')).text).toBe(
    'Meera Iyer (फ़ाइनेंस) ने सेटिंग “दो OTP के बीच इंतज़ार” बदली, अब: 30 सेकंड।',
  )
  const job = { subjectKind: 'job', subjectId: 'send-refunds' }
  expect((await read(entry('job.run_again', job), 'hi')).text).toBe('Meera Iyer (फ़ाइनेंस) ने काम “रिफ़ंड भेजना” फिर चलाया।')
  const message = { subjectKind: 'message_text', subjectId: 'otp' }
  expect((await read(entry('message_text.changed', message), 'hi')).text).toContain('“लॉगिन OTP”')
})

test('a sentence in Hindi has the Hindi title of its subject', async () => {
  const id = await anIndustry(there)
  const changed = entry('industry.changed', { subjectKind: 'industry', subjectId: String(id) })
  const { rows } = await there.pool.query<{ title: string }>(
    'select title_hindi as title from industries where id = $1',
    [id],
  )
  expect((await read(changed, 'hi')).text).toBe(`Meera Iyer (फ़ाइनेंस) ने उद्योग ${rows[0]!.title} बदला।`)
})

test('an entry of the system, and one that is no longer recorded, are sentences, too', async () => {
  const bySystem = { actorId: null, actorType: 'system', actorName: null, actorRole: null }
  expect((await read(entry('staff.removed', { ...bySystem, subjectKind: 'account', subjectId: '0' }))).text).toBe(
    'The system removed 0 from the staff.',
  )
  const old = entry('tariff.replaced', { subjectKind: 'price_list', subjectId: '3' })
  expect((await read(old)).text).toBe('Meera Iyer (finance): tariff replaced (price list 3).')
})

test('the filter offers the groups of all domains', async () => {
  const { body } = await (await there.aStaff()).send(listAuditGroups, {})
  expect(body.data.groups).toContainEqual({ group: 'bookings', title: 'Bookings' })
  expect(body.data.groups).toHaveLength(auditGroups().length)
})

test('what only looks like a date is text', async () => {
  for (const city of ['2026-99-99', '2026-99-99T99:99:99.000Z']) {
    const { changes } = await read(entry('consultant.profile_saved', { after: { city } }))
    expect(changes.map(({ after }) => after)).toEqual([city])
  }
})
