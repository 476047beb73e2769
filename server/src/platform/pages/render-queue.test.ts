import { expect, test } from 'vitest'
import { RENDER_LIMITS, RenderQueue, type RenderRefused } from './render-queue.ts'

/** A queue with a test clock, with renders that end when the test says so. */
function queueOf(limits: Partial<typeof RENDER_LIMITS>) {
  let now = 0
  const queue = new RenderQueue({ ...RENDER_LIMITS, ...limits }, () => now)
  const seen = { running: 0, most: 0 }
  const ends: (() => void)[] = []
  const ask = (address: string) =>
    queue
      .run(address, async () => {
        seen.running += 1
        seen.most = Math.max(seen.most, seen.running)
        await new Promise<void>((end) => ends.push(end))
        seen.running -= 1
        return 'rendered'
      })
      .catch((error: RenderRefused) => error.reason)
  const endAll = async (asked: Promise<string>[]) => {
    let left = asked.length
    for (const one of asked) void one.then(() => (left -= 1))
    while (left > 0) {
      for (const end of ends.splice(0)) end()
      await Promise.resolve()
    }
    return Promise.all(asked)
  }
  return { queue, seen, ask, endAll, pass: (seconds: number) => (now += seconds * 1000) }
}

test('a limited number run at once, a few wait, the rest are refused', async () => {
  const { seen, ask, endAll } = queueOf({ atOnce: 2, waiting: 3 })
  const answers = await endAll(Array.from({ length: 9 }, (_, n) => ask(`192.0.2.${n}`)))
  expect(answers).toEqual([...Array(5).fill('rendered'), ...Array(4).fill('queue')])
  expect(seen.most).toBe(2)
})

test('one address cannot fill the queue', async () => {
  const { ask, endAll } = queueOf({ atOnce: 1, waiting: 10, atOncePerAddress: 3 })
  const answers = await endAll([...Array.from({ length: 20 }, () => ask('192.0.2.1')), ask('192.0.2.2')])
  expect(answers.slice(0, 20).filter((answer) => answer === 'rendered')).toHaveLength(3)
  expect(answers.slice(0, 20).filter((answer) => answer === 'address')).toHaveLength(17)
  expect(answers[20]).toBe('rendered')
})

test('the allowance of an address recovers with time', async () => {
  const { queue, ask, endAll, pass } = queueOf({ burstPerAddress: 5, perSecondPerAddress: 2 })
  const askInTurn = async (count: number) => {
    const answers: string[] = []
    for (let n = 0; n < count; n += 1) answers.push(...(await endAll([ask('192.0.2.1')])))
    return answers.filter((answer) => answer === 'rendered').length
  }
  expect(await askInTurn(8)).toBe(5)
  pass(1)
  expect(await askInTurn(8)).toBe(2)
  pass(3600)
  expect(await askInTurn(8)).toBe(5)
  pass(3600)
  await endAll([ask('192.0.2.2')])
  expect(queue.addresses).toBe(1)
})

test('a failed render frees its place', async () => {
  const queue = new RenderQueue({ ...RENDER_LIMITS, atOnce: 1, waiting: 0, atOncePerAddress: 1 })
  const fail = () => queue.run('192.0.2.1', () => Promise.reject(new Error('broken')))
  await expect(fail()).rejects.toThrow('broken')
  await expect(fail()).rejects.toThrow('broken')
  expect(await queue.run('192.0.2.1', async () => 'rendered')).toBe('rendered')
})
