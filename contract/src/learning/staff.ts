import { z } from 'zod'
import { CONSULTING_LANGUAGES } from '../consultants/constants.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, Paise, pageOf, paging, RequiredText } from '../fields.ts'
import { exported } from '../staff-shapes.ts'
import { CAPTIONS_MAX_CHARACTERS, COVER_DRAWINGS, COVER_TINTS } from '../talks/constants.ts'
import { UploadAddress, UploadId } from '../uploads.ts'
import { COURSE_STATES, FILM_MAX_BYTES, FILM_QUALITIES, STAFF_COURSE_SORTS } from './constants.ts'
import { ContentDraft } from './content.ts'
import { Attachment } from './shapes.ts'

const Price = z
  .int('Enter a whole number.')
  .min(100, 'This number is too small.')
  .max(1_00_00_000, 'This number is too large.')
const outcomes = z.array(Line(160)).max(12, 'There are too many lines.')
const Version = z.int().positive()

const facts = {
  industryId: Id,
  consultantId: Id,
  title_english: Line(120),
  title_hindi: Line(120),
  summary_english: RequiredText(500),
  summary_hindi: RequiredText(500),
  outcomes_english: outcomes,
  outcomes_hindi: outcomes,
  languages: z.array(z.enum(CONSULTING_LANGUAGES)).min(1, 'Choose at least one language.').max(6),
  pricePaise: Price,
  drawing: z.enum(COVER_DRAWINGS),
  tint: z.enum(COVER_TINTS),
}

const Row = z.object({
  id: Id,
  slug: z.string(),
  title_english: z.string(),
  title_hindi: z.string(),
  trainer: z.object({ id: Id, name: z.string() }),
  state: z.enum(COURSE_STATES),
  /** The curriculum has changes that are not published. */
  hasDraft: z.boolean(),
  pricePaise: Paise,
  learners: z.int(),
  updatedAt: Instant,
})

const Film = z.object({
  id: Id,
  seconds: z.int(),
  qualities: z.array(z.enum(FILM_QUALITIES)),
  captions: z.array(z.enum(['en', 'hi'])),
})

const StaffCourse = Row.extend({
  ...facts,
  withdrawnReason: z.string().nullable(),
  version: z.int(),
  /** The draft, or the published curriculum if there is none. */
  content: ContentDraft,
  /** Number of the published version; null if never published. */
  published: z.int().nullable(),
  films: z.array(Film),
  attachments: z.array(Attachment),
})
const answered = z.object({ course: StaffCourse })
const staffOnly = { for: 'admin', secondFactor: 'signed-in' } as const

const filters = { search: paging.search, state: z.enum(COURSE_STATES).optional() }

export const listStaffCourses = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/courses',
  summary: 'Lists all courses for staff, including drafts and withdrawn ones.',
  ...staffOnly,
  roles: ['content'],
  input: z.object({
    ...{ ...paging, ...filters },
    sort: z.enum(STAFF_COURSE_SORTS.flatMap((sort) => [sort, `-${sort}` as const])).default('-updatedAt'),
  }),
  reply: pageOf(Row),
})

export const exportCourses = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/courses/exports',
  ...exported,
  roles: ['content'],
  input: z.object(filters),
})

export const getStaffCourse = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/courses/{id}',
  summary: 'Returns a course with its draft and films.',
  ...staffOnly,
  roles: ['content'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: answered,
  problems: ['not_found'],
})

export const addCourse = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/courses',
  summary: 'Creates a course as a draft.',
  ...staffOnly,
  secondFactor: 'fresh',
  roles: ['content'],
  input: z.object(facts),
  ids: { industryId: 'public', consultantId: 'public' },
  reply: answered,
  status: 201,
  message: 'Course added',
  problems: ['not_found'],
})

export const changeCourse = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/courses/{id}',
  summary: 'Changes titles, texts, trainer, industry and price of a course. They apply at once.',
  ...staffOnly,
  secondFactor: 'fresh',
  roles: ['content'],
  input: z.object({ id: IdInPath, ...facts, version: Version }),
  ids: { id: 'public', industryId: 'public', consultantId: 'public' },
  reply: answered,
  message: 'Course saved',
  problems: ['not_found', 'stale'],
})

export const saveContent = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/courses/{id}/content',
  summary: 'Saves the curriculum as a draft. Learners see it once it is published.',
  ...staffOnly,
  roles: ['content'],
  input: z.object({ id: IdInPath, version: Version, content: ContentDraft }),
  ids: { id: 'public' },
  reply: answered,
  message: 'Draft saved',
  problems: ['not_found', 'stale'],
})

