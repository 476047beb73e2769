import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, RequiredText } from '../fields.ts'
import { NOTE_MAX } from './constants.ts'

const Note = z.object({
  id: Id,
  /** Where in the film; null in a text or quiz. */
  second: z.int().nullable(),
  text: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
})

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/web/v1/lessons/{id}/notes',
  summary: 'Lists the notes of the caller in a lesson, in the order of the film.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'own lesson' },
  reply: z.object({ notes: z.array(Note) }),
  problems: ['not_found'],
})

export const addNote = endpoint({
  method: 'POST',
  path: '/api/web/v1/lessons/{id}/notes',
  summary: 'Adds a note to a lesson, at a second of its film. Nobody else can read it.',
  for: 'user',
  input: z.object({
    id: IdInPath,
    second: z.int().min(0).max(1_000_000).nullable(),
    text: RequiredText(NOTE_MAX),
  }),
  ids: { id: 'own lesson' },
  reply: z.object({ note: Note }),
  status: 201,
  problems: ['not_found', 'too_many_notes'],
  limit: { per: 'account', max: 300, seconds: 3600 },
})

export const changeNote = endpoint({
  method: 'PUT',
  path: '/api/web/v1/lesson-notes/{id}',
  summary: 'Changes the text of a note of the caller.',
  for: 'user',
  input: z.object({ id: IdInPath, text: RequiredText(NOTE_MAX) }),
  ids: { id: 'lesson note' },
  reply: z.object({ note: Note }),
  problems: ['not_found'],
})

export const removeNote = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/lesson-notes/{id}',
  summary: 'Deletes a note of the caller.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'lesson note' },
  reply: z.object({ id: Id }),
  problems: ['not_found'],
})
