import type { Question, StoredLesson } from '#contract/learning/content.ts'

export type Quiz = Extract<StoredLesson, { kind: 'quiz' }>

export interface Answer {
  options: number[]
  number: number | null
}
/** By position of the question. */
export type Answers = Record<string, Answer>

/** The order in which questions, and the options of each, are shown. */
export interface Arrangement {
  questions: number[]
  options: number[][]
}

type Shuffle = (length: number) => number[]

const inOrder: Shuffle = (length) => Array.from({ length }, (_, at) => at)

export function arrange({ questions, shuffle }: Quiz, shuffled: Shuffle): Arrangement {
  const order = shuffle ? shuffled : inOrder
  return {
    questions: order(questions.length),
    options: questions.map((question) => order(question.kind === 'number' ? 0 : question.options.length)),
  }
}

export const rightOptionsOf = (question: Question) =>
  question.kind === 'number' ? [] : question.options.flatMap(({ isRight }, at) => (isRight ? [at] : []))

/** Whether an answer has the form that its question asks for. */
export function fits(question: Question | undefined, { options, number }: Answer) {
  if (!question) return false
  if (question.kind === 'number') return options.length === 0 && number !== null
  const isKnown = options.every((at) => at < question.options.length) && new Set(options).size === options.length
  return number === null && isKnown && (question.kind === 'multiple' || options.length <= 1)
}

/** All right options and no wrong one, or a number within the tolerance. */
export function isRight(question: Question, answer: Answer | undefined) {
  if (!answer) return false
  if (question.kind === 'number')
    return answer.number !== null && Math.abs(answer.number - question.answer) <= question.tolerance
  const right = rightOptionsOf(question)
  return right.length === answer.options.length && right.every((at) => answer.options.includes(at))
}

export function mark({ questions, passPercent }: Quiz, answers: Answers) {
  const right = questions.filter((question, at) => isRight(question, answers[at])).length
  const percent = Math.floor((100 * right) / questions.length)
  return { right, percent, passed: percent >= passPercent }
}
