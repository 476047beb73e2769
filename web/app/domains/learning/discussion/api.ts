import type { QueryClient } from '@tanstack/react-query'
import type { Received, Sent } from '#contract/endpoint.ts'
import type * as discussion from '#contract/learning/discussion.ts'
import type * as notes from '#contract/learning/notes.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type NoteList = Received<typeof notes.listNotes>
export type Note = NoteList['notes'][number]
export type LessonQuestion = Received<typeof discussion.listLessonQuestions>['data'][number]
export type LessonPost = LessonQuestion['answers'][number]

export const QUESTIONS_SHOWN = 10

export const notesQuery = (api: Api, lessonId: number) =>
  apiQuery<typeof notes.listNotes>(api, 'GET /api/web/v1/lessons/{id}/notes', { id: lessonId })
export const addNote = (api: Api, input: Sent<typeof notes.addNote>) =>
  api.call<typeof notes.addNote>('POST /api/web/v1/lessons/{id}/notes', input)
export const changeNote = (api: Api, input: Sent<typeof notes.changeNote>) =>
  api.call<typeof notes.changeNote>('PUT /api/web/v1/lesson-notes/{id}', input)
export const removeNote = (api: Api, id: number) =>
  api.call<typeof notes.removeNote>('DELETE /api/web/v1/lesson-notes/{id}', { id })

const QUESTIONS = 'GET /api/web/v1/lessons/{id}/questions'
const OF_TRAINER = 'GET /api/web/v1/trainer/lesson-questions'

export const lessonQuestionsQuery = (api: Api, lessonId: number, page: number) =>
  apiQuery<typeof discussion.listLessonQuestions>(api, QUESTIONS, { id: lessonId, page, limit: QUESTIONS_SHOWN })
export const trainerQuestionsQuery = (api: Api, input: Sent<typeof discussion.listTrainerQuestions>) =>
  apiQuery<typeof discussion.listTrainerQuestions>(api, OF_TRAINER, input)
export const askAboutLesson = (api: Api, input: Sent<typeof discussion.askAboutLesson>) =>
  api.call<typeof discussion.askAboutLesson>('POST /api/web/v1/lessons/{id}/questions', input)
export const answerQuestion = (api: Api, input: Sent<typeof discussion.answerLessonQuestion>) =>
  api.call<typeof discussion.answerLessonQuestion>('POST /api/web/v1/lesson-questions/{id}/answers', input)

/** After something was asked or answered. */
export const refreshDiscussions = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey: [what] }) => what === QUESTIONS || what === OF_TRAINER })
