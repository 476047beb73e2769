import { expect, test } from 'vitest'
import { suspendPerson } from '#contract/accounts/people.ts'
import { getConsultantStatus } from '#contract/admin/consultants.ts'
import { saveOwnSchedule } from '#contract/availability/schedule.ts'
import { decideApplicant, getApplicant } from '#contract/consultants/approvals.ts'
import { CHECKLIST } from '#contract/consultants/constants.ts'
import { anOldAccount } from '#test/a-withdrawal.ts'
import { anApplicant } from '#test/applicants.ts'
import { wholeSchedule } from '#test/schedules.ts'
import { sharedWorld } from '#test/world.ts'

const there = await sharedWorld()
const staff = await there.aStaff()
const statusOf = async (id: number, who = staff) => (await who.send(getConsultantStatus, { id })).body.data

async function decide(id: number, decision: 'approve' | 'suspend') {
  const { approval: seen, revision } = (await staff.send(getApplicant, { id })).body.data.applicant
  const checklist = decision === 'approve' ? [...CHECKLIST] : []
  const { status } = await staff.send(decideApplicant, { id, decision, seen, revision, note: 'As agreed', checklist })
  expect(status).toBe(201)
}

test('everything that keeps a consultant off the list is named, until they are listed and after it', async () => {
  const newcomer = await there.aConsultant()
  expect(await statusOf(newcomer.id)).toMatchObject({
    ...{ listed: false, hiddenBecause: ['not_approved', 'no_industry'], week: [], nextFree: [], onSale: [] },
    ratings: { average: null, count: 0 },
  })

  const { id, ...consultant } = await anApplicant(there)
  expect(await statusOf(id)).toMatchObject({ listed: false, hiddenBecause: ['not_approved'] })
  const weekly = [{ weekday: 1, from: '10:00', to: '12:30' }]
  const revision = (await staff.send(getApplicant, { id })).body.data.applicant.revision
  const saved = await consultant.send(saveOwnSchedule, { ...wholeSchedule({ weekly }), revision })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  await decide(id, 'approve')
  expect(await statusOf(id)).toMatchObject({
    ...{ listed: true, hiddenBecause: [], timeZone: 'Asia/Kolkata' },
    week: [{ weekday: 1, fromMinute: 600, toMinute: 750 }],
    nextFree: [{ mode: 'video', minutes: 30 }],
  })

  await decide(id, 'suspend')
  await staff.send(suspendPerson, { id, reason: 'Two accounts' })
  expect(await statusOf(id)).toMatchObject({
    ...{ listed: false, hiddenBecause: ['account_suspended', 'taken_off_the_list'], nextFree: [] },
  })
})

test('only roles that see payouts see the bank accounts, without their numbers', async () => {
  const consultant = await there.aConsultant()
  await anOldAccount(there, consultant)
  const account = { kind: 'savings', ending: expect.stringMatching(/^\d{4}$/), state: 'verified' }
  expect((await statusOf(consultant.id)).bankAccounts).toEqual([{ ...account, addedAt: expect.any(String) }])
  expect((await statusOf(consultant.id, await there.aStaff({ role: 'support' }))).bankAccounts).toBeNull()
})

test('a customer has no such page', async () => {
  const customer = await there.aCustomer()
  expect((await staff.send(getConsultantStatus, { id: customer.id })).body.code).toBe('not_found')
})
