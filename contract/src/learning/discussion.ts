import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, pageOf, paging, RequiredText } from '../fields.ts'
import { exported } from '../staff-shapes.ts'
import { LESSON_POST_SORTS, POST_MAX } from './constants.ts'

const titles = { title_english: z.string(), title_hindi: z.string() }

const Post = z.object({
  id: Id,
  /** The full name of the trainer; of others only the first. */
  author: z.string(),
  isTrainer: z.boolean(),
  isOwn: z.boolean(),
  text: z.string(),
  postedAt: Instant,
})
const Question = Post.extend({ answers: z.array(Post) })

export const listLessonQuestions = endpoint({
  method: 'GET',
  path: '/api/web/v1/lessons/{id}/questions',
  summary: 'Lists what learners asked about a lesson, newest first, with the answers.',
  for: 'user',
  input: z.object({ id: IdInPath, page: paging.page, limit: paging.limit }),
  ids: { id: 'own lesson' },
  reply: pageOf(Question),
  problems: ['not_found'],
})

export const askAboutLesson = endpoint({
  method: 'POST',
  path: '/api/web/v1/lessons/{id}/questions',
  summary: 'Asks the trainer about a lesson. All learners of the course can read it.',
  for: 'user',
  input: z.object({ id: IdInPath, text: RequiredText(POST_MAX) }),
  ids: { id: 'own lesson' },
  reply: z.object({ question: Question }),
  status: 201,
  message: 'Question sent to the trainer',
  problems: ['not_found', 'too_many_open_questions', 'blocked_by_you', 'expert_unavailable'],
  limit: { per: 'account', max: 10, seconds: 3600 },
})

export const answerLessonQuestion = endpoint({
  method: 'POST',
  path: '/api/web/v1/lesson-questions/{id}/answers',
  summary: 'Answers a question about a lesson, as the trainer, or adds to an own one.',
  for: ['user', 'consultant'],
  input: z.object({ id: IdInPath, text: RequiredText(POST_MAX) }),
  ids: { id: 'lesson question' },
  reply: z.object({ answer: Post }),
  status: 201,
  message: 'Answer posted',
  problems: ['not_found', 'too_many_answers', 'blocked_by_you', 'expert_unavailable'],
  limit: { per: 'account', max: 60, seconds: 3600 },
})

const asked = {
  lesson: z.object({ id: Id, ...titles }),
  course: z.object({ id: Id, slug: z.string(), ...titles }),
}

export const listTrainerQuestions = endpoint({
  method: 'GET',
  path: '/api/web/v1/trainer/lesson-questions',
  summary: 'Lists questions about the courses of the calling trainer, newest first.',
  for: 'consultant',
  input: z.object({
    page: paging.page,
    limit: paging.limit,
    filter: z.enum(['waiting', 'all']).default('waiting'),
  }),
  reply: pageOf(Question.extend(asked)).extend({
    /** Questions that wait for an answer, regardless of the filter. */
    waiting: z.int(),
  }),
})

const StaffPost = z.object({
  id: Id,
  isAnswer: z.boolean(),
  author: z.object({ id: Id, name: z.string() }),
  isTrainer: z.boolean(),
  text: z.string(),
  postedAt: Instant,
  hidden: z.object({ at: Instant, reason: z.string() }).nullable(),
  ...asked,
})

const filters = { search: paging.search, state: z.enum(['shown', 'hidden', 'waiting']).optional() }

export const listLessonPosts = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/lesson-posts',
  summary: 'Lists questions and answers about lessons for staff.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'content', 'support'],
  input: z.object({
    page: paging.page,
    limit: paging.limit,
    ...filters,
    sort: z.enum(LESSON_POST_SORTS.flatMap((sort) => [sort, `-${sort}` as const])).default('-postedAt'),
  }),
  reply: pageOf(StaffPost),
})

export const exportLessonPosts = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/lesson-posts/exports',
  ...exported,
  roles: ['operations', 'content', 'support'],
  input: z.object(filters),
})

export const decideLessonPost = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/lesson-posts/{id}/decisions',
  summary: 'Hides a question, with its answers, or an answer; or shows it again.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'content', 'support'],
  input: z.object({ id: IdInPath, decision: z.enum(['hide', 'restore']), reason: Line(500) }),
  ids: { id: 'public' },
  reply: z.object({ id: Id }),
  status: 201,
  message: 'Decision saved',
  problems: ['not_found', 'stale'],
})
