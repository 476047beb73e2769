import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdInPath, OptionalLine, pageOf, paging, RequiredText } from '../fields.ts'
import { ANSWER_HTML_MAX, QUESTION_TEXT_MAX } from './constants.ts'
import { OpenQuestion, Question } from './shapes.ts'

const changed = z.object({ question: Question })
const writing = { per: 'account', max: 120, seconds: 3600 } as const

export const listOpenQuestions = endpoint({
  method: 'GET',
  path: '/api/web/v1/open-questions',
  summary: 'Lists the open questions of the industries in which the consultant is listed, oldest first.',
  for: 'consultant',
  input: z.object({ ...paging }),
  reply: pageOf(OpenQuestion),
})

export const acceptQuestion = endpoint({
  method: 'POST',
  path: '/api/web/v1/questions/{id}/acceptances',
  summary: 'Accepts a question. An open question goes to the first expert who accepts it.',
  for: 'consultant',
  idempotent: true,
  input: z.object({ id: IdInPath }),
  ids: { id: 'question' },
  reply: changed,
  message: 'Question accepted',
  problems: ['not_found', 'stale', 'too_late', 'question_taken', 'own_account'],
})

export const declineQuestion = endpoint({
  method: 'POST',
  path: '/api/web/v1/questions/{id}/declines',
  summary: 'Declines a question that the consultant was asked. The customer then chooses how to continue.',
  for: 'consultant',
  input: z.object({ id: IdInPath, reason: OptionalLine(300).default('') }),
  ids: { id: 'question' },
  reply: z.object({ id: IdInPath }),
  message: 'Question declined',
  problems: ['not_found', 'stale', 'too_late'],
})

export const askForDetails = endpoint({
  method: 'POST',
  path: '/api/web/v1/questions/{id}/clarification-requests',
  summary: 'Asks the customer for details, once. The time for the answer pauses for up to seven days.',
  for: 'consultant',
  input: z.object({ id: IdInPath, text: RequiredText(QUESTION_TEXT_MAX) }),
  ids: { id: 'accepted question' },
  reply: changed,
  status: 201,
  message: 'Request sent',
  problems: ['not_found', 'stale', 'too_late'],
  limit: writing,
})

export const answerQuestion = endpoint({
  method: 'POST',
  path: '/api/web/v1/questions/{id}/answers',
  summary:
    'Answers the question or the waiting follow-up. Formatting beyond paragraphs, headings, lists, quotes, emphasis and links is removed.',
  for: 'consultant',
  idempotent: true,
  input: z.object({ id: IdInPath, html: RequiredText(ANSWER_HTML_MAX) }),
  ids: { id: 'accepted question' },
  reply: changed,
  status: 201,
  message: 'Answer sent',
  problems: ['not_found', 'stale', 'too_late'],
  limit: writing,
})
