import { expect, test } from 'vitest'
import type { SharedDocument } from '~/domains/locker/api.ts'
import { filesOfLetters } from './letters.ts'

const at = (hour: number) => `2026-01-01T${String(hour).padStart(2, '0')}:00:00.000Z`
const file = (name: string, isOwn: boolean, hour: number) => ({ name, isOwn, sharedAt: at(hour) }) as SharedDocument
const names = (documents: readonly SharedDocument[]) => documents.map(({ name }) => name)

const letters = [
  { isOwn: true, at: at(10) },
  { isOwn: false, at: at(14) },
]

test('files are under the letter that their owner sent next', () => {
  const { files, waiting } = filesOfLetters(letters, [file('notice', true, 9), file('reply', false, 13)], true)
  expect(files.map(names)).toEqual([['notice'], ['reply']])
  expect(waiting).toEqual([])
})

test('files after the last letter wait for the next one, or stay with it if none can be written', () => {
  const late = [file('photo', true, 15), file('sheet', false, 15)]
  const writing = filesOfLetters(letters, late, true)
  expect([writing.files.map(names), names(writing.waiting)]).toEqual([[[], ['sheet']], ['photo']])
  expect(filesOfLetters(letters, late, false).files.map(names)).toEqual([['photo'], ['sheet']])
})

test('what the other side has added but not sent is not shown', () => {
  const { files, waiting } = filesOfLetters([letters[0]!], [file('draft answer', false, 12)], false)
  expect([...files.flat(), ...waiting]).toEqual([])
})
