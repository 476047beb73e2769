import type { Received, Sent } from '#contract/endpoint.ts'
import type * as attachments from '#contract/learning/attachments.ts'
import type * as certificates from '#contract/learning/certificates.ts'
import type * as discussion from '#contract/learning/discussion.ts'
import type { getCourseNumbers } from '#contract/learning/numbers.ts'
import type * as contract from '#contract/learning/staff.ts'
import type { findSpeakers } from '#contract/talks/library-staff.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import { type Sending, sendFile } from '~/lib/resumable-upload.ts'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type CourseRow = Received<typeof contract.listStaffCourses>['data'][number]
export type StaffCourse = Received<typeof contract.getStaffCourse>['course']
export type Film = StaffCourse['films'][number]
export type Attachment = StaffCourse['attachments'][number]
export type CourseFacts = Sent<typeof contract.addCourse>
export type Content = Sent<typeof contract.saveContent>['content']
export type Lesson = Content['chapters'][number]['lessons'][number]
export type StaffProgramme = Received<typeof contract.listStaffProgrammes>['programmes'][number]
export type StaffCertificate = Received<typeof certificates.listStaffCertificates>['data'][number]
export type StaffPost = Received<typeof discussion.listLessonPosts>['data'][number]
export type CourseNumbers = Received<typeof getCourseNumbers>

const LIST = '/api/web/v1/admin/courses'

/** The table passes on only what its filters and columns offer. */
export const coursesQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof contract.listStaffCourses>(api, `GET ${LIST}`, input as Sent<typeof contract.listStaffCourses>)

export async function exportCourses(api: Api, request: TableInput) {
  const input = request as Sent<typeof contract.exportCourses>
  return (await api.call<typeof contract.exportCourses>(`POST ${LIST}/exports`, input)).data.url
}

export const staffCourseQuery = (api: Api, id: number) =>
  apiQuery<typeof contract.getStaffCourse>(api, `GET ${LIST}/{id}`, { id })

export const numbersQuery = (api: Api, id: number) =>
  apiQuery<typeof getCourseNumbers>(api, `GET ${LIST}/{id}/numbers`, { id })

/** Consultants who may be trainers are those who may give talks. */
export const trainersQuery = (api: Api, search: string) =>
  apiQuery<typeof findSpeakers>(api, 'GET /api/web/v1/admin/talk-speakers', { search })

export const addCourse = (api: Api, facts: CourseFacts) => api.call<typeof contract.addCourse>(`POST ${LIST}`, facts)

export const changeCourse = (api: Api, input: Sent<typeof contract.changeCourse>) =>
  api.call<typeof contract.changeCourse>(`PUT ${LIST}/{id}`, input)

export const saveContent = (api: Api, input: Sent<typeof contract.saveContent>) =>
  api.call<typeof contract.saveContent>(`PUT ${LIST}/{id}/content`, input)

export const publishCourse = (api: Api, { id, version }: StaffCourse) =>
  api.call<typeof contract.publishCourse>(`POST ${LIST}/{id}/publications`, { id, version })

export const withdrawCourse = (api: Api, { id, version }: StaffCourse, reason: string) =>
  api.call<typeof contract.withdrawCourse>(`POST ${LIST}/{id}/withdrawals`, { id, version, reason })

export const changeCaptions = (api: Api, input: Sent<typeof contract.changeFilmCaptions>) =>
  api.call<typeof contract.changeFilmCaptions>('PUT /api/web/v1/admin/films/{id}/captions/{language}', input)

export const filmAddressQuery = (api: Api, id: number) => ({
  ...apiQuery<typeof contract.addressFilm>(api, 'GET /api/web/v1/admin/films/{id}/address', { id }),
  // The address expires.
  ...{ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
})

interface Uploading extends Omit<Sending, 'url'> {
  api: Api
  courseId: number
  quality: Film['qualities'][number]
  /** The film that it is another quality of; null for a new one. */
  filmId: number | null
}

/** Uploads a video and makes it a film of the course. */
export async function uploadFilm({ api, courseId, quality, filmId, ...sending }: Uploading) {
  const begun = await api.call<typeof contract.beginFilmUpload>(`POST ${LIST}/{id}/uploads`, {
    ...{ id: courseId, bytes: sending.file.size },
  })
  const { id: uploadId, url } = begun.data.upload
  await sendFile({ url, ...sending })
  return api.call<typeof contract.attachFilm>(`POST ${LIST}/{id}/films`, { id: courseId, uploadId, quality, filmId })
}

/** Uploads a file for the lessons of a course. */
export async function uploadAttachment({
  api,
  courseId,
  ...sending
}: Pick<Uploading, 'api' | 'courseId'> & Omit<Sending, 'url'>) {
  const { name, size: bytes } = sending.file
  const begun = await api.call<typeof attachments.beginAttachmentUpload>(`POST ${LIST}/{id}/attachment-uploads`, {
    ...{ id: courseId, name, bytes },
  })
  const { id: uploadId, url } = begun.data.upload
  await sendFile({ url, ...sending })
  return api.call<typeof attachments.addAttachment>(`POST ${LIST}/{id}/attachments`, { id: courseId, uploadId, name })
}

export const attachmentAddress = async (api: Api, id: number) =>
  (await api.call<typeof attachments.addressAttachment>('GET /api/web/v1/admin/attachments/{id}/address', { id })).data
    .url

export const programmesQuery = (api: Api) =>
  apiQuery<typeof contract.listStaffProgrammes>(api, 'GET /api/web/v1/admin/programmes', {})

export const changeProgramme = (api: Api, input: Sent<typeof contract.changeProgramme>) =>
  api.call<typeof contract.changeProgramme>('PUT /api/web/v1/admin/programmes/{id}', input)

export const certificatesQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof certificates.listStaffCertificates>(
    api,
    'GET /api/web/v1/admin/certificates',
    input as Sent<typeof certificates.listStaffCertificates>,
  )

export const revokeCertificate = (api: Api, input: Sent<typeof certificates.revokeCertificate>) =>
  api.call<typeof certificates.revokeCertificate>('POST /api/web/v1/admin/certificates/{id}/revocations', input)

export async function exportCertificates(api: Api, request: TableInput) {
  const input = request as Sent<typeof certificates.exportCertificates>
  const path = 'POST /api/web/v1/admin/certificates/exports'
  return (await api.call<typeof certificates.exportCertificates>(path, input)).data.url
}

const POSTS = '/api/web/v1/admin/lesson-posts'
export const lessonPostsQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof discussion.listLessonPosts>(api, `GET ${POSTS}`, input as Sent<typeof discussion.listLessonPosts>)
export async function exportLessonPosts(api: Api, request: TableInput) {
  const input = request as Sent<typeof discussion.exportLessonPosts>
  return (await api.call<typeof discussion.exportLessonPosts>(`POST ${POSTS}/exports`, input)).data.url
}
export const decideLessonPost = (api: Api, input: Sent<typeof discussion.decideLessonPost>) =>
  api.call<typeof discussion.decideLessonPost>(`POST ${POSTS}/{id}/decisions`, input)

export const coursesOfPersonQuery = (api: Api, input: Sent<typeof contract.listCoursesOfPerson>) =>
  apiQuery<typeof contract.listCoursesOfPerson>(api, 'GET /api/web/v1/admin/people/{id}/courses', input)
