import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, pageOf, paging, RequiredText } from '../fields.ts'

const PersonNote = z.object({
  id: Id,
  text: z.string(),
  by: z.object({ id: Id, name: z.string() }),
  at: Instant,
  editedAt: Instant.nullable(),
})

const NoteText = RequiredText(2000)

export const listPersonNotes = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/people/{id}/notes',
  summary: 'Lists the notes of staff about a person, newest first.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'finance', 'support'],
  input: z.object({ id: IdInPath, page: paging.page, limit: paging.limit }),
  ids: { id: 'public' },
  reply: pageOf(PersonNote),
  problems: ['not_found'],
})

export const addPersonNote = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/people/{id}/notes',
  summary: 'Adds a note about a person, which only staff read.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'finance', 'support'],
  idempotent: true,
  input: z.object({ id: IdInPath, text: NoteText }),
  ids: { id: 'public' },
  reply: PersonNote,
  status: 201,
  message: 'Note added',
  problems: ['not_found'],
})

export const changePersonNote = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/people/{id}/notes/{noteId}',
  summary: 'Changes a note that the caller wrote.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'finance', 'support'],
  input: z.object({ id: IdInPath, noteId: IdInPath, text: NoteText }),
  ids: { id: 'public', noteId: 'public' },
  reply: PersonNote,
  message: 'Note saved',
  problems: ['not_found', 'forbidden'],
})
