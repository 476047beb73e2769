import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, Line } from '../fields.ts'
import { DOCUMENT_KINDS } from '../locker/constants.ts'
import { SHOWN_PAGES_MAX } from './constants.ts'

const BOTH = ['user', 'consultant'] as const
const Slug = Line(60)
const PATH = '/api/web/v1/rooms/{slug}/showing'

/** The document that both sides see on the stage; null if there is none. */
const Showing = z
  .object({
    documentId: Id,
    name: z.string(),
    kind: z.enum(DOCUMENT_KINDS),
    /** The caller shows it and turns its pages. */
    mine: z.boolean(),
    page: z.int(),
    shownAt: Instant,
  })
  .nullable()

export const getShowing = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'Returns the document that is shown in a call, and its page.',
  for: BOTH,
  input: z.object({ slug: Slug }),
  ids: { slug: 'room' },
  reply: z.object({ showing: Showing }),
  problems: ['not_found'],
})

export const showDocument = endpoint({
  method: 'PUT',
  path: PATH,
  summary:
    'Shows both sides of a call a PDF or picture that is shared into it, from its first page. While the other side shows one, it is refused.',
  for: BOTH,
  input: z.object({ slug: Slug, documentId: Id }),
  ids: { slug: 'open room', documentId: 'document of the room' },
  reply: z.object({ showing: Showing }),
  limit: { per: 'account', max: 60, seconds: 60 },
  problems: ['not_found', 'too_early', 'room_closed', 'unsupported_type', 'showing_taken'],
})

export const turnPage = endpoint({
  method: 'PUT',
  path: `${PATH}/page`,
  summary: 'Turns to a page of the document that the caller shows. Both sides see it.',
  for: BOTH,
  input: z.object({ slug: Slug, documentId: Id, page: z.int().min(1).max(SHOWN_PAGES_MAX) }),
  ids: { slug: 'open room', documentId: 'shown document' },
  reply: z.object({ showing: Showing }),
  limit: { per: 'account', max: 120, seconds: 60 },
  problems: ['not_found', 'too_early', 'room_closed'],
})

export const stopShowing = endpoint({
  method: 'DELETE',
  path: PATH,
  summary: 'Closes the shown document for both sides; either may do it. Does nothing if none is shown.',
  for: BOTH,
  input: z.object({ slug: Slug }),
  ids: { slug: 'room' },
  reply: z.object({ showing: Showing }),
  limit: { per: 'account', max: 60, seconds: 60 },
  problems: ['not_found'],
})
