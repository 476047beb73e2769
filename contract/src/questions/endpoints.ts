import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, OptionalLine, Paise, pageOf, paging, RequiredText, Text } from '../fields.ts'
import { QUESTION_BODY_MAX, QUESTION_STATES, QUESTION_TEXT_MAX, QUESTION_TITLE_MAX } from './constants.ts'
import { Question, QuestionRow } from './shapes.ts'

const both = ['user', 'consultant'] as const
const changed = z.object({ question: Question })
const writing = { per: 'account', max: 120, seconds: 3600 } as const

const draft = {
  /** Null asks any expert of the industry. */
  consultantId: Id.nullable(),
  industryId: Id.nullable(),
  title: OptionalLine(QUESTION_TITLE_MAX),
  body: Text(QUESTION_BODY_MAX),
}

export const getQuestionPrice = endpoint({
  method: 'GET',
  path: '/api/web/v1/question-prices',
  summary: 'Returns the price before tax of a question to any expert of an industry, and the hours until the answer.',
  for: 'anyone',
  input: z.object({ industryId: IdInPath }),
  ids: { industryId: 'public' },
  reply: z.object({ pricePaise: Paise, acceptHours: z.int(), answerHours: z.int() }),
  problems: ['not_found'],
})

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/web/v1/questions',
  summary: 'Lists the questions of the caller, newest first: those asked, or those received by a consultant.',
  for: both,
  input: z.object({ ...paging, state: z.enum(QUESTION_STATES).optional() }),
  reply: pageOf(QuestionRow),
})

export const getQuestion = endpoint({
  method: 'GET',
  path: '/api/web/v1/questions/{id}',
  summary: 'Returns a question with everything both sides wrote and what the caller can do now.',
  for: both,
  input: z.object({ id: IdInPath }),
  ids: { id: 'question' },
  reply: changed,
  problems: ['not_found'],
})

export const createQuestionDraft = endpoint({
  method: 'POST',
  path: '/api/web/v1/question-drafts',
  summary: 'Stores a draft. Every field may be empty. To ask, place an order for its id with the item type `question`.',
  for: 'user',
  input: z.object(draft),
  ids: { consultantId: 'public', industryId: 'public' },
  reply: changed,
  status: 201,
  message: 'Draft saved',
  problems: ['not_found', 'question_draft_limit', 'own_account', 'expert_unavailable', 'blocked_by_you'],
  limit: writing,
})

export const saveQuestionDraft = endpoint({
  method: 'PUT',
  path: '/api/web/v1/question-drafts/{id}',
  summary: 'Replaces a draft. While an order for it is unpaid, the consultant and the industry stay.',
  for: 'user',
  input: z.object({ id: IdInPath, ...draft }),
  ids: { id: 'question draft', consultantId: 'public', industryId: 'public' },
  reply: changed,
  message: 'Draft saved',
  problems: ['not_found', 'stale', 'question_in_checkout', 'own_account', 'expert_unavailable', 'blocked_by_you'],
  limit: { per: 'account', max: 1200, seconds: 3600 },
})

export const deleteQuestionDraft = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/question-drafts/{id}',
  summary: 'Deletes a draft.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'question draft' },
  reply: z.object({ id: Id }),
  message: 'Draft deleted',
  problems: ['not_found', 'stale', 'question_in_checkout'],
})

export const cancelQuestion = endpoint({
  method: 'POST',
  path: '/api/web/v1/questions/{id}/cancellations',
  summary: 'Cancels a question that nobody has accepted. The whole price is refunded.',
  for: 'user',
  idempotent: true,
  input: z.object({ id: IdInPath, to: z.enum(['wallet', 'source']).default('wallet') }),
  ids: { id: 'question' },
  reply: changed,
  message: 'Question cancelled',
  problems: ['not_found', 'stale', 'too_late'],
})

export const openQuestionToOthers = endpoint({
  method: 'POST',
  path: '/api/web/v1/questions/{id}/openings',
  summary:
    'Opens a question to all experts of its industry, after the consultant declined it or did not accept it in time.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'declined question' },
  reply: changed,
  message: 'Question opened to other experts',
  problems: ['not_found', 'stale', 'too_late'],
})

export const giveQuestionDetails = endpoint({
  method: 'POST',
  path: '/api/web/v1/questions/{id}/clarifications',
  summary: 'Answers the consultant’s request for details. The time for the answer continues.',
  for: 'user',
  input: z.object({ id: IdInPath, text: RequiredText(QUESTION_TEXT_MAX) }),
  ids: { id: 'unclear question' },
  reply: changed,
  status: 201,
  message: 'Details sent',
  problems: ['not_found', 'stale', 'too_late'],
  limit: writing,
})

export const askFollowUp = endpoint({
  method: 'POST',
  path: '/api/web/v1/questions/{id}/follow-ups',
  summary: 'Asks a follow-up question. Two are included, within seven days of the answer.',
  for: 'user',
  input: z.object({ id: IdInPath, text: RequiredText(QUESTION_TEXT_MAX) }),
  ids: { id: 'answered question' },
  reply: changed,
  status: 201,
  message: 'Follow-up sent',
  problems: ['not_found', 'stale', 'too_late'],
  limit: writing,
})

export const closeQuestion = endpoint({
  method: 'POST',
  path: '/api/web/v1/questions/{id}/closures',
  summary: 'Closes an answered question. Remaining follow-ups can no longer be asked.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'answered question' },
  reply: changed,
  message: 'Question closed',
  problems: ['not_found', 'stale'],
})
