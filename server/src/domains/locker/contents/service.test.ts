import { afterEach, expect, test, vi } from 'vitest'
import { aPdf } from '#test/documents.ts'
import { createContentCheck } from './service.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a document whose check never ends is refused after a minute, and others are checked meanwhile and afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const check = createContentCheck(new URL('../../../../test/slow-check-thread.ts', import.meta.url))
  const zip = Buffer.from('PK\u0003\u0004 of a document')
  const never = [check('docx', zip), check('docx', zip)].map((one) => one.catch((error: unknown) => error))
  vi.advanceTimersByTime(60_000)
  for (const outcome of await Promise.all(never)) expect(outcome).toMatchObject({ code: 'file_damaged' })
  const slow = check('docx', zip).catch((error: unknown) => error)
  await check('pdf', aPdf())
  await check('pdf', aPdf())
  vi.advanceTimersByTime(60_000)
  expect(await slow).toMatchObject({ code: 'file_damaged' })
})
