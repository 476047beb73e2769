import { beforeAll, describe, expect, test } from 'vitest'
import { updateProfile } from '#contract/accounts/endpoints.ts'
import * as privacy from '#contract/accounts/privacy.ts'
import * as staff from '#contract/consultants/approvals.ts'
import { CHECKLIST } from '#contract/consultants/constants.ts'
import * as api from '#contract/consultants/own-profile.ts'
import { consultantDetails } from '#contract/discovery/profile.ts'
import type { Sent } from '#contract/endpoint.ts'
import { carryOutDeletions } from '#server/domains/accounts/public.ts'
import { anApplicant as applicantIn, wholeProfile } from '#test/applicants.ts'
import { dataExportOf } from '#test/data-exports.ts'
import { withDemoWorld } from '#test/demo-world.ts'
import { listingLies } from '#test/listing-lies.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'
import { slugOwner } from './slugs/queries.ts'

beforeAll(withDemoWorld)

type Form = Sent<typeof api.saveOwnProfile>
const detail = async (person: Person) => (await person.send(api.getConsultantDetail, {})).body.data.consultantDetail
const save = (person: Person, change: Partial<Form> = {}) =>
  person.send(api.saveOwnProfile, { ...wholeProfile, ...change })
const industries = async (count: number) => {
  const { db } = await world()
  return (await db.selectFrom('industries').select('id').orderBy('id').limit(count).execute()).map(({ id }) => id)
}
const anApplicant = async (name?: string) => applicantIn(await world(), name)
const decide = async (person: Person, decision: staff.DecisionName, change: object = {}) =>
  (await (await world()).aStaff()).send(staff.decideApplicant, {
    ...{ id: person.id, decision, seen: 'submitted', revision: 2, note: '', checklist: [...CHECKLIST] },
    ...change,
  })

