import type { Content, Lesson } from '../api.ts'

export type Chapter = Content['chapters'][number]
export type Question = Extract<Lesson, { kind: 'quiz' }>['questions'][number]

const titles = { title_english: '', title_hindi: '' }

export const newChapter = (): Chapter => ({ ...titles, lessons: [] })

export function newLesson(kind: Lesson['kind']): Lesson {
  const known = { id: null, ...titles, about_english: '', about_hindi: '', attachments: [] }
  if (kind === 'video') return { kind, ...known, isPreview: false, filmId: null }
  if (kind === 'reading') return { kind, ...known, isPreview: false, minutes: 5, body_english: '', body_hindi: '' }
  const settings = { passPercent: 60, attempts: 3, minutes: 10, shuffle: true, review: true }
  return { kind, ...known, ...settings, questions: [newQuestion('single')] }
}

const newOption = () => ({ text_english: '', text_hindi: '', isRight: false })

/** Texts of the question before stay when its kind changes. */
export function newQuestion(kind: Question['kind'], before?: Question): Question {
  const asked = {
    ...{ text_english: before?.text_english ?? '', text_hindi: before?.text_hindi ?? '' },
    ...{ explanation_english: before?.explanation_english ?? '', explanation_hindi: before?.explanation_hindi ?? '' },
    source: before?.source ?? null,
  }
  if (kind === 'number') return { kind, ...asked, answer: 0, tolerance: 0 }
  const options = before && before.kind !== 'number' ? before.options : [{ ...newOption(), isRight: true }, newOption()]
  if (kind === 'multiple') return { kind, ...asked, options }
  const right = options.findIndex(({ isRight }) => isRight)
  return { kind, ...asked, options: options.map((option, place) => ({ ...option, isRight: place === right })) }
}

export const added = <T>(list: readonly T[], item: T): T[] => [...list, item]
export const replaced = <T>(list: readonly T[], place: number, item: T): T[] => list.with(place, item)
export const removed = <T>(list: readonly T[], place: number): T[] => list.toSpliced(place, 1)

/** One place up or down; the ends stay. */
export function moved<T>(list: readonly T[], place: number, by: -1 | 1): T[] {
  const to = place + by
  if (to < 0 || to >= list.length) return [...list]
  return list.with(place, list[to]!).with(to, list[place]!)
}

/** Moves a lesson one place; beyond the end of its chapter it goes to the chapter before or after. */
export function movedLesson(content: Content, chapter: number, place: number, by: -1 | 1): Content {
  const { chapters } = content
  const from = chapters[chapter]!
  const to = place + by
  if (to >= 0 && to < from.lessons.length)
    return { chapters: replaced(chapters, chapter, { ...from, lessons: moved(from.lessons, place, by) }) }
  const next = chapters[chapter + by]
  if (!next) return content
  const lesson = from.lessons[place]!
  const lessons = by === 1 ? [lesson, ...next.lessons] : [...next.lessons, lesson]
  return {
    chapters: chapters
      .with(chapter, { ...from, lessons: removed(from.lessons, place) })
      .with(chapter + by, { ...next, lessons }),
  }
}
