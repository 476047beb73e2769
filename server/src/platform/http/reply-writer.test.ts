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
