import { expect } from '@playwright/test'
import type { AccountType } from '#contract/endpoint.ts'

/** The record a browser stores under `iid_consultancy_user`. */
export interface AuthRecord {
  token: string
  id: number
  name: string
  mobile: string
  type: AccountType
}

export const AUTH_KEY = 'iid_consultancy_user'
export const DEMO_MOBILES = { user: '9000000001', consultant: '9000000002', admin: '9000000003' } as const
const LOGINS = {
  user: '/api/mobile/v1/user/login',
  consultant: '/api/mobile/v1/consultant/login',
} as const
const STAFF = '/api/web/v1/staff'

interface InboxMessage {
  to: string
  channel: string
  text: string
  otp?: string
  /** The current code of the authenticator app. */
  code?: string
  at: string
}

async function post<Data>(baseURL: string, path: string, body: object, headers: Record<string, string> = {}) {
  const reply = await fetch(baseURL + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const answer = (await reply.json()) as { message: string; data: Data; retryAfterSeconds?: number }
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${answer.message}`)
  return answer.data
}

export async function readInbox(baseURL: string, to: string): Promise<InboxMessage[]> {
  const reply = await fetch(`${baseURL}/demo/inbox.json?to=${encodeURIComponent(to)}`)
  // A server that has just started may answer that it is busy.
  return reply.ok ? ((await reply.json()) as InboxMessage[]) : []
}

/** The newest code sent to a number, waiting until there is one. */
export const otpFor = (baseURL: string, mobile: string): Promise<string> => codeAfter(undefined, baseURL, mobile)

/** The code sent to a number because of an action: waits until it differs from the one before. */
export async function otpSentBy(baseURL: string, mobile: string, act: () => Promise<unknown>): Promise<string> {
  const before = await newestCode(baseURL, mobile)
  await act()
  return codeAfter(before, baseURL, mobile)
}

async function codeAfter(before: InboxMessage | undefined, baseURL: string, mobile: string) {
  let newest: InboxMessage | undefined
  const isNew = async () => {
    newest = await newestCode(baseURL, mobile)
    return newest !== undefined && newest.at !== before?.at
  }
  await expect.poll(isNew, { message: `a code for ${mobile}`, intervals: [50, 100, 250] }).toBe(true)
  return newest!.otp!
}

/** Resolves once the demo would send the number another code: it leaves a second between two. */
export async function untilNextCode(baseURL: string, mobile: string) {
  const [newest] = await readInbox(baseURL, mobile)
  if (newest) await expect.poll(() => Date.now() - new Date(newest.at).getTime()).toBeGreaterThan(1_000)
}

const newestCode = async (baseURL: string, mobile: string) =>
  (await readInbox(baseURL, mobile)).find(({ otp }) => otp !== undefined)

/** Signs in a demo account through the API, for tests about something else. */
export async function signInDemo(baseURL: string, type: AccountType): Promise<AuthRecord> {
  const mobile = DEMO_MOBILES[type]
  if (type === 'admin') return signInStaff(baseURL, mobile)
  await post(baseURL, '/api/mobile/v1/send/otp', { mobile })
  return post<AuthRecord>(baseURL, LOGINS[type], { mobile, otp: await otpFor(baseURL, mobile) })
}

/** The current authenticator code of a staff account. */
export async function appCodeFor(baseURL: string, mobile: string): Promise<string> {
  const app = (await readInbox(baseURL, mobile)).find(({ channel }) => channel === 'authenticator')
  if (!app?.code) throw new Error(`${mobile} has no authenticator app`)
  return app.code
}

/** With both factors; enrols an authenticator app where there is none yet. */
export async function signInStaff(baseURL: string, mobile: string) {
  await post(baseURL, '/api/mobile/v1/send/otp', { mobile })
  const proof = { mobile, otp: await otpFor(baseURL, mobile) }
  const half = await post<{ ticket: string; enrolment: object | null }>(baseURL, `${STAFF}/login`, proof)
  const path = half.enrolment ? `${STAFF}/second-factor/enrolments` : `${STAFF}/second-factor`
  return post<AuthRecord>(baseURL, path, { ticket: half.ticket, code: await appCodeFor(baseURL, mobile) })
}

/** A demo account signed in before the tests began. Never log it out: all tests share the token. */
export const demoPerson = (type: AccountType) =>
  (JSON.parse(process.env.E2E_PEOPLE ?? '{}') as Record<AccountType, AuthRecord>)[type]

const padded = (number: number, digits: number) => String(number).padStart(digits, '0')

let numbers = 0
/**
 * An unused mobile number: the worker and a count make it unique in a run. The digits in front spread the numbers over
 * many prefixes, because the codes for one prefix are limited.
 */
export function newMobile() {
  numbers += 1
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 99)
  return `8${padded(Date.now() % 1_000, 3)}${padded(worker % 100, 2)}${padded(numbers, 4)}`
}

/** A new customer, signed in as a guest. */
export async function newCustomer(baseURL: string, name = 'Asha Tester'): Promise<AuthRecord> {
  const mobile = newMobile()
  await post(baseURL, '/api/mobile/v1/send/otp', { mobile })
  return post<AuthRecord>(baseURL, '/api/web/v1/guest-logins', { name, mobile, otp: await otpFor(baseURL, mobile) })
}

/** An order paid from the wallet, for tests of the pages that show one. */
export async function orderOf(baseURL: string, { token, name }: AuthRecord, leastPaise = 0): Promise<number> {
  const list = await fetch(`${baseURL}/api/web/v1/consultant-services?limit=${leastPaise > 0 ? 100 : 1}`)
  const { data } = (await list.json()) as { data: { services: { id: number; pricePaise: number }[] } }
  const found = data.services.find(({ pricePaise }) => pricePaise >= leastPaise)
  const items = [{ id: found!.id, type: 'service' }]
  const quote = await post<{ totalPaise: number }>(baseURL, '/api/web/v1/cart-quotes', { items })
  const billing = { name, state: '27' }
  const input = { items, useWallet: true, billing, expectedTotalPaise: quote.totalPaise }
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `e2e-${Date.now()}` }
  return (await post<{ order: { id: number } }>(baseURL, '/api/web/v1/orders', input, headers)).order.id
}

export const askRefund = (baseURL: string, { token }: AuthRecord, orderId: number, reason: string) =>
  post(baseURL, `/api/web/v1/orders/${orderId}/refund-requests`, { reason }, { authorization: `Bearer ${token}` })

/** Staff grant so much of the customer's refund request for each line of an order, to the wallet. */
export async function grantRefund(baseURL: string, orderId: number, paise: number) {
  const { token } = demoPerson('admin')
  const authorization = { authorization: `Bearer ${token}` }
  const read = async <Data>(path: string) =>
    ((await (await fetch(baseURL + path, { headers: authorization })).json()) as { data: Data }).data
  const asked = await read<{ data: { id: number; orderId: number }[] }>('/api/web/v1/admin/refund-requests?limit=100')
  const request = asked.data.find((row) => row.orderId === orderId)
  if (!request) throw new Error(`order ${orderId} has no refund request`)
  const { order } = await read<{ order: { lines: { id: number }[] } }>(`/api/web/v1/admin/orders/${orderId}`)
  const decision = { decision: 'grant', note: 'Granted.', lines: order.lines.map(({ id }) => ({ lineId: id, paise })) }
  const path = `/api/web/v1/admin/refund-requests/${request.id}/decisions`
  await post(baseURL, path, decision, { ...authorization, 'idempotency-key': `grant-${request.id}` })
}

/** A consultant used by one test only, registered through the API. */
export async function newConsultant(baseURL: string, name = 'Kavya Tester'): Promise<AuthRecord> {
  const mobile = newMobile()
  await post(baseURL, '/api/mobile/v1/send/otp', { mobile })
  const password = 'Sunlight9'
  const place = { pincode: '411001', city: 'Pune', state: 'Maharashtra' }
  const email = `kavya${mobile}@example.in`
  const otp = await otpFor(baseURL, mobile)
  const given = { name, mobile, email, otp, password, confirm_password: password, ...place }
  return post<AuthRecord>(baseURL, '/api/mobile/v1/consultant/register', given)
}

let calls = 0
/** Calls the API on behalf of an account, to set up data; requests that need an idempotency key get one. */
export async function call<Data>(baseURL: string, method: string, path: string, body?: object, as?: AuthRecord) {
  calls += 1
  const reply = await fetch(baseURL + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(method === 'POST' && { 'idempotency-key': `e2e-${process.pid}-${Date.now()}-${calls}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = (await reply.json()) as { message: string; data: Data }
  if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${answer.message}`)
  return answer.data
}

/** A demo consultant signed in on a separate device. */
export async function signInConsultant(baseURL: string, mobile: string): Promise<AuthRecord> {
  const otp = await otpSentBy(baseURL, mobile, () => post(baseURL, '/api/mobile/v1/send/otp', { mobile }))
  return post<AuthRecord>(baseURL, LOGINS.consultant, { mobile, otp })
}
