import { expect, test } from 'vitest'
import { AnswerStore } from './answer-store.ts'

const HOUR_MS = 3_600_000

test('an answer is stored once it is asked for twice while it would be fresh', async () => {
  const store = new AnswerStore()
  const read = async (text: string, freshMs = HOUR_MS) =>
    (await store.get('menu', freshMs, async () => text)).toString()
  expect([await read('first'), await read('second'), await read('third')]).toEqual(['first', 'second', 'second'])
  const brief = new AnswerStore()
  for (const text of ['first', 'second', 'third'])
    expect((await brief.get('menu', -1, async () => text)).toString()).toBe(text)
})

test('requests that wait for one computation are several', async () => {
  const store = new AnswerStore()
  const begun = Promise.withResolvers<string>()
  const both = [1, 2].map(() => store.get('menu', HOUR_MS, () => begun.promise))
  begun.resolve('first')
  await Promise.all(both)
  expect((await store.get('menu', HOUR_MS, async () => 'second')).toString()).toBe('first')
})

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
