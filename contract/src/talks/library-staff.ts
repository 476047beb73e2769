import { z } from 'zod'
import { PHOTO_MAX_BYTES, PICTURES_PER_HOUR } from '../constants.ts'
import { CONSULTING_LANGUAGES, VIDEO_HOSTS } from '../consultants/constants.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, pageOf, paging, Text } from '../fields.ts'
import { UploadAddress, UploadId } from '../uploads.ts'
import {
  CAPTIONS_MAX_CHARACTERS,
  COVER_DRAWINGS,
  COVER_TINTS,
  RECORDING_MAX_BYTES,
  TALK_SEGMENTS,
  TALK_STATES,
} from './constants.ts'
import { TalkDetail } from './library.ts'

const isVideoSite = (address: string) => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.protocol === 'https:' && (VIDEO_HOSTS as readonly string[]).includes(url.hostname)
}

const words = {
  segment: z.enum(TALK_SEGMENTS),
  consultantId: Id,
  title_english: Line(120),
  title_hindi: Line(120),
  about_english: Text(2000),
  about_hindi: Text(2000),
  languages: z.array(z.enum(CONSULTING_LANGUAGES)).min(1, 'Choose at least one language.').max(6),
  startsAt: Instant,
  minutes: z.int('Enter a whole number.').min(5, 'This number is too small.').max(480, 'This number is too large.'),
  /** Where it can be watched live. */
  liveUrl: z
    .string()
    .trim()
    .max(300)
    .refine(isVideoSite, 'Enter the link of a YouTube or Vimeo video, starting with https://')
    .nullable(),
  drawing: z.enum(COVER_DRAWINGS),
  tint: z.enum(COVER_TINTS),
}
const Reason = Line(500)
const Version = z.int().positive()

const Row = z.object({
  id: Id,
  slug: z.string(),
  segment: z.enum(TALK_SEGMENTS),
  title_english: z.string(),
  title_hindi: z.string(),
  speaker: z.object({ id: Id, name: z.string() }),
  startsAt: Instant,
  minutes: z.int(),
  seconds: z.int().nullable(),
  views: z.int(),
  going: z.int(),
  state: z.enum(TALK_STATES),
})

const StaffTalk = TalkDetail.extend({
  state: z.enum(TALK_STATES),
  withdrawnReason: z.string().nullable(),
  version: z.int(),
})
const answered = z.object({ talk: StaffTalk })

const filters = {
  /** Part of a title or of the speaker's name. */
  search: paging.search,
  segment: z.enum(TALK_SEGMENTS).optional(),
  state: z.enum(TALK_STATES).optional(),
  recorded: z.enum(['yes', 'no']).optional(),
}

export const listLibrary = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/talk-library',
  summary: 'Lists all talks for staff, including drafts and withdrawn ones.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({
    ...paging,
    ...filters,
    sort: z.enum(['startsAt', '-startsAt', 'views', '-views', 'title', '-title']).default('-startsAt'),
  }),
  reply: pageOf(Row),
})

export const exportLibrary = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/talk-library/exports',
  summary: 'Returns a short-lived link to the same list as CSV.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['content'],
  input: z.object(filters),
  reply: z.object({ url: z.string() }),
  status: 201,
  limit: { per: 'account', max: 30, seconds: 3600 },
})

export const findSpeakers = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/talk-speakers',
  summary: 'Searches listed consultants who may give a talk, by part of their name.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ search: Text(120).default('') }),
  reply: z.object({ speakers: z.array(z.object({ id: Id, name: z.string(), headline: z.string() })) }),
})

export const getLibraryTalk = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/talk-library/{id}',
  summary: 'Returns one talk with everything staff may change.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: answered,
  problems: ['not_found'],
})

export const addTalk = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/talk-library',
  summary: 'Creates a talk as a draft.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object(words),
  ids: { consultantId: 'public' },
  reply: answered,
  status: 201,
  message: 'Talk added',
  problems: ['not_found', 'stale'],
})

export const changeTalk = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/talk-library/{id}',
  summary: 'Updates a talk. If its time changes, people with a reminder are notified.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ id: IdInPath, ...words, version: Version }),
  ids: { id: 'public', consultantId: 'public' },
  reply: answered,
  message: 'Talk saved',
  problems: ['not_found', 'stale'],
})

export const publishTalk = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/talk-library/{id}/publications',
  summary: 'Publishes a talk.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ id: IdInPath, version: Version }),
  ids: { id: 'public' },
  reply: answered,
  message: 'Talk published',
  problems: ['not_found', 'stale', 'talk_incomplete'],
})

export const withdrawTalk = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/talk-library/{id}/withdrawals',
  summary:
    'Withdraws a talk. The link to its recording stops working; people with a reminder of an upcoming talk are notified.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ id: IdInPath, version: Version, reason: Reason }),
  ids: { id: 'public' },
  reply: answered,
  message: 'Talk withdrawn',
  problems: ['not_found', 'stale'],
})

export const changeCaptions = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/talk-library/{id}/captions/{language}',
  summary: 'Sets the captions of a recording in one language, as WebVTT. An empty text removes them.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ id: IdInPath, language: z.enum(['en', 'hi']), vtt: z.string().max(CAPTIONS_MAX_CHARACTERS) }),
  ids: { id: 'public', language: 'public' },
  reply: answered,
  message: 'Captions saved',
  problems: ['not_found', 'captions_unreadable'],
})

export const changePoster = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/talk-library/{id}/poster',
  summary: 'Sets the preview picture of a recording. Without a file it is removed.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: answered,
  message: 'Picture saved',
  problems: ['not_found', 'unsupported_image', 'too_many_pixels', 'picture_too_narrow'],
  file: { maxBytes: PHOTO_MAX_BYTES, picturesPerHour: PICTURES_PER_HOUR },
})

export const beginUpload = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/talk-library/{id}/uploads',
  summary: 'Starts the upload of a recording. The file is then sent to the returned address with the tus protocol.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({
    id: IdInPath,
    bytes: z.int().positive('This file is empty.').max(RECORDING_MAX_BYTES, 'This file is too large.'),
  }),
  ids: { id: 'public' },
  reply: z.object({ upload: UploadAddress }),
  status: 201,
  problems: ['not_found'],
})

export const attachRecording = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/talk-library/{id}/recording',
  summary: 'Attaches a complete upload to its talk as the recording. The duration is read from the file.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ id: IdInPath, uploadId: UploadId }),
  ids: { id: 'public', uploadId: 'upload' },
  reply: answered,
  message: 'Recording saved',
  problems: ['not_found', 'stale', 'unsupported_film'],
})
