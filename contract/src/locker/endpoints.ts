import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Line, pageOf, paging } from '../fields.ts'
import { UploadAddress, UploadId } from '../uploads.ts'
import { DOCUMENT_MAX_BYTES, GROUP_TITLE_MAX, SHARE_SUBJECTS } from './constants.ts'
import { DocumentRow, FileName, Group } from './shapes.ts'

const owners = ['user', 'consultant'] as const
const saved = z.object({ document: DocumentRow })
const grouped = z.object({ group: Group })

export const listLocker = endpoint({
  method: 'GET',
  path: '/api/web/v1/locker',
  summary: 'Lists the documents of the caller, newest first, with groups and the space used.',
  for: owners,
  input: z.object({
    ...paging,
    groupId: IdInPath.optional(),
    /** The trash instead of the documents in use. */
    trash: z.enum(['yes', 'no']).default('no'),
  }),
  ids: { groupId: 'locker group' },
  reply: pageOf(DocumentRow).extend({
    userDocument: z.array(DocumentRow),
    categories: z.array(Group),
    usedBytes: z.int(),
    quotaBytes: z.int(),
    fileMaxBytes: z.int(),
    documents: z.int(),
    trashed: z.int(),
    trashDays: z.int(),
  }),
  problems: ['not_found'],
})

export const beginDocumentUpload = endpoint({
  method: 'POST',
  path: '/api/web/v1/locker/uploads',
  summary: 'Starts the upload of a document. The file is then sent to the returned address with the tus protocol.',
  for: owners,
  input: z.object({
    name: FileName,
    bytes: z.int().positive('This file is empty.').max(DOCUMENT_MAX_BYTES, 'This file is too large.'),
  }),
  reply: z.object({ upload: UploadAddress }),
  status: 201,
  problems: ['file_type_refused', 'file_too_large', 'locker_full'],
  limit: { per: 'account', max: 300, seconds: 3600 },
})

export const addDocument = endpoint({
  method: 'POST',
  path: '/api/web/v1/locker/documents',
  summary: 'Checks a complete upload by its content and stores it, optionally shared into a booking or talk at once.',
  for: owners,
  input: z.object({
    uploadId: UploadId,
    name: FileName,
    groupId: Id.nullable().default(null),
    shareInto: z.object({ kind: z.enum(SHARE_SUBJECTS), id: Id }).optional(),
  }),
  ids: { uploadId: 'upload', groupId: 'locker group' },
  reply: saved,
  status: 201,
  message: 'Uploaded',
  problems: [
    ...(['not_found', 'stale', 'too_late', 'locker_full', 'file_type_refused', 'file_mismatch'] as const),
    ...(['file_damaged', 'file_unsafe', 'file_expands', 'file_infected', 'scanner_unavailable'] as const),
    ...(['unsupported_image', 'too_many_pixels', 'unavailable'] as const),
  ],
  limit: { per: 'account', max: 300, seconds: 3600 },
})

export const changeDocument = endpoint({
  method: 'PUT',
  path: '/api/web/v1/locker/documents/{id}',
  summary: 'Renames a document or moves it to another group. The type of the file cannot change.',
  for: owners,
  input: z.object({ id: IdInPath, name: FileName, groupId: Id.nullable() }),
  ids: { id: 'locker document', groupId: 'locker group' },
  reply: saved,
  message: 'Saved',
  problems: ['not_found', 'file_type_refused'],
})

export const trashDocument = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/locker/documents/{id}',
  summary: 'Moves a document to the trash. Others cannot open it there.',
  for: owners,
  input: z.object({ id: IdInPath }),
  ids: { id: 'locker document' },
  reply: saved,
  message: 'Moved to trash',
  problems: ['not_found'],
})

export const restoreDocument = endpoint({
  method: 'POST',
  path: '/api/web/v1/locker/documents/{id}/restorations',
  summary: 'Restores a document from the trash, with its group and shares.',
  for: owners,
  input: z.object({ id: IdInPath }),
  ids: { id: 'trashed document' },
  reply: saved,
  message: 'File restored',
  problems: ['not_found'],
})

export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/locker/trash/{id}',
  summary: 'Deletes a document in the trash for good.',
  for: owners,
  input: z.object({ id: IdInPath }),
  ids: { id: 'trashed document' },
  reply: z.object({ id: Id }),
  message: 'File deleted',
  problems: ['not_found', 'document_in_dispute'],
})

export const emptyTrash = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/locker/trash',
  summary: 'Deletes everything in the trash for good, except files in an open dispute.',
  for: owners,
  input: z.object({}),
  reply: z.object({ removed: z.int(), left: z.int() }),
  message: 'Trash emptied',
})

export const openDocument = endpoint({
  method: 'POST',
  path: '/api/web/v1/locker/documents/{id}/links',
  summary:
    'Returns a short-lived link to a document, for its owner and those it is shared with. Others are recorded in the access log.',
  for: owners,
  input: z.object({ id: IdInPath, use: z.enum(['preview', 'download']) }),
  ids: { id: 'locker document' },
  reply: z.object({ url: z.string(), name: z.string(), kind: DocumentRow.shape.kind }),
  status: 201,
  problems: ['not_found'],
  limit: { per: 'account', max: 600, seconds: 3600 },
})

export const addGroup = endpoint({
  method: 'POST',
  path: '/api/web/v1/locker/groups',
  summary: 'Creates a group (a folder).',
  for: owners,
  input: z.object({ title: Line(GROUP_TITLE_MAX) }),
  reply: grouped,
  status: 201,
  message: 'Folder created',
  problems: ['group_title_taken', 'too_many_groups'],
})

export const changeGroup = endpoint({
  method: 'PUT',
  path: '/api/web/v1/locker/groups/{id}',
  summary: 'Renames a group.',
  for: owners,
  input: z.object({ id: IdInPath, title: Line(GROUP_TITLE_MAX) }),
  ids: { id: 'locker group' },
  reply: grouped,
  message: 'Saved',
  problems: ['not_found', 'group_title_taken'],
})

export const removeGroup = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/locker/groups/{id}',
  summary: 'Deletes a group. Its documents stay in the locker.',
  for: owners,
  input: z.object({ id: IdInPath }),
  ids: { id: 'locker group' },
  reply: z.object({ id: Id }),
  message: 'Folder deleted',
  problems: ['not_found'],
})
