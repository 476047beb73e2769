import { setTimeout as delay } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'

const OTP_TRIES = 50
const OTP_PAUSE_MS = 200

/** The server did not do it: the answer to a request or to an event says why. */
export class Refusal extends Error {}

async function send<Data>(url: string, method: string, body?: object, token?: string): Promise<Data> {
  const reply = await fetch(url, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  })
  const { message, data } = (await reply.json()) as { message: string; data: Data }
  if (!reply.ok) throw new Refusal(`${method} ${new URL(url).pathname} answered ${reply.status}: ${message}`)
  return data
}

/** Reads the newest OTP from the demo inbox; the delivery may take a moment. */
async function otpOf(url: string, mobile: string, since: number) {
  for (let tries = 0; tries < OTP_TRIES; tries += 1) {
    const reply = await fetch(`${url}/demo/inbox.json?to=${mobile}`)
    const messages = reply.ok ? ((await reply.json()) as { otp?: string; at: string }[]) : []
    const found = messages.find(({ otp, at }) => otp !== undefined && Date.parse(at) >= since)
    if (found) return found.otp
    await delay(OTP_PAUSE_MS)
  }
  throw new Error(`no OTP for ${mobile} arrived in the demo inbox`)
}

/** A demo consultant signed in as in a browser: the API and one socket. */
export interface Account {
  id: number
  get<Data>(path: string): Promise<Data>
  post<Data>(path: string, body?: object): Promise<Data>
  socket: Socket
  close(): Promise<void>
}

export async function signIn(url: string, mobile: string): Promise<Account> {
  // A second of tolerance: the inbox shows when the message was written, to the millisecond, by the same clock.
  const since = Date.now() - 1_000
  await send(`${url}/api/mobile/v1/send/otp`, 'POST', { mobile })
  const otp = await otpOf(url, mobile, since)
  const { id, token } = await send<{ id: number; token: string }>(`${url}/api/mobile/v1/consultant/login`, 'POST', {
    ...{ mobile, otp },
  })
  return withToken(url, id, token)
}

export function withToken(url: string, id: number, token: string): Account {
  const socket = io(url, { transports: ['websocket'], forceNew: true, autoConnect: false, auth: { token } })
  return {
    id,
    get: (path) => send(url + path, 'GET', undefined, token),
    post: (path, body = {}) => send(url + path, 'POST', body, token),
    socket,
    async close() {
      if (socket.connected)
        await socket
          .timeout(1_000)
          .emitWithAck('consultantStatusOffline', { id })
          .catch(() => {})
      socket.disconnect()
      // Otherwise every start of the demo would leave a login behind.
      await send(`${url}/api/web/v1/logout`, 'POST', {}, token).catch(() => {})
    },
  }
}
