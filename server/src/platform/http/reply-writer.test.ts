import { expect, test } from 'vitest'
import { z } from 'zod'
import { sharedWorld } from '#test/world.ts'
import { makeWriter, replyWriter } from './reply-writer.ts'

test('the reply of every endpoint can be serialised by its schema', async () => {
  const { endpoints } = (await sharedWorld()).app.services
  expect(endpoints.length).toBeGreaterThan(100)
  for (const endpoint of endpoints)
    expect(() => makeWriter(endpoint), `${endpoint.method} ${endpoint.path}`).not.toThrow()
})

test('fields that are not in the contract are not written', () => {
  const write = replyWriter({ reply: z.object({ name: z.string() }) })
  const reported = { message: 'OK', data: { name: 'Meera', passwordHash: 'secret' }, trace: 'secret' }
  expect(JSON.parse(write(reported))).toEqual({ message: 'OK', data: { name: 'Meera' } })
  expect(JSON.parse(write({ message: 'OK', data: { name: 'Ravi' } })).data.name).toBe('Ravi')
})

test('null is written where the contract allows it', () => {
  const expert = z.object({ name: z.string(), city: z.string().nullable() })
  const reply = z.object({
    expert: expert.nullable(),
    level: z.enum(['one', 'two']).nullable(),
    hours: z.array(z.int().nullable()).nullable(),
    choice: z.union([z.string(), z.int()]).nullable(),
    state: z.union([z.object({ open: z.enum(['now', 'later']).nullable() }), z.object({ closed: z.int().nullable() })]),
  })
  const write = replyWriter({ reply })
  const dataOf = (data: z.infer<typeof reply>) => JSON.parse(write({ message: 'OK', data })).data
  const nothing = { expert: null, level: null, hours: null, choice: null, state: { open: null } }
  const something = {
    expert: { name: 'Meera', city: null },
    level: 'two' as const,
    hours: [1, null],
    choice: 7,
    state: { closed: null },
  }
  expect(dataOf(nothing)).toEqual(nothing)
  expect(dataOf(something)).toEqual(something)
  expect(dataOf({ ...something, expert: { name: 'Ravi', city: 'Pune' }, choice: 'x' })).toEqual({
    ...something,
    expert: { name: 'Ravi', city: 'Pune' },
    choice: 'x',
  })
})
