import { type Browser, expect, type Page } from '@playwright/test'
import { TalkPage } from '../pages/talk-page.ts'
import { type AuthRecord, call, newCustomer, signInConsultant } from './api.ts'
import { browserOf } from './calls.ts'
import { deskNumber } from './desks.ts'
import { giveCredit } from './money.ts'
import { letRingGoOn, letTalkRun } from './time.ts'

interface Row {
  id: number
  state: string
  other: { id: number }
}

/** A finished talk, for tests of the pages that show one. */
export async function talkOf(baseURL: string, customer: AuthRecord, consultant: AuthRecord): Promise<number> {
  const path = '/api/web/v1/get-user-call-history?kind=talk&limit=50'
  const { callHistory } = await call<{ callHistory: Row[] }>(baseURL, 'GET', path, undefined, customer)
  const shared = callHistory.find(({ state, other }) => state === 'ended' && other.id === consultant.id)
  if (!shared) throw new Error('the demo’s customer and consultant have had no talk')
  return shared.id
}

/** For `test.use`: browsers that can take part in a call. */
export const callable = { permissions: ['camera', 'microphone'] }

/** An expert who takes calls and has a page open, which is what makes them online. */
export async function expertAtDesk(browser: Browser, like: Page, baseURL: string, desk: number, path = '/review') {
  const expert = await signInConsultant(baseURL, deskNumber(desk))
  await call(baseURL, 'PUT', '/api/web/v1/consultant-profiles/own/taking-calls', { takingCalls: true }, expert)
  const page = new TalkPage(await browserOf(browser, expert, { baseURL, like }))
  await page.open(path)
  return { expert, desk: page }
}

/** A new customer with this balance. */
export async function customerWith(baseURL: string, paise: number, name = 'Asha Tester') {
  const customer = await newCustomer(baseURL, name)
  await giveCredit(customer.id, paise)
  return customer
}

export interface TalkSeen {
  id: number
  room: string
  state: string
  meter: { secondsLeft: number } | null
}

/** Rings through the API as soon as the expert is online, for tests about the other side. */
export async function ringAs(
  baseURL: string,
  customer: AuthRecord,
  expert: AuthRecord,
  subject = 'Fuel',
): Promise<TalkSeen> {
  const input = { consultantId: expert.id, mode: 'video', subject, state: '27' }
  let talk: TalkSeen | undefined
  await expect(async () => {
    talk = (await call<{ talk: TalkSeen }>(baseURL, 'POST', '/api/web/v1/talks', input, customer)).talk
  }).toPass()
  await letRingGoOn(talk!.id)
  return talk!
}

export const doToTalk = (
  baseURL: string,
  who: AuthRecord,
  id: number,
  operation: 'answer' | 'decline' | 'cancel' | 'hang-up',
) => call(baseURL, 'POST', `/api/web/v1/talks/${id}/${operation}`, {}, who)

/** The talk an account is currently in. */
export const currentTalk = async (baseURL: string, who: AuthRecord) =>
  (await call<{ talk: TalkSeen }>(baseURL, 'GET', '/api/web/v1/talks/current', undefined, who)).talk

/** Advances a live talk until this many seconds of its balance are left. */
export async function letSecondsBeLeft(baseURL: string, customer: AuthRecord, seconds: number) {
  const { id, meter } = await currentTalk(baseURL, customer)
  await letTalkRun(id, meter!.secondsLeft - seconds)
}
