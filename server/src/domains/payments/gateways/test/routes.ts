import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from '#server/platform/http/language.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { TestGateway } from './gateway.ts'
import { type Choice, play } from './outcomes.ts'
import { listPage, payPage } from './page.ts'
import * as queries from './queries.ts'

const SHOWN = 30
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const HEADERS = { 'content-security-policy': POLICY, 'cache-control': 'no-store' }

interface Brand {
  name: string
}

/** The payment page of the demo. Never registered in production. */
export function serveTestGateway(app: FastifyInstance, gateway: TestGateway, brand: () => Promise<Brand>) {
  const { db } = app.services
  const orderOf = async (request: FastifyRequest) => {
    const order = await queries.orderById(db, (request.params as { order: string }).order)
    if (!order) throw new Problem('not_found')
    return order
  }

  app.get('/demo/pay', async (request, reply) => {
    const orders = await queries.newestOrders(db, SHOWN)
    const rows = await Promise.all(
      orders.map(async (order) => ({ ...order, state: stateOf(await queries.paymentsOfOrder(db, order.id)) })),
    )
    const page = listPage((await brand()).name, languageOf(request.headers), rows)
    return reply.headers(HEADERS).type('text/html; charset=utf-8').send(page)
  })

  app.get('/demo/pay/:order', async (request, reply) => {
    const order = await orderOf(request)
    await queries.confirmDue(db, app.services.now())
    const attempts = await queries.paymentsOfOrder(db, order.id)
    const page = payPage({ productName: (await brand()).name, language: order.language, order, attempts })
    return reply.headers(HEADERS).type('text/html; charset=utf-8').send(page)
  })

  app.register(async (forms) => {
    const readForm = (_: unknown, body: string | Buffer, done: (error: null, fields: object) => void) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body))))
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, readForm)
    forms.post('/demo/pay/:order', async (request, reply) => {
      const order = await orderOf(request)
      await play(db, gateway, order, (request.body ?? {}) as Choice, app.services.now())
      const { outcome } = (request.body ?? {}) as Choice
      const back = outcome === 'resend' ? `/demo/pay/${order.id}` : returnOf(order)
      return reply.header('cache-control', 'no-store').redirect(back, 303)
    })
  })

  const css = readFileSync(new URL('./pay.css', import.meta.url))
  app.get('/demo/pay.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=3600').send(css),
  )
}

const stateOf = (attempts: queries.TestPayment[]) =>
  (attempts.find(({ state }) => state !== 'failed') ?? attempts.at(-1))?.state ?? ''

/** Back to where the person came from, with the payment id. */
function returnOf({ return_to, payment_id }: queries.TestOrder) {
  const url = new URL(return_to, 'http://here')
  url.searchParams.set('payment', String(payment_id))
  return `${url.pathname}${url.search}${url.hash}`
}
