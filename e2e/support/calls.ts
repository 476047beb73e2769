import type { Browser, Page } from '@playwright/test'
import { dayInIndia } from './days.ts'
import { deskNumber } from './desks.ts'
import { AUTH_KEY, type AuthRecord, call, demoPerson, newCustomer, signInConsultant } from './house.ts'
import { letSessionBeNear } from './time.ts'

export type CallMode = 'video' | 'audio'

export interface Meeting {
  bookingId: number
  /** Of the room. */
  slug: string
  customer: AuthRecord
  consultant: AuthRecord
}

interface MeetingWish {
  desk: number
  mode: CallMode
  /** Of a house that is not everybody's. */
  admin?: AuthRecord
  dataDir?: string
}

/** A session that is paid and whose room is open, of a customer nobody knew and the consultant at a desk. */
export async function aMeeting(baseURL: string, { desk, mode, admin, dataDir }: MeetingWish): Promise<Meeting> {
  const consultant = await signInConsultant(baseURL, deskNumber(desk))
  const customer = await newCustomer(baseURL, 'Asha Tester')
  const gift = { accountId: customer.id, amountPaise: 500_000, reason: 'For a test' }
  await call(baseURL, 'POST', '/api/web/v1/staff/promotional-credits', gift, admin ?? demoPerson('admin'))
  const startsAt = await freeTime(baseURL, consultant.id, mode)
  const wish = { consultantId: consultant.id, mode, minutes: 30, startsAt, brief: 'Grain storage.' }
  const { booking } = await call<{ booking: { id: number } }>(baseURL, 'POST', '/api/web/v1/bookings', wish, customer)
  const items = [{ id: booking.id, type: 'booking' }]
  const asked = { items, state: '27', useWallet: true }
  const quote = await call<{ totalPaise: number }>(baseURL, 'POST', '/api/web/v1/cart-quotes', asked, customer)
  const order = { items, useWallet: true, billing: { name: customer.name, state: '27' } }
  await call(baseURL, 'POST', '/api/web/v1/orders', { ...order, expectedTotalPaise: quote.totalPaise }, customer)
  await letSessionBeNear(booking.id, 0, dataDir)
  const path = `/api/web/v1/bookings/${booking.id}`
  const paid = await call<{ booking: { room: string } }>(baseURL, 'GET', path, undefined, customer)
  return { bookingId: booking.id, slug: paid.booking.room, customer, consultant }
}

async function freeTime(baseURL: string, id: number, mode: CallMode) {
  const path = `/api/web/v1/consultants/${id}/free-slots?mode=${mode}&minutes=30&days=14&from=${dayInIndia(2)}`
  const { consultantSlots } = await call<{ consultantSlots: { slots: { startsAt: string }[] }[] }>(baseURL, 'GET', path)
  const [first] = consultantSlots.flatMap(({ slots }) => slots)
  if (!first) throw new Error(`The consultant ${id} has no free time for ${mode}.`)
  return first.startsAt
}

/** Reads something as somebody. */
export const readAs = <Data>(baseURL: string, who: AuthRecord, path: string) =>
  call<Data>(baseURL, 'GET', path, undefined, who)

/** Which relays a side is told of: the ones that listen on these ports. */
export interface Relayed {
  relayPorts: number[]
}

interface Side {
  baseURL: string
  /** Whose window has the size to take. */
  like?: Page
  relayed?: Relayed
}

/** A browser of somebody who is signed in, whose connections can be looked into. */
export async function browserOf(browser: Browser, record: AuthRecord, { baseURL, like, relayed }: Side): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: like?.viewportSize() ?? { width: 1280, height: 800 },
    permissions: ['camera', 'microphone'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  const page = await context.newPage()
  await prepare(page, record, relayed)
  return page
}

export async function prepare(page: Page, record: AuthRecord, relayed?: Relayed) {
  await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [AUTH_KEY, JSON.stringify(record)])
  await page.addInitScript(keepConnections)
  if (relayed) await onlyThrough(page, relayed)
}

