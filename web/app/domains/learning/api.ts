import { queryOptions } from '@tanstack/react-query'
import type { Received, Sent } from '#contract/endpoint.ts'
import type * as attachments from '#contract/learning/attachments.ts'
import type * as certificates from '#contract/learning/certificates.ts'
import type * as contract from '#contract/learning/endpoints.ts'
import type * as learner from '#contract/learning/learner.ts'
import type * as previews from '#contract/learning/previews.ts'
import type * as programmes from '#contract/learning/programmes.ts'
import type * as quizzes from '#contract/learning/quizzes.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type CourseList = Received<typeof contract.listCourses>
export type CourseCard = CourseList['courseList'][number]
export type CourseDetail = Received<typeof contract.getCourse>['courseById']
export type CourseRules = Received<typeof contract.getCourse>['rules']
export type LessonRow = CourseDetail['chapters'][number]['lessons'][number]
export type OwnCourse = Received<typeof learner.listMyCourses>['purchaseCourse'][number]
export type Learning = Received<typeof learner.getMyCourse>
export type Lesson = Received<typeof learner.getLesson>['lesson']
export type Attachment = Lesson['attachments'][number]
export type Play = Received<typeof learner.openPlay>['play']
export type FilmAddress = Play['address']
export type FilmQuality = FilmAddress['quality']
export type Programme = Received<typeof programmes.listProgrammes>['programmes'][number]
export type ProgrammeDetail = Received<typeof programmes.getProgramme>
export type Attempt = Received<typeof quizzes.startAttempt>['attempt']
export type AskedQuestion = Attempt['questions'][number]
export type BoughtLearning = Received<typeof contract.listPurchases>['data'][number]
export type CertificateCheck = Received<typeof certificates.checkCertificate>
export type Certificate = NonNullable<CertificateCheck['certificate']>
export type OwnCertificate = Received<typeof certificates.listCertificates>['data'][number]

const ALL = 100

export const coursesQuery = (api: Api, input: Sent<typeof contract.listCourses>) =>
  apiQuery<typeof contract.listCourses>(api, 'GET /api/web/v1/courses', input)
export const courseQuery = (api: Api, slug: string) =>
  apiQuery<typeof contract.getCourse>(api, 'GET /api/web/v1/courses/{slug}', { slug })
export const programmesQuery = (api: Api) =>
  apiQuery<typeof programmes.listProgrammes>(api, 'GET /api/web/v1/programmes', {})
export const programmeQuery = (api: Api, id: number) =>
  apiQuery<typeof programmes.getProgramme>(api, 'GET /api/web/v1/programmes/{id}', { id })

/** The same as a signed-in customer sees it. The page was rendered for a visitor, so it is another entry of the cache. */
export const ownProgrammeQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['own', ...programmeQuery(api, id).queryKey] as const,
    queryFn: async ({ signal }) =>
      (await api.call<typeof programmes.getProgramme>('GET /api/web/v1/programmes/{id}', { id }, { signal })).data,
  })

export const ownCoursesQuery = (api: Api) =>
  apiQuery<typeof learner.listMyCourses>(api, 'GET /api/web/v1/my-courses', { limit: ALL })
export const learningQuery = (api: Api, id: number) =>
  apiQuery<typeof learner.getMyCourse>(api, 'GET /api/web/v1/my-courses/{id}', { id })
export const lessonQuery = (api: Api, id: number) =>
  apiQuery<typeof learner.getLesson>(api, 'GET /api/web/v1/lessons/{id}', { id })
export const boughtLearningQuery = (api: Api) =>
  apiQuery<typeof contract.listPurchases>(api, 'GET /api/web/v1/learning-purchases', { limit: ALL })
export const certificatesQuery = (api: Api) =>
  apiQuery<typeof certificates.listCertificates>(api, 'GET /api/web/v1/certificates', { limit: ALL })
export const certificateCheckQuery = (api: Api, code: string) =>
  apiQuery<typeof certificates.checkCertificate>(api, 'GET /api/web/v1/certificate-checks', { code })

export const refundLearning = (api: Api, input: Sent<typeof contract.refundPurchase>, idempotencyKey: string) =>
  api.call<typeof contract.refundPurchase>('POST /api/web/v1/learning-purchases/refunds', input, { idempotencyKey })

export const previewLesson = async (api: Api, input: Sent<typeof previews.previewLesson>) =>
  (await api.call<typeof previews.previewLesson>('POST /api/web/v1/lessons/{id}/previews', input)).data.preview
export const attachmentUrl = async (api: Api, id: number) =>
  (await api.call<typeof attachments.linkAttachment>('POST /api/web/v1/lesson-files/{id}/links', { id })).data.url
export const markRead = (api: Api, id: number) =>
  api.call<typeof learner.markRead>('PUT /api/web/v1/lessons/{id}/read', { id })
export const openPlay = async (api: Api, input: Sent<typeof learner.openPlay>) =>
  (await api.call<typeof learner.openPlay>('POST /api/web/v1/lessons/{id}/plays', input)).data.play
export const renewAddress = async (api: Api, input: Sent<typeof learner.renewAddress>) =>
  (await api.call<typeof learner.renewAddress>('POST /api/web/v1/plays/{playId}/addresses', input)).data.address

export type PlayedReport = Sent<typeof learner.reportPlayed>
export type ReportAnswer = Received<typeof learner.reportPlayed>
export const reportPlayed = async (api: Api, input: PlayedReport): Promise<ReportAnswer> =>
  (await api.call<typeof learner.reportPlayed>('POST /api/web/v1/plays/{playId}/beats', input)).data

export const startAttempt = async (api: Api, lessonId: number) =>
  (await api.call<typeof quizzes.startAttempt>('POST /api/web/v1/lessons/{id}/attempts', { id: lessonId })).data.attempt
export const storeAnswer = async (api: Api, input: Sent<typeof quizzes.storeAnswer>) =>
  (await api.call<typeof quizzes.storeAnswer>('PUT /api/web/v1/quiz-attempts/{id}/answers', input)).data.storeAnswer
export const submitAttempt = async (api: Api, id: number) =>
  (await api.call<typeof quizzes.submitAttempt>('POST /api/web/v1/quiz-attempts/{id}/submissions', { id })).data
    .getResult

export const issueCertificate = async (api: Api, courseId: number) =>
  (await api.call<typeof certificates.issueCertificate>('POST /api/web/v1/certificates', { courseId })).data.certificate
export const certificateUrl = async (api: Api, id: number) =>
  (await api.call<typeof certificates.linkCertificate>('POST /api/web/v1/certificates/{id}/links', { id })).data.url
