import { expect, test } from 'vitest'
import type { Content } from '../api.ts'
import { moved, movedLesson, newChapter, newLesson, newQuestion } from './document.ts'

const lesson = (title: string) => ({ ...newLesson('reading'), title_english: title })
const content: Content = {
  chapters: [
    { ...newChapter(), lessons: [lesson('a'), lesson('b')] },
    { ...newChapter(), lessons: [lesson('c')] },
  ],
}
const titles = ({ chapters }: Content) =>
  chapters.map(({ lessons }) => lessons.map(({ title_english }) => title_english).join(''))

test('a lesson moves within its chapter, and beyond its end into the next one', () => {
  expect(titles(movedLesson(content, 0, 0, 1))).toEqual(['ba', 'c'])
  expect(titles(movedLesson(content, 0, 1, 1))).toEqual(['a', 'bc'])
  expect(titles(movedLesson(content, 1, 0, -1))).toEqual(['abc', ''])
  expect(titles(movedLesson(content, 0, 0, -1))).toEqual(['ab', 'c'])
  expect(titles(movedLesson(content, 1, 0, 1))).toEqual(['ab', 'c'])
})

test('the ends of a list stay where they are', () => {
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, -1)).toEqual(['b', 'a'])
})

test('a question keeps its words when its kind changes, and has one right answer if only one may be chosen', () => {
  const several = { ...newQuestion('multiple'), text_english: 'Which?' }
  const right = several.kind === 'multiple' ? several.options.map((option) => ({ ...option, isRight: true })) : []
  const single = newQuestion('single', { ...several, kind: 'multiple', options: right })
  expect(single).toMatchObject({ text_english: 'Which?', options: [{ isRight: true }, { isRight: false }] })
  expect(newQuestion('number', single)).toMatchObject({ text_english: 'Which?', answer: 0 })
})