/** The server's answer, with fewer ways in it: what the page does with them is the page's own. */
async function onlyThrough(page: Page, { relayPorts }: Relayed) {
  await page.route(/\/api\/web\/v1\/rooms\/[^/]+\/(entries|ice-servers)$/, async (route) => {
    const answer = await route.fetch().catch(() => null)
    if (!answer?.ok()) return answer ? route.fulfill({ response: answer }) : route.abort()
    const body = (await answer.json()) as { data: { iceServers: { urls: string[] }[] } }
    const isOurs = (url: string) => relayPorts.some((port) => url.includes(`:${port}`))
    const servers = body.data.iceServers.map((server) => ({ ...server, urls: server.urls.filter(isOurs) }))
    body.data.iceServers = servers.filter(({ urls }) => urls.length > 0)
    await route.fulfill({ response: answer, json: body })
  })
}

/** The page's way to the house, which a test may cut and mend. */
export async function cuttable(page: Page) {
  let isCut = false
  await page.addInitScript(keepLines)
  await page.route('**/api/**', (route) => (isCut ? route.abort() : route.fallback()))
  const set = (next: boolean) => {
    isCut = next
    return page.evaluate((cut) => (window as unknown as { cutLines: (cut: boolean) => void }).cutLines(cut), next)
  }
  return { cut: () => set(true), mend: () => set(false) }
}

/** Runs in the page: while its lines are cut, new ones lead to a port where nobody listens. */
function keepLines() {
  let isCut = false
  const lines: WebSocket[] = []
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(isCut ? 'ws://localhost:9/' : url, protocols)
      lines.push(this)
    }
  }
  Object.assign(window, {
    cutLines(cut: boolean) {
      isCut = cut
      if (cut) for (const line of lines.splice(0)) line.close()
    },
  })
}

/** Runs in the page before anything else. */
export function keepConnections() {
  const kept: RTCPeerConnection[] = []
  Object.assign(window, { keptConnections: kept })
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(settings?: RTCConfiguration) {
      super(settings)
      kept.push(this)
    }
  }
  const tracks: MediaStreamTrack[] = []
  Object.assign(window, { keptTracks: tracks })
  const { mediaDevices } = navigator
  const ask = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = async (wish) => {
    const stream = await ask(wish)
    tracks.push(...stream.getTracks())
    return stream
  }
}

export interface MediaSeen {
  audioBytesIn: number
  videoBytesIn: number
  audioPacketsIn: number
  audioBytesOut: number
  videoBytesOut: number
  frames: number
  /** Sound that came, as energy: silence adds none. */
  energy: number
  frameWidth: number
  /** Of the own picture, as it goes out, and the most bits a second it may take. */
  sentWidth: number
  sentAtMost: number | null
  /** host, srflx or relay, of the path in use. */
  path: string | null
  connections: number
}

export const mediaOf = (page: Page): Promise<MediaSeen> => page.evaluate(readMedia)

/** Runs in the page: what has come and gone over its newest connection. */
export async function readMedia() {
  const kept = (window as unknown as { keptConnections: RTCPeerConnection[] }).keptConnections
  const seen = {
    ...{
      audioBytesIn: 0,
      audioPacketsIn: 0,
      videoBytesIn: 0,
      audioBytesOut: 0,
      videoBytesOut: 0,
      frames: 0,
      energy: 0,
      frameWidth: 0,
      sentWidth: 0,
    },
    sentAtMost: null as number | null,
    path: null as string | null,
    connections: kept.length,
  }
  const newest = kept.at(-1)
  const report = await newest?.getStats()
  const picture = newest?.getSenders().find(({ track }) => track?.kind === 'video')
  seen.sentAtMost = picture?.getParameters().encodings[0]?.maxBitrate ?? null
  for (const entry of report?.values() ?? []) {
    if (entry.type === 'inbound-rtp' && entry.kind === 'audio') {
      seen.audioBytesIn += entry.bytesReceived
      seen.audioPacketsIn += entry.packetsReceived
      seen.energy += entry.totalAudioEnergy ?? 0
    }
    if (entry.type === 'inbound-rtp' && entry.kind === 'video') {
      seen.videoBytesIn += entry.bytesReceived
      seen.frames += entry.framesDecoded ?? 0
      seen.frameWidth = entry.frameWidth ?? 0
    }
    if (entry.type === 'outbound-rtp' && entry.kind === 'audio') seen.audioBytesOut += entry.bytesSent
    if (entry.type === 'outbound-rtp' && entry.kind === 'video') {
      seen.videoBytesOut += entry.bytesSent
      seen.sentWidth = entry.frameWidth ?? 0
    }
    if (entry.type === 'candidate-pair' && entry.nominated && entry.state === 'succeeded')
      seen.path = report?.get(entry.localCandidateId)?.candidateType ?? seen.path
  }
  return seen
}
