import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdInPath } from '../fields.ts'
import { FileName } from '../locker/shapes.ts'
import { UploadAddress, UploadId } from '../uploads.ts'
import { ATTACHMENT_MAX_BYTES } from './constants.ts'
import { Attachment } from './shapes.ts'

const authors = { for: 'admin', secondFactor: 'signed-in', roles: ['content'] } as const

export const beginAttachmentUpload = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/courses/{id}/attachment-uploads',
  summary:
    'Starts the upload of a file for the lessons of a course. It is then sent to the returned address with the tus protocol.',
  ...authors,
  input: z.object({
    id: IdInPath,
    name: FileName,
    bytes: z.int().positive('This file is empty.').max(ATTACHMENT_MAX_BYTES, 'This file is too large.'),
  }),
  ids: { id: 'public' },
  reply: z.object({ upload: UploadAddress }),
  status: 201,
  problems: ['not_found', 'file_type_refused'],
})

export const addAttachment = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/courses/{id}/attachments',
  summary: 'Checks a complete upload by its content and makes it a file of the course, for any of its lessons.',
  ...authors,
  input: z.object({ id: IdInPath, uploadId: UploadId, name: FileName }),
  ids: { id: 'public', uploadId: 'upload' },
  reply: z.object({ attachment: Attachment }),
  status: 201,
  message: 'File saved',
  problems: [
    ...(['not_found', 'stale', 'file_type_refused', 'file_mismatch', 'file_damaged', 'file_unsafe'] as const),
    ...(['file_expands', 'file_infected', 'scanner_unavailable', 'unsupported_image', 'too_many_pixels'] as const),
    'unavailable',
  ],
})

export const addressAttachment = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/attachments/{id}/address',
  summary: 'Returns a short-lived address of a file, for staff to check it before learners see it.',
  ...authors,
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ url: z.string() }),
  problems: ['not_found'],
})

export const linkAttachment = endpoint({
  method: 'POST',
  path: '/api/web/v1/lesson-files/{id}/links',
  summary: 'Returns a short-lived link to a file of a lesson, for those who have access to the course.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'lesson file' },
  reply: z.object({ url: z.string() }),
  status: 201,
  problems: ['not_found'],
})