describe('the own profile', () => {
  test('of a new account is an empty draft with the account’s own place, and reading it writes nothing', async () => {
    const { db, aConsultant } = await world()
    const ravi = await aConsultant()
    expect(await detail(ravi)).toMatchObject({
      ...{ slug: null, revision: 0, approval: 'draft', city: 'New Delhi', state: 'Delhi', industriesMax: 12 },
      completeness: { percent: 8 },
    })
    expect(await db.selectFrom('consultants').where('id', '=', ravi.id).selectAll().execute()).toEqual([])
  })

  test('is stored completely, under a slug made from the name', async () => {
    const { aConsultant } = await world()
    const [first, second] = [await aConsultant({ name: 'आशा वर्मा' }), await aConsultant({ name: 'Asha Varma' })]
    const { status, body } = await save(first)
    expect(status).toBe(200)
    const { revision: _, ...words } = wholeProfile
    expect(body.data.consultantDetail).toMatchObject({ ...words, slug: 'asha-varma', revision: 1 })
    expect((await save(second)).body.data.consultantDetail.slug).toBe('asha-varma-2')
  })

  test('edited in two tabs: the second gets a conflict, and nothing of the first is lost', async () => {
    const ravi = await (await world()).aConsultant()
    await save(ravi)
    const [one, two] = await Promise.all([
      save(ravi, { revision: 1, headline: 'One' }),
      save(ravi, { revision: 1, headline: 'Two' }),
    ])
    expect([one.status, two.status].sort()).toEqual([200, 409])
    expect((await detail(ravi)).headline).toBe(one.status === 200 ? 'One' : 'Two')
    expect([one, two].find(({ status }) => status === 409)?.body.code).toBe('stale')
  })

  test('saved first in two tabs concurrently creates one profile', async () => {
    const ravi = await (await world()).aConsultant()
    const answers = await Promise.all([save(ravi), save(ravi), save(ravi)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test.each<[string, Partial<Form>]>([
    ['a video on another host', { videos: [{ title: 'x', url: 'https://evil.example/youtube.com' }] }],
    ['a script as a video', { videos: [{ title: 'x', url: 'javascript:alert(1)' }] }],
    ['a user in the address', { videos: [{ title: 'x', url: 'https://youtube.com@evil.example/' }] }],
    ['an unsupported length', { fees: [{ mode: 'video', minutes: 20, feePaise: 100_00 }] }],
    ['a fee twice', { fees: [wholeProfile.fees[0]!, wholeProfile.fees[0]!] }],
    ['a fee of zero', { fees: [{ mode: 'video', minutes: 30, feePaise: 0 }] }],
    ['an unknown state', { state: 'Atlantis' }],
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }],
    ['an overlong headline', { headline: 'x'.repeat(81) }],
  ])('rejects %s', async (_, change) => {
    const ravi = await (await world()).aConsultant()
    expect((await save(ravi, change)).status).toBe(422)
    expect((await detail(ravi)).revision).toBe(0)
  })

  test('rejects more industries than the setting allows, and unknown ones', async () => {
    const ravi = await (await world()).aConsultant()
    await save(ravi)
    const choose = (industryIds: number[]) => ravi.send(api.saveOwnIndustries, { revision: 1, industryIds })
    expect((await choose(await industries(13))).status).toBe(422)
    expect((await choose([999_999_999])).status).toBe(422)
    expect((await choose(await industries(12))).body.data.consultantDetail.industries).toHaveLength(12)
  })

  test('has its own switch for calls', async () => {
    const ravi = await (await world()).aConsultant()
    expect((await ravi.send(api.setTakingCalls, { takingCalls: false })).body.data).toEqual({ takingCalls: false })
    expect((await detail(ravi)).takingCalls).toBe(false)
  })
})

describe('an application', () => {
  test('is accepted only once and only when complete', async () => {
    const { aConsultant } = await world()
    const ravi = await aConsultant()
    await save(ravi)
    expect((await ravi.send(api.submitOwnProfile, { revision: 1 })).body.code).toBe('profile_incomplete')
    const kavya = await anApplicant()
    expect((await detail(kavya)).approval).toBe('submitted')
    expect((await kavya.send(api.submitOwnProfile, { revision: 2 })).body.code).toBe('stale')
  })

  test('if approved, is listed immediately, notified in the account’s language and recorded', async () => {
    const { db, call } = await world()
    const kavya = await anApplicant()
    await kavya.send(updateProfile, { language: 'hi' })
    const { status, body } = await decide(kavya, 'approve')
    expect([status, body.data.applicant.approval]).toEqual([201, 'approved'])
    const listed = await db
      .selectFrom('consultant_industries')
      .select('listed')
      .where('consultant_id', '=', kavya.id)
      .execute()
    expect(listed).toEqual([{ listed: true }])
    expect(await listingLies(db)).toEqual([])
    const [notified] = JSON.parse((await call('GET', `/demo/inbox.json?to=${kavya.mobile}`)).text) as { text: string }[]
    expect(notified?.text).toContain('मंज़ूर')
    const entry = await db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', String(kavya.id))
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(entry?.action).toBe('consultant.approved')
    expect(body.data.applicant.decisions[0]).toMatchObject({ after: 'approved', checklist: [...CHECKLIST] })
  })

  test('is approved only when every item of the checklist was checked, and the profile shows what and when', async () => {
    const { send, clock } = await world()
    const kavya = await anApplicant()
    const refused = await decide(kavya, 'approve', { checklist: CHECKLIST.slice(1) })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { checklist: ['Check every item before you approve.'] },
    ])
    expect((await decide(kavya, 'approve')).status).toBe(201)
    const { verification } = (await send(consultantDetails, { id: kavya.id })).body.data.consultantDetails
    // The profile shows a degree and no registration.
    const checks = ['identity', 'pan', 'qualification', 'experience']
    expect(verification).toEqual({ checks, at: clock.now().toISOString() })
  })

  test('decided twice concurrently is decided by the first; the second reads the outcome', async () => {
    const kavya = await anApplicant()
    const answers = await Promise.all([decide(kavya, 'approve'), decide(kavya, 'reject', { note: 'No degree.' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const late = answers.find(({ status }) => status === 409)
    expect(late?.body.code).toBe('already_decided')
    expect(late?.body.errors?.decision?.[0]).toMatch(/^(approved|rejected): Meera Iyer$/)
  })

  test('that changed during the review has to be reviewed again', async () => {
    const kavya = await anApplicant()
    await save(kavya, { revision: 2, about: 'Something else.' })
    expect((await decide(kavya, 'approve')).body.code).toBe('stale')
  })

  test('if refused, has a reason, and can be submitted again', async () => {
    const kavya = await anApplicant()
    expect((await decide(kavya, 'ask_for_changes')).body.errors).toHaveProperty('note')
    await decide(kavya, 'ask_for_changes', { note: 'Please name your university.' })
    expect(await detail(kavya)).toMatchObject({
      approval: 'changes_asked',
      approvalReason: 'Please name your university.',
    })
    expect((await kavya.send(api.submitOwnProfile, { revision: 2 })).status).toBe(201)
    expect((await detail(kavya)).approvalReason).toBeNull()
  })

  test('if suspended, is not listed, and if restored, is listed again', async () => {
    const { db } = await world()
    const kavya = await anApplicant()
    await decide(kavya, 'approve')
    const count = async () =>
      (await db.selectFrom('listing_totals').select('consultants_count as n').executeTakeFirstOrThrow()).n
    const before = await count()
    await decide(kavya, 'suspend', { seen: 'approved', note: 'Complaints.' })
    expect([await count(), (await detail(kavya)).approvalReason]).toEqual([before - 1, 'Complaints.'])
    await decide(kavya, 'restore', { seen: 'suspended' })
    expect(await count()).toBe(before)
  })

  test('is required again for another name; the slug follows it, and the old one redirects', async () => {
    const { db } = await world()
    const kavya = await anApplicant('Sunder Pillai')
    await decide(kavya, 'approve')
    await kavya.send(updateProfile, { name: 'Sundar Pillay' })
    expect((await detail(kavya)).approval).toBe('submitted')
    const { body } = await decide(kavya, 'approve')
    expect(body.data.applicant).toMatchObject({ slug: 'sundar-pillay', approval: 'approved' })
    expect(await slugOwner(db, 'sunder-pillai')).toEqual({ id: kavya.id, slug: 'sundar-pillay' })
    const other = await anApplicant('Sunder Pillai')
    expect((await detail(other)).slug).toBe('sunder-pillai-2')
  })

  test('that is approved cannot be edited below the requirements of approval', async () => {
    const kavya = await anApplicant()
    await decide(kavya, 'approve')
    expect((await save(kavya, { revision: 2, about: '' })).body.code).toBe('profile_incomplete')
    expect((await save(kavya, { revision: 2, fees: [] })).body.code).toBe('profile_incomplete')
    expect((await save(kavya, { revision: 2, about: 'Better.' })).status).toBe(200)
  })
})

describe('staff', () => {
  test('find consultants by name, state, sector and city, and count those who wait', async () => {
    const { db, aStaff } = await world()
    const meera = await aStaff()
    const zubin = await anApplicant('Zubin Daruwala')
    const list = async (input: Sent<typeof staff.listApplicants>) =>
      (await meera.send(staff.listApplicants, input)).body.data
    expect((await list({ search: 'zubin dar' })).data).toMatchObject([
      { id: zubin.id, approval: 'submitted', ready: true, city: 'Guntur' },
    ])
    expect((await list({ search: 'zubin', city: 'gun', approval: 'submitted' })).count).toBe(1)
    expect((await list({ search: 'zubin', approval: 'approved' })).count).toBe(0)
    const { sector_id } = await db
      .selectFrom('consultant_industries')
      .select('sector_id')
      .where('consultant_id', '=', zubin.id)
      .executeTakeFirstOrThrow()
    expect((await list({ search: 'zubin', sector: sector_id })).count).toBe(1)
    expect((await list({ search: 'zubin', sector: 999_999_999 })).count).toBe(0)
    const { counts } = (await meera.send(staff.countApplicants, {})).body.data
    const waiting = counts.find(({ approval }) => approval === 'submitted')!.consultants
    expect((await list({ approval: 'submitted' })).count).toBe(waiting)
  })

  test('export the list as CSV', async () => {
    const { aStaff, call } = await world()
    const meera = await aStaff()
    await anApplicant('Yamini Rao')
    const { url } = (await meera.send(staff.exportApplicants, { search: 'yamini' })).body.data
    const { text } = await call('GET', url)
    expect(text.split('\r\n')[1]).toContain('Yamini Rao')
  })
})

test('of an erased account nothing remains, and no slug names them', async () => {
  const the = await world()
  const { app, db, clock } = the
  const person = await anApplicant('Girija Forgotten')
  const { slug } = await detail(person)
  const copy = await dataExportOf(the, person)
  expect(copy('consultant-profile')).toMatchObject({ about: wholeProfile.about })

  await person.send(privacy.requestDeletion, {})
  clock.advance({ days: 8 })
  await carryOutDeletions(app.services, clock.now())
  const row = await db.selectFrom('consultants').where('id', '=', person.id).selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ slug: `deleted-${person.id}`, headline: '', about: '', procedure: '', city: null })
  expect(await slugOwner(db, slug!)).toBeUndefined()
  for (const table of ['consultant_credentials', 'consultant_videos', 'consultant_industries'] as const)
    expect(await db.selectFrom(table).where('consultant_id', '=', person.id).selectAll().execute()).toEqual([])
})
