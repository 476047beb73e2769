import { expect, test } from 'vitest'
import { createSlots } from './task-slots.ts'

/** Tasks that run until they are told to end. */
function tasks(slots: ReturnType<typeof createSlots>) {
  const running = new Map<string, PromiseWithResolvers<void>>()
  const begin = (name: string, weight: number) =>
    slots.use(weight, () => {
      const task = Promise.withResolvers<void>()
      running.set(name, task)
      return task.promise.finally(() => running.delete(name))
    })
  return { running, begin }
}

test('no more than two run at once, and the next begins when one ends, even in failure', async () => {
  const { running, begin } = tasks(createSlots({ places: 2, bytes: 100 }))
  const [one, two, three] = [begin('one', 10), begin('two', 10), begin('three', 10)]
  await expect.poll(() => [...running.keys()]).toEqual(['one', 'two'])
  running.get('one')!.reject(new Error('broken'))
  await expect(one).rejects.toThrow('broken')
  await expect.poll(() => [...running.keys()]).toEqual(['two', 'three'])
  for (const task of running.values()) task.resolve()
  await Promise.all([two, three])
})

test('what would not fit into memory beside another waits, and the heaviest runs alone', async () => {
  const { running, begin } = tasks(createSlots({ places: 2, bytes: 100 }))
  const all = [begin('heavy', 500), begin('light', 1), begin('light too', 1)]
  await expect.poll(() => [...running.keys()]).toEqual(['heavy'])
  running.get('heavy')!.resolve()
  await expect.poll(() => [...running.keys()]).toEqual(['light', 'light too'])
  for (const task of running.values()) task.resolve()
  await Promise.all(all)
})