export const publishCourse = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/courses/{id}/publications',
  summary: 'Publishes the draft as the next version of the course. Issued certificates stay as they are.',
  ...staffOnly,
  roles: ['content'],
  input: z.object({ id: IdInPath, version: Version }),
  ids: { id: 'public' },
  reply: answered,
  message: 'Course published',
  problems: ['not_found', 'stale', 'course_incomplete'],
})

export const withdrawCourse = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/courses/{id}/withdrawals',
  summary: 'Stops selling a course. Its learners keep access.',
  ...staffOnly,
  roles: ['content'],
  input: z.object({ id: IdInPath, version: Version, reason: Line(500) }),
  ids: { id: 'public' },
  reply: answered,
  message: 'Course withdrawn',
  problems: ['not_found', 'stale'],
})

export const beginFilmUpload = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/courses/{id}/uploads',
  summary: 'Starts the upload of a film. The file is then sent to the returned address with the tus protocol.',
  ...staffOnly,
  roles: ['content'],
  input: z.object({
    id: IdInPath,
    bytes: z.int().positive('This file is empty.').max(FILM_MAX_BYTES, 'This file is too large.'),
  }),
  ids: { id: 'public' },
  reply: z.object({ upload: UploadAddress }),
  status: 201,
  problems: ['not_found'],
})

export const attachFilm = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/courses/{id}/films',
  summary:
    'Makes a complete upload a film of the course, or the other quality of one. The length is read from the file.',
  ...staffOnly,
  roles: ['content'],
  input: z.object({
    id: IdInPath,
    uploadId: UploadId,
    quality: z.enum(FILM_QUALITIES),
    /** The film that it is another quality of; null for a new one. */
    filmId: Id.nullable(),
  }),
  ids: { id: 'public', uploadId: 'upload', filmId: 'public' },
  reply: z.object({ film: Film }),
  status: 201,
  message: 'Video saved',
  problems: ['not_found', 'stale', 'unsupported_film', 'film_length_differs'],
})

export const addressFilm = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/films/{id}/address',
  summary: 'Returns a short-lived address of a film, for staff to check it before learners see it.',
  ...staffOnly,
  roles: ['content'],
  input: z.object({ id: IdInPath, quality: z.enum(FILM_QUALITIES).default('low') }),
  ids: { id: 'public' },
  reply: z.object({ url: z.string() }),
  problems: ['not_found'],
})

export const changeFilmCaptions = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/films/{id}/captions/{language}',
  summary: 'Sets the captions of a film in one language, as WebVTT. An empty text removes them.',
  ...staffOnly,
  roles: ['content'],
  input: z.object({ id: IdInPath, language: z.enum(['en', 'hi']), vtt: z.string().max(CAPTIONS_MAX_CHARACTERS) }),
  ids: { id: 'public', language: 'public' },
  reply: z.object({ film: Film }),
  message: 'Captions saved',
  problems: ['not_found', 'captions_unreadable'],
})

const StaffProgramme = z.object({
  id: Id,
  kind: z.enum(['industry', 'sector']),
  title_english: z.string(),
  title_hindi: z.string(),
  sectorId: Id,
  courses: z.int(),
  /** Null if it has never been priced. */
  pricePaise: Paise.nullable(),
  isOffered: z.boolean(),
  version: z.int(),
})

export const listStaffProgrammes = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/programmes',
  summary: 'Lists every industry and sector that has published courses or a programme, with its price.',
  ...staffOnly,
  roles: ['content'],
  input: z.object({}),
  reply: z.object({ programmes: z.array(StaffProgramme) }),
})

export const changeProgramme = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/programmes/{id}',
  summary: 'Sets the price of the programme of an industry or sector, and whether it is on sale.',
  ...staffOnly,
  secondFactor: 'fresh',
  roles: ['content'],
  input: z.object({ id: IdInPath, pricePaise: Price, isOffered: z.boolean(), version: z.int().min(0) }),
  ids: { id: 'public' },
  reply: z.object({ programme: StaffProgramme }),
  message: 'Programme saved',
  problems: ['not_found', 'stale'],
})

export const listCoursesOfPerson = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/people/{id}/courses',
  summary: 'Lists the courses that a person has access to, newest first, with the progress in each.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'content', 'support'],
  input: z.object({ id: IdInPath, page: paging.page, limit: paging.limit }),
  ids: { id: 'public' },
  reply: pageOf(
    z.object({
      id: Id,
      title_english: z.string(),
      title_hindi: z.string(),
      lessons: z.int(),
      doneLessons: z.int(),
      grantedAt: Instant,
    }),
  ),
})
