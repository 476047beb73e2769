import { expect, test } from 'vitest'
import { createTaskQueue } from './task-queue.ts'

test('runs a few tasks at a time, in order, and never begins one that was cancelled while it waited', async () => {
  const add = createTaskQueue(2)
  const begun: string[] = []
  const tasks = Object.fromEntries(
    ['a', 'b', 'c', 'd'].map((name) => {
      const [stop, work] = [new AbortController(), Promise.withResolvers<void>()]
      add(() => {
        begun.push(name)
        return work.promise
      }, stop.signal)
      return [name, { stop, finish: work.resolve }]
    }),
  )
  expect(begun).toEqual(['a', 'b'])
  tasks.c!.stop.abort()
  tasks.a!.finish()
  await expect.poll(() => begun).toEqual(['a', 'b', 'd'])
})
