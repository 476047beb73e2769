import { expect, test } from 'vitest'
import { aPdf } from '#test/documents.ts'
import { problemOfPdf } from './pdf.ts'

const MB = 1024 * 1024

/** How often other work got its turn while a PDF was examined. */
async function turnsDuring(work: Promise<unknown>) {
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await work.finally(() => {
    isDone = true
  })
  return turns
}

test.each([
  ['words that look like streams', Buffer.alloc(9 * MB, '>>stream ')],
  ['codes', Buffer.alloc(9 * MB, '#41')],
])('a large PDF full of %s does not block other requests', async (_, content) => {
  expect(await turnsDuring(problemOfPdf(aPdf([content])))).toBeGreaterThan(30)
})

test('words across the pieces that are read at once, and codes in them, are found', async () => {
  for (const before of [256 * 1024 - 60, 256 * 1024 - 50, 512 * 1024 - 55])
    expect(await problemOfPdf(aPdf([`${' '.repeat(before)}/J#61vaScript (x)`]))).toBe('file_unsafe')
  expect(await problemOfPdf(aPdf([`(${'#'.repeat(9)} 4#4 #zz)`]))).toBeUndefined()
})
