import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, OptionalLine, pageOf, paging } from '../fields.ts'
import { ownPath } from '../own-path.ts'
import { exported } from '../staff-shapes.ts'
import { BannerPlace, BannerTone } from './banners.ts'
import { BANNER_LABEL_MAX, BANNER_LINK_MAX, BANNER_PLACES, BANNER_STATES, BANNER_TEXT_MAX } from './constants.ts'

const isLink = (link: string) =>
  link.startsWith('/') ? ownPath(link) !== undefined : link.startsWith('https://') && URL.canParse(link)
/** Links keep the reader's language, so a path names none. */
const withoutLanguage = (link: string) => link.replace(/^\/hi(?=[/?#]|$)\/?/, '/')

const Link = Line(BANNER_LINK_MAX)
  .refine(isLink, 'Enter a page of this site such as /membership, or a link that starts with https://.')
  .overwrite(withoutLanguage)

const words = {
  text_english: Line(BANNER_TEXT_MAX),
  /** May be empty until it is published. */
  text_hindi: OptionalLine(BANNER_TEXT_MAX),
  link: Link.nullable(),
  label_english: OptionalLine(BANNER_LABEL_MAX),
  label_hindi: OptionalLine(BANNER_LABEL_MAX),
  tone: BannerTone,
  places: z
    .array(BannerPlace)
    .min(1, 'Choose at least one.')
    .max(BANNER_PLACES.length)
    .overwrite((places) => [...new Set(places)]),
  /** Null: from its publication. */
  startsAt: Instant.nullable(),
  /** Null: until it is withdrawn. */
  endsAt: Instant.nullable(),
  published: z.boolean(),
}
type Words = z.output<z.ZodObject<typeof words>>

/** What is published is complete in both languages, and a link has a label. */
function isComplete({ value, issues }: z.core.ParsePayload<Words>) {
  const { published, text_hindi, link, label_english, label_hindi, startsAt, endsAt } = value
  const report = (field: keyof Words, message = 'Please fill this in.') =>
    issues.push({ code: 'custom', path: [field], message, input: value[field] })
  if (published && !text_hindi) report('text_hindi')
  if (link && !label_english) report('label_english')
  if (link && published && !label_hindi) report('label_hindi')
  if (startsAt && endsAt && endsAt <= startsAt) report('endsAt', 'Choose an end time after the start time.')
}

const Version = z.int().positive()

const Row = z.object({
  id: Id,
  text_english: z.string(),
  text_hindi: z.string(),
  link: z.string().nullable(),
  label_english: z.string(),
  label_hindi: z.string(),
  tone: BannerTone,
  places: z.array(BannerPlace),
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
  state: z.enum(BANNER_STATES),
  /** Position in the order, from 1. */
  place: z.int(),
  version: z.int(),
  updatedAt: Instant,
  /** Its link leads to a capability that is switched off, so nobody sees it. */
  linkIsOff: z.boolean(),
  /** Kinds of pages of a showing banner on which another one is shown instead. */
  behind: z.array(z.object({ page: BannerPlace, id: Id, text_english: z.string(), text_hindi: z.string() })),
})
const answered = z.object({ banner: Row, /** Number of all banners. */ all: z.int() })

const filters = {
  /** Part of a text, in either language. */
  search: paging.search,
  state: z.enum(BANNER_STATES).optional(),
  place: BannerPlace.optional(),
  tone: BannerTone.optional(),
}
const staff = { for: 'admin', secondFactor: 'signed-in', roles: ['content'] } as const

export const listAllBanners = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/web/v1/admin/banners',
  summary: 'Lists all banners for staff with their state, and which of several is shown.',
  input: z.object({
    ...paging,
    ...filters,
    sort: z
      .enum(['place', '-place', 'startsAt', '-startsAt', 'endsAt', '-endsAt', 'updatedAt', '-updatedAt'])
      .default('place'),
  }),
  reply: pageOf(Row),
})

export const exportBanners = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/banners/exports',
  ...exported,
  roles: ['content'],
  input: z.object(filters),
})

export const getStaffBanner = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/web/v1/admin/banners/{id}',
  summary: 'Returns one banner with everything staff may change.',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: answered,
  problems: ['not_found'],
})

export const addBanner = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/web/v1/admin/banners',
  summary: 'Adds a banner as the first in the order.',
  input: z.object(words).check(isComplete),
  reply: answered,
  status: 201,
  message: 'Banner saved',
})

export const changeBanner = endpoint({
  ...staff,
  method: 'PUT',
  path: '/api/web/v1/admin/banners/{id}',
  summary: 'Updates a banner, publishes or withdraws it, and moves it in the order.',
  input: z
    .object({ id: IdInPath, ...words, place: z.int().positive().max(10_000), version: Version })
    .check(isComplete),
  ids: { id: 'public' },
  reply: answered,
  message: 'Banner saved',
  problems: ['not_found', 'stale'],
})

export const removeBanner = endpoint({
  ...staff,
  method: 'DELETE',
  path: '/api/web/v1/admin/banners/{id}',
  summary: 'Deletes a banner. It is no longer shown anywhere.',
  input: z.object({ id: IdInPath, version: z.coerce.number().int().positive(), reason: Line(500) }),
  ids: { id: 'public' },
  reply: z.object({}),
  message: 'Banner deleted',
  problems: ['not_found', 'stale'],
})
