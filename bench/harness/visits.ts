import { Agent, request } from 'node:http'
import type { Payer } from '../../stress/harness/funded-people.ts'
import { asBrowser } from './bytes.ts'

export interface Asked {
  /** The same for requests with answers of about the same size. */
  name: string
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: object
}

export interface Answer {
  status: number
  type: string
  /** In base64, as transferred. */
  body: string
}

type Ask = (asked: Asked) => Promise<Answer>
/** What one person does: one request, or several that follow each other. */
export type Visit = (ask: Ask) => Promise<unknown>

const SHARES = { browse: 70, search: 15, slots: 8, book: 4, dashboard: 3 }
/** Coprime to 100, so that the kinds are spread evenly. */
const STRIDE = 37
const TYPED = ['dal mill', 'masala', 'leather', 'dye', 'दाल मिल', 'packging', 'gst', 'sharma', 'cold storage', 'export']
const LISTS = [
  ...['', '?consultant=1', '?sector=food-beverages', '?language=gu', '?sort=fee', '?rating=4', '?free=today'],
  ...['?page=2', '?experience=20', '?mode=audio', '?feeMax=1000', '?city=Mumbai'],
]
const FIRST_DAY = 3
const agent = new Agent({ keepAlive: true })

/** Endless visits in the shares of real use; each booking takes a slot that no other takes. */
export async function visitsOf(url: string, customers: readonly Payer[]): Promise<Generator<Visit, never>> {
  const consultants = await consultantsOf(url)
  const slots = await freeSlotsOf(url, consultants)
  const next = <T>(rows: readonly T[]) => {
    let at = -1
    return () => rows[++at % rows.length]!
  }
  const consultant = next(consultants)
  const [customer, list, typed, language] = [next(customers), next(LISTS), next(TYPED), next(['', '', '', '/hi'])]
  const browse = next<() => Asked>([
    () => page('home', language() || '/'),
    () => page('list', `${language()}/consultants${list()}`),
    () => page('profile', `${language()}/consultants/${consultant().slug}`),
    () => get('list as JSON', `/api/mobile/v1/consultants${list()}`),
    () => page('profile', `/consultants/${consultant().slug}`),
    () => get('menu', '/api/web/v1/mega-menu'),
    () => page('courses', '/courses'),
  ])
  const dashboard = next<(who: Payer) => Asked>([
    (who) => get('bookings', '/api/mobile/v1/user-appointments-web?limit=10', who),
    (who) => get('wallet', '/api/web/v1/user-wallet-history?limit=10', who),
    (who) => get('account', '/api/mobile/v1/get-user-details', who),
  ])
  const kinds: Record<keyof typeof SHARES, () => Visit> = {
    browse: () => visitOf(browse()()),
    search: () => visitOf(get('search', `/api/mobile/v1/search-consultant?name=${encodeURIComponent(typed())}`)),
    slots: () => visitOf(get('slots', slotsPath(consultant().id, 7))),
    dashboard: () => visitOf(dashboard()(customer())),
    book: () => {
      const slot = slots.pop()
      if (!slot) throw new Error('no free slot is left')
      return bookAndPay(customer(), slot)
    },
  }
  const deck = (Object.keys(SHARES) as (keyof typeof SHARES)[]).flatMap((kind) =>
    Array<typeof kind>(SHARES[kind]).fill(kind),
  )
  return (function* () {
    for (let turn = 0; ; turn += 1) yield kinds[deck[(turn * STRIDE) % deck.length]!]()
  })()
}

const visitOf =
  (asked: Asked): Visit =>
  (ask) =>
    ask(asked)

const page = (name: string, path: string): Asked => ({ name, method: 'GET', path, headers: asBrowser })
const as = ({ token }: Payer) => ({ authorization: `Bearer ${token}` })
const get = (name: string, path: string, who?: Payer): Asked => ({
  ...{ name, method: 'GET', path },
  ...(who && { headers: as(who) }),
})

const bookAndPay =
  (who: Payer, { consultantId, startsAt }: Slot): Visit =>
  async (ask) => {
    const post = (name: string, path: string, body: object) =>
      ask({ name, method: 'POST', path, headers: { ...as(who), 'idempotency-key': crypto.randomUUID() }, body })
    const hold = { consultantId, mode: 'video', minutes: 30, startsAt, brief: 'Grain storage, and how much of it.' }
    const { booking } = dataOf<{ booking: { id: number } }>(await post('hold', '/api/web/v1/bookings', hold))
    const items = [{ id: booking.id, type: 'booking' }]
    const quote = dataOf<{ totalPaise: number }>(
      await post('quote', '/api/web/v1/cart-quotes', { items, state: '27', useWallet: true }),
    )
    const billing = { name: 'Payer', state: '27' }
    const order = { items, useWallet: true, billing, expectedTotalPaise: quote.totalPaise }
    await post('order', '/api/web/v1/orders', order)
  }

interface Consultant {
  id: number
  slug: string
}
interface Slot {
  consultantId: number
  startsAt: string
}

const slotsPath = (id: number, days: number, from?: string) =>
  `/api/web/v1/consultants/${id}/free-slots?mode=video&minutes=30&days=${days}${from ? `&from=${from}` : ''}`

async function consultantsOf(url: string): Promise<Consultant[]> {
  const path = '/api/mobile/v1/consultants?limit=100&mode=video'
  return dataOf<{ consultants: Consultant[] }>(await answerOf(url, get('consultants', path))).consultants
}

/** Starts on the full hour, the latest first, so that no two bookings of one customer overlap. */
async function freeSlotsOf(url: string, consultants: readonly Consultant[]): Promise<Slot[]> {
  const from = new Date(Date.now() + FIRST_DAY * 86_400_000).toISOString().slice(0, 10)
  const slots: Slot[] = []
  for (const { id } of consultants) {
    const { consultantSlots } = dataOf<{ consultantSlots: { slots: { startsAt: string }[] }[] }>(
      await answerOf(url, get('slots', slotsPath(id, 14, from))),
    )
    for (const { startsAt } of consultantSlots.flatMap((day) => day.slots))
      if (startsAt.slice(14, 16) === '30') slots.push({ consultantId: id, startsAt })
  }
  return slots.sort((a, b) => b.startsAt.localeCompare(a.startsAt))
}

const dataOf = <T>({ body }: Answer) => (JSON.parse(Buffer.from(body, 'base64').toString()) as { data: T }).data

let visitors = 0

/** One request, from an address of its own: one address alone would be rate limited. */
export function answerOf(url: string, { method, path, headers, body, name }: Asked): Promise<Answer> {
  visitors = (visitors + 1) % 50_000
  const sent = body && JSON.stringify(body)
  const all = {
    ...headers,
    'x-forwarded-for': `10.3.${visitors >> 8}.${visitors & 255}`,
    ...(sent && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(sent)) }),
  }
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { method, headers: all, agent }, async (reply) => {
      const chunks: Buffer[] = []
      for await (const chunk of reply) chunks.push(chunk as Buffer)
      const bytes = Buffer.concat(chunks)
      const status = reply.statusCode ?? 0
      if (status >= 300) return reject(new Error(`${name}: ${path} returned ${status}`))
      resolve({ status, type: reply.headers['content-type'] ?? '', body: bytes.toString('base64') })
    })
    asked.on('error', reject).end(sent)
  })
}
