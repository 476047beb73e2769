import { expect, test } from 'vitest'
import { AnswerStore } from './answer-store.ts'

const HOUR_MS = 3_600_000

test('an answer begun before a change is not stored after it', async () => {
  const store = new AnswerStore()
  const begun = Promise.withResolvers<string>()
  const old = store.get('menu', HOUR_MS, () => begun.promise)
  store.clear()
  begun.resolve('old')
  expect((await old).toString()).toBe('old')
  expect((await store.get('menu', HOUR_MS, async () => 'new')).toString()).toBe('new')
  expect((await store.get('menu', HOUR_MS, async () => 'newer')).toString()).toBe('new')
})

test('a request begun before a change does not give its answer to one begun after it', async () => {
  const store = new AnswerStore()
  const { generation } = store
  store.clear()
  const begun = Promise.withResolvers<string>()
  const old = store.get('menu', HOUR_MS, () => begun.promise, generation)
  expect((await store.get('menu', HOUR_MS, async () => 'new')).toString()).toBe('new')
  begun.resolve('old')
  expect((await old).toString()).toBe('old')
  expect((await store.get('menu', HOUR_MS, async () => 'newer')).toString()).toBe('new')
})

test('a failure is not stored', async () => {
  const store = new AnswerStore()
  await expect(store.get('menu', HOUR_MS, () => Promise.reject(new Error('no connection')))).rejects.toThrow()
  expect((await store.get('menu', HOUR_MS, async () => 'new')).toString()).toBe('new')
})
