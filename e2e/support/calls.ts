import type { Browser, Page } from '@playwright/test'
import { AUTH_KEY, type AuthRecord, call, newCustomer, signInConsultant } from './api.ts'
import { dayInIndia } from './days.ts'
import { deskNumber } from './desks.ts'
import { giveCredit } from './money.ts'
import { letSessionBeNear } from './time.ts'

export type CallMode = 'video' | 'audio'

export interface Meeting {
  bookingId: number
  /** Of the room. */
  slug: string
  customer: AuthRecord
  consultant: AuthRecord
}

interface MeetingInput {
  desk: number
  mode: CallMode
  /** Of a server used by this test alone. */
  dataDir?: string
}

/** A paid session whose room is open, between a new customer and the consultant at a desk. */
export async function aMeeting(baseURL: string, { desk, mode, dataDir }: MeetingInput): Promise<Meeting> {
  const consultant = await signInConsultant(baseURL, deskNumber(desk))
  const customer = await newCustomer(baseURL, 'Asha Tester')
  await giveCredit(customer.id, 500_000, dataDir)
  const startsAt = await freeTime(baseURL, consultant.id, mode)
  const input = { consultantId: consultant.id, mode, minutes: 30, startsAt, brief: 'Grain storage.' }
  const { booking } = await call<{ booking: { id: number } }>(baseURL, 'POST', '/api/web/v1/bookings', input, customer)
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

/** Calls GET on behalf of an account. */
export const readAs = <Data>(baseURL: string, who: AuthRecord, path: string) =>
  call<Data>(baseURL, 'GET', path, undefined, who)

/** The relays one side is offered: those listening on these ports. */
export interface Relayed {
  relayPorts: number[]
}

interface Side {
  baseURL: string
  /** Page whose window size is used. */
  like?: Page
  relayed?: Relayed
}

/** A signed-in user's browser whose peer connections can be inspected. */
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

/** The server's response with fewer ICE servers in it; everything else is the page's own behaviour. */
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

/** The page's connection to the server, which a test can cut and restore. */
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

/** Runs in the page: while its connections are cut, new ones go to a port where nothing listens. */
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
  const opened: RTCPeerConnection[] = []
  Object.assign(window, { openConnections: opened })
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(settings?: RTCConfiguration) {
      super(settings)
      opened.push(this)
    }
  }
  const tracks: MediaStreamTrack[] = []
  Object.assign(window, { tracksInUse: tracks })
  const { mediaDevices } = navigator
  const ask = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = async (input) => {
    const stream = await ask(input)
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
  /** Energy of the received audio: silence adds none. */
  energy: number
  frameWidth: number
  /** Width of the video sent, and its maximum bitrate in bits per second. */
  sentWidth: number
  sentAtMost: number | null
  /** host, srflx or relay: candidate type of the path in use. */
  path: string | null
  connections: number
}

export const mediaOf = (page: Page): Promise<MediaSeen> => page.evaluate(readMedia)

/** Runs in the page: traffic of its newest connection. */
export async function readMedia() {
  const opened = (window as unknown as { openConnections: RTCPeerConnection[] }).openConnections
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
    connections: opened.length,
  }
  const newest = opened.at(-1)
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
