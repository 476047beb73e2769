import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { logout } from '#contract/accounts/endpoints.ts'
import { IdInPath } from '#contract/fields.ts'
import { world } from '#test/world.ts'
import { tokenHash } from '../security/secrets.ts'
import { answerProblems } from './answer-problems.ts'
import { serveSigned, signedKind, signedUrl } from './signed-urls.ts'

const paper = signedKind('paper', z.object({ id: IdInPath, name: z.string().optional() }))
const other = signedKind('other-paper', z.object({ id: IdInPath }))

/** A separate scope, because an open app accepts no more routes. */
async function papers(): Promise<FastifyInstance> {
  const { app } = await world()
  const desk = Fastify()
  desk.decorate('services', app.services)
  answerProblems(desk)
  for (const kind of [paper, other]) {
    serveSigned(desk, kind, async ({ actor, params }) => ({
      filename: `रसीद ${params.id} "final"/2026.txt`,
      contentType: 'text/plain; charset=utf-8',
      body: Readable.from([`for ${actor.type} ${actor.id}`]),
    }))
  }
  return desk
}

async function signedFor(params: { id: number; name?: string }) {
  const { app, clock, aCustomer, db } = await world()
  const customer = await aCustomer()
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', tokenHash(customer.token))
    .executeTakeFirstOrThrow()
  const actor = { id: customer.id, type: 'user' as const, sessionId: session.id }
  return { customer, url: signedUrl(app.services, paper, params, { actor, now: clock.now() }) }
}

test('a link opens its file for its account, saved under its name', async () => {
  const desk = await papers()
  const { customer, url } = await signedFor({ id: 7, name: 'a b&c=d' })
  const answer = await desk.inject(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe(`for user ${customer.id}`)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': `attachment; filename="____ 7 _final__2026.txt"; filename*=UTF-8''%E0%A4%B0%E0%A4%B8%E0%A5%80%E0%A4%A6%207%20%22final%22%2F2026.txt`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  })
  expect((await desk.inject({ method: 'HEAD', url })).statusCode).toBe(200)
})

test('a link with any change is refused', async () => {
  const desk = await papers()
  const { url } = await signedFor({ id: 7 })
  const changed = [
    url.replace('id=7', 'id=8'),
    url.replace(/session=\d+/, 'session=1'),
    url.replace(/expires=\d+/, 'expires=99999999999'),
    url.replace('/files/paper', '/files/other-paper'),
    url.replace(/signature=.*/, 'signature='),
    url.replace(/&signature=.*/, ''),
    `${url}x`,
    `${url}&id=8`,
    `${url}&name=x`,
    `${url}&signature=x`,
    url.replace('id=7', 'id=7&id=7'),
    url.replace('id=7', 'id[]=7'),
  ]
  for (const link of changed) {
    const { statusCode } = await desk.inject(link)
    expect(statusCode, link).toBe(404)
  }
  expect((await desk.inject({ method: 'POST', url })).statusCode).toBe(404)
})

test('a link expires after minutes', async () => {
  const { clock } = await world()
  const desk = await papers()
  const { url } = await signedFor({ id: 7 })
  clock.advance({ seconds: 299 })
  expect((await desk.inject(url)).statusCode).toBe(200)
  clock.advance({ seconds: 1 })
  const late = await desk.inject(url)
  expect(late.statusCode).toBe(403)
  expect(late.json().code).toBe('link_expired')
})

test('a link ends with the session it was made in', async () => {
  const desk = await papers()
  const { customer, url } = await signedFor({ id: 7 })
  expect((await desk.inject(url)).statusCode).toBe(200)
  await customer.send(logout, {})
  expect((await desk.inject(url)).json().code).toBe('link_expired')
})
