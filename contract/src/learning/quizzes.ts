import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant } from '../fields.ts'
import { OPTIONS_MAX, QUESTIONS_MAX } from './constants.ts'

const texts = { text_english: z.string(), text_hindi: z.string() }

/** The chosen options by position, or a number. */
const Answer = z.object({ options: z.array(z.int()), number: z.number().nullable() })

const Attempt = z.object({
  id: Id,
  lessonId: Id,
  number: z.int(),
  startedAt: Instant,
  /** Null without a timer. */
  dueAt: Instant.nullable(),
  submittedAt: Instant.nullable(),
  /** In the order in which they are shown; `position` identifies a question or option. */
  questions: z.array(
    z.object({
      position: z.int(),
      kind: z.enum(['single', 'multiple', 'number']),
      ...texts,
      options: z.array(z.object({ position: z.int(), ...texts })),
      answer: Answer.nullable(),
      /** Null until it is submitted, and if the quiz shows no answers. */
      review: z
        .object({
          isRight: z.boolean(),
          rightOptions: z.array(z.int()),
          rightNumber: z.number().nullable(),
          explanation_english: z.string(),
          explanation_hindi: z.string(),
          source: z.object({ lessonId: Id, atSecond: z.int() }).nullable(),
        })
        .nullable(),
    }),
  ),
  rightAnswers: z.int().nullable(),
  percent: z.int().nullable(),
  passed: z.boolean().nullable(),
  passPercent: z.int(),
  /** Null for any number. */
  attemptsLeft: z.int().nullable(),
})

export const startAttempt = endpoint({
  method: 'POST',
  path: '/api/web/v1/lessons/{id}/attempts',
  summary: 'Starts an attempt at a quiz. An open attempt goes on with its time and order of questions.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'quiz lesson' },
  reply: z.object({ attempt: Attempt }),
  status: 201,
  problems: ['not_found', 'no_attempts_left', 'stale'],
})

export const storeAnswer = endpoint({
  method: 'PUT',
  path: '/api/web/v1/quiz-attempts/{id}/answers',
  summary: 'Stores the answer to one question, until the time is over.',
  for: 'user',
  input: z.object({
    id: IdInPath,
    question: z.int().min(0).max(QUESTIONS_MAX),
    options: z.array(z.int().min(0).max(OPTIONS_MAX)).max(OPTIONS_MAX),
    number: z.number().min(-1e12).max(1e12).nullable(),
  }),
  ids: { id: 'quiz attempt' },
  reply: z.object({ storeAnswer: Attempt }),
  problems: ['not_found', 'too_late', 'invalid'],
})

export const submitAttempt = endpoint({
  method: 'POST',
  path: '/api/web/v1/quiz-attempts/{id}/submissions',
  summary: 'Submits an attempt and returns the result. Only answers stored in time count.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'quiz attempt' },
  reply: z.object({ getResult: Attempt }),
  problems: ['not_found'],
})

export const getResult = endpoint({
  method: 'GET',
  path: '/api/web/v1/quiz-attempts/{id}',
  summary: 'Returns an attempt: open with its answers so far, or submitted with its result.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'quiz attempt' },
  reply: z.object({ getResult: Attempt }),
  problems: ['not_found'],
})
