import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Line } from '../fields.ts'

const titles = { title_english: Line(40), title_hindi: Line(40) }

const Row = z.object({
  id: Id,
  title_english: z.string(),
  title_hindi: z.string(),
  path: z.string(),
  /** A link of a category type is named after it and opens its menu. */
  categoryTypeId: Id.nullable(),
  shown: z.boolean(),
  version: z.int(),
})

export const listMenuLinks = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/nav-links',
  summary: 'Lists the links of the top bar in order, including hidden ones.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({}),
  reply: z.object({ links: z.array(Row) }),
})

export const changeMenuLink = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/nav-links/{id}',
  summary: 'Renames, moves, shows or hides a link of the top bar. A link of a category type keeps its name.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({
    id: IdInPath,
    ...titles,
    /** From 1; a value beyond the last means last. */
    place: z.int().positive().max(1000),
    shown: z.boolean(),
    version: z.int().positive(),
    reason: Line(500),
  }),
  ids: { id: 'public' },
  reply: z.object({ links: z.array(Row) }),
  message: 'Menu saved',
  problems: ['not_found', 'stale'],
})
