import { afterEach, expect, test, vi } from 'vitest'
import { type Renderer, RenderUnavailable } from './renderer.ts'
import { makeThreadedRenderer, type ThreadLimits } from './threaded-renderer.ts'

const LIMITS: ThreadLimits = { renderMs: 60_000, pingMs: 60_000, restartDelayMs: 1 }
const open: Renderer[] = []
afterEach(async () => {
  for (const renderer of open.splice(0)) await renderer.close()
})

/** A thread that renders the path as the page; `/exit` ends it, `/stuck` blocks it, `/wait` never responds. */
async function renderer(limits: Partial<ThreadLimits> = {}) {
  const reported: unknown[] = []
  const url = new URL('./testing/fake-render-thread.ts', import.meta.url)
  const options = {
    origin: 'http://localhost',
    callApi: async () => ({ status: 200, body: '' }),
    report: (error: unknown) => reported.push(error),
  }
  const made = await makeThreadedRenderer(options, { ...LIMITS, ...limits }, url)
  open.push(made)
  return { ...made, reported }
}
const textOf = async ({ render }: Renderer, path: string) => (await render(path)).page.body.br.toString()

test('a page requested right after the thread has ended is rendered by the next one', async () => {
  const made = await renderer()
  await expect(made.render('/exit')).rejects.toThrow(RenderUnavailable)
  expect(await Promise.all(['/one', '/two'].map((path) => textOf(made, path)))).toEqual(['/one', '/two'])
})

test('a page that times out fails alone: a waiting thread continues', async () => {
  const made = await renderer()
  const threadOf = async () => (await made.render('/')).page.etag
  const thread = await threadOf()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const slow = made.render('/wait')
  const failure = expect(slow).rejects.toThrow(RenderUnavailable)
  // The render is posted once its thread is known.
  await threadOf()
  vi.advanceTimersByTime(LIMITS.renderMs)
  await failure
  expect(await threadOf()).toBe(thread)
  vi.advanceTimersByTime(LIMITS.pingMs)
  vi.useRealTimers()
  expect(await threadOf()).toBe(thread)
})

test('a blocked thread is replaced', async () => {
  const made = await renderer({ renderMs: 500, pingMs: 1 })
  await expect(made.render('/stuck')).rejects.toThrow(RenderUnavailable)
  await expect.poll(() => textOf(made, '/again').catch(() => '')).toBe('/again')
})

test('a thread that cannot start reports why', async () => {
  const url = new URL('./testing/no-such-thread.ts', import.meta.url)
  const options = { origin: 'http://localhost', callApi: async () => ({ status: 200, body: '' }), report: () => {} }
  await expect(makeThreadedRenderer(options, LIMITS, url)).rejects.toThrow('no-such-thread')
})
