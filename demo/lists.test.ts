import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { AccountType, Endpoint } from '#contract/endpoint.ts'
import { wordsOf } from '#test/caller.ts'
import { withDemoWorld } from '#test/demo-world.ts'
import { signIn } from '#test/people.ts'
import { type World, world } from '#test/world.ts'
import { demoLogins, demoStaffRoles } from './people.ts'

/** Lists that are empty for a login, with the reason. */
const EMPTY: Record<string, string> = {
  'GET /api/web/v1/locker': 'files are saved by `npm start` only',
  'GET /api/web/v1/locker/papers': 'files are saved by `npm start` only',
  'GET /api/web/v1/product-purchases': 'its files are saved by `npm start` only',
  'GET /api/web/v1/talk-experts': 'nobody is online without the answering consultants',
  'GET /api/web/v1/admin/calls': 'lists live calls',
  'GET /api/web/v1/admin/jobs': 'lists what the running jobs did',
  'GET /api/web/v1/consents/due': 'everybody has agreed to the current pages',
  'GET /api/mobile/v1/review-done': 'the popup that asks for a review would cover the pages',
  'GET /api/web/v1/consultant-comparisons': 'nobody is chosen',
}

const logins: [name: string, type: AccountType, mobile: string][] = [
  ['the customer', 'user', demoLogins.customer],
  ['the consultant', 'consultant', demoLogins.consultant],
  ...demoStaffRoles.map(([role, mobile]): [string, AccountType, string] => [`staff (${role})`, 'admin', mobile]),
]

const isFor = (endpoint: Endpoint, type: AccountType) => ([endpoint.for].flat() as string[]).includes(type)
/** Lists that need no id. */
const isList = ({ method, path, input, reply }: Endpoint) =>
  method === 'GET' && !path.includes('{') && input.safeParse({}).success && listIn(reply) !== undefined

/** The name of the list in a reply: the rows of a page, or its only field. */
function listIn(reply: Endpoint['reply']) {
  if (!(reply instanceof z.ZodObject)) return undefined
  const names = Object.keys(reply.shape)
  if (names.includes('data') && names.includes('limit')) return 'data'
  return names.length === 1 && reply.shape[names[0]!] instanceof z.ZodArray ? names[0] : undefined
}

let the: World
beforeAll(async () => {
  await withDemoWorld()
  the = await world()
})

describe.each(logins)('%s of the demo', (_, type, mobile) => {
  test('has something in every list', async () => {
    const { id } = await the.db
      .selectFrom('accounts')
      .select('id')
      .where('type', '=', type)
      .where('mobile', '=', mobile)
      .executeTakeFirstOrThrow()
    const token = await signIn(the.app, id)
    const lists = (the.app.services.endpoints as Endpoint[]).filter(
      (endpoint) => isFor(endpoint, type) && isList(endpoint),
    )
    expect(lists.length).toBeGreaterThan(5)
    const empty: string[] = []
    for (const endpoint of lists) {
      const { status, body } = await the.call(...wordsOf(endpoint, {}, { token }))
      const name = `${endpoint.method} ${endpoint.path}`
      if (status === 403 && type === 'admin') continue
      expect(status, name).toBe(200)
      if ((body.data[listIn(endpoint.reply)!] as unknown[]).length === 0 && !EMPTY[name]) empty.push(name)
    }
    expect(empty).toEqual([])
  })
})
