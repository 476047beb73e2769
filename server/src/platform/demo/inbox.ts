import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Brand } from '../outbox/message.ts'
import { type Authenticator, inboxPage } from './page.ts'
import { newestInInbox } from './queries.ts'

/** Delivery takes milliseconds; on a machine under full load it may take seconds. */
const LONGEST_WAIT_MS = 10_000
const SHOWN = 100
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const FONTS = {
  'eczar.woff2': 'eczar/files/eczar-latin-wght-normal.woff2',
  'anek-latin.woff2': 'anek-latin/files/anek-latin-latin-wght-normal.woff2',
  'anek-devanagari.woff2': 'anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
}

/** What the demo would have sent, for people and programs. Never registered in production. */
export function serveDemoInbox(
  app: FastifyInstance,
  brand: () => Promise<Pick<Brand, 'name'>>,
  authenticators: (mobile: string | undefined) => Promise<Authenticator[]>,
) {
  const read = async (request: FastifyRequest) => {
    // Deliver what is due first, so that a message sent just before is found.
    await Promise.race([app.services.outbox.settled(), delay(LONGEST_WAIT_MS, undefined, { ref: false })])
    const to = addressIn(request)
    return { to, messages: await newestInInbox(app.services.db, to, SHOWN), apps: await authenticators(to) }
  }
  app.get('/demo/inbox', async (request, reply) => {
    const { to, messages, apps } = await read(request)
    const { name } = await brand()
    return reply
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(inboxPage(name, messages, apps, to))
  })
  app.get('/demo/inbox.json', async (request, reply) => {
    const { messages, apps } = await read(request)
    const at = app.services.now().toISOString()
    const sent = messages.map(({ recipient, channel, subject, body, otp, kept_at }) => ({
      to: recipient,
      channel,
      text: subject ? `${subject}\n\n${body}` : body,
      ...(otp && { otp }),
      at: kept_at.toISOString(),
    }))
    const shown = apps.map(({ mobile, code }) => ({
      ...{ to: mobile, channel: 'authenticator', text: `The authenticator app shows ${code}`, code, at },
    }))
    return reply.header('cache-control', 'no-store').send([...sent, ...shown])
  })
  serveFiles(app)
}

/** Numbers and addresses in any notation. */
function addressIn(request: FastifyRequest) {
  const { to } = request.query as { to?: unknown }
  if (typeof to !== 'string' || to.trim() === '') return undefined
  const written = to.replaceAll('\0', '').trim().toLowerCase()
  return written.includes('@') ? written : written.replaceAll(/[\s-]/g, '').replace(/^(\+91|0)(?=\d{10}$)/, '')
}

function serveFiles(app: FastifyInstance) {
  const send = (path: string, type: string, bytes: Buffer) =>
    app.get(path, (_request, reply) => reply.type(type).header('cache-control', 'max-age=3600').send(bytes))
  send('/demo/inbox.css', 'text/css; charset=utf-8', readFileSync(new URL('./inbox.css', import.meta.url)))
  send('/demo/inbox.js', 'text/javascript; charset=utf-8', readFileSync(new URL('./inbox.js', import.meta.url)))
  const { resolve } = createRequire(import.meta.url)
  for (const [name, file] of Object.entries(FONTS)) {
    send(`/demo/fonts/${name}`, 'font/woff2', readFileSync(resolve(`@fontsource-variable/${file}`)))
  }
}
