import { z } from 'zod'
import { COVER_DRAWINGS, COVER_TINTS } from './editor-limits.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdInPath, Instant, Line, pageOf, paging } from './fields.ts'
import { TALK_SEGMENTS } from './limits.ts'

/** What the cards and rows of the library show of a talk. */
export const LibraryTalk = z.object({
  id: Id,
  slug: z.string(),
  segment: z.enum(TALK_SEGMENTS),
  title_english: z.string(),
  title_hindi: z.string(),
  speaker: z.object({ id: Id, name: z.string(), slug: z.string() }),
  /** ISO 639 codes of what is spoken in it. */
  languages: z.array(z.string()),
  /** When it begins, or was given. */
  startsAt: Instant,
  minutes: z.int(),
  /** Of the recording; null while there is none. */
  seconds: z.int().nullable(),
  /** Each viewer counts once a day. */
  views: z.int(),
  /** How many asked to be reminded. */
  going: z.int(),
  drawing: z.enum(COVER_DRAWINGS),
  tint: z.enum(COVER_TINTS),
})

const Captions = z.object({ language: z.enum(['en', 'hi']), url: z.string() })

export const TalkDetail = LibraryTalk.extend({
  about_english: z.string(),
  about_hindi: z.string(),
  speaker: LibraryTalk.shape.speaker.extend({
    headline: z.string(),
    headline_hindi: z.string().nullable(),
    thumbnail: z.string().nullable(),
  }),
  recording: z.object({ url: z.string(), bytes: z.int(), uploadedAt: Instant, captions: z.array(Captions) }).nullable(),
  posterUrl: z.string().nullable(),
  /** Where it is shown while it is given. */
  liveUrl: z.string().nullable(),
})

/** An expert of a segment, by the talks they gave in it. */
const Speaker = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  headline: z.string(),
  headline_hindi: z.string().nullable(),
  thumbnail: z.string().nullable(),
  talks: z.int(),
})

const Segment = z.object({ segment: z.enum(TALK_SEGMENTS), recorded: z.int(), upcoming: z.int() })

export const talkSegments = endpoint({
  method: 'GET',
  path: '/api/web/v1/talk-segments',
  summary: 'The two segments of expert talks and how much there is in each',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({ industrialSegment: Segment, professionalSegement: Segment }),
})

const inSegment = {
  /** Talks to come, the nearest first. */
  expertTalk: z.array(LibraryTalk),
  experties: z.array(Speaker),
  /** All recordings of the segment, not only those in this answer. */
  count: z.int(),
}

export const industrialExpertTalk = endpoint({
  method: 'GET',
  path: '/api/web/v1/expert-talk/industrial',
  summary: 'What the page of industrial expert talk shows of the library',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({ ...inSegment, industrialTalk: z.array(LibraryTalk) }),
})

export const professionalExpertTalk = endpoint({
  method: 'GET',
  path: '/api/web/v1/expert-talk/professional',
  summary: 'What the page of professional expert talk shows of the library',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({ ...inSegment, professionalTalk: z.array(LibraryTalk) }),
})

const ListInput = z.object({ ...paging, sort: z.enum(['newest', 'most_viewed']).default('newest') })
/** The rows also by the name of their data area. */
const Recorded = pageOf(LibraryTalk)

export const listIndustrialTalks = endpoint({
  method: 'GET',
  path: '/api/web/v1/industrial-talks',
  summary: 'Recorded industrial talks, by title or speaker',
  for: 'anyone',
  input: ListInput,
  reply: Recorded.extend({ industrialTalk: z.array(LibraryTalk) }),
})

export const listProfessionalTalks = endpoint({
  method: 'GET',
  path: '/api/web/v1/professional-talks',
  summary: 'Recorded professional talks, by title or speaker',
  for: 'anyone',
  input: ListInput,
  reply: Recorded.extend({ professionalTalk: z.array(LibraryTalk) }),
})

export const listAllTalks = endpoint({
  method: 'GET',
  path: '/api/web/v1/all-talks',
  summary: 'Recorded talks of both segments',
  for: 'anyone',
  input: ListInput,
  reply: Recorded.extend({ allTalk: z.array(LibraryTalk) }),
})

/** A readable address or an id. */
const OneTalk = z.object({ slug: Line(120) })

export const industrialTalkDetail = endpoint({
  method: 'GET',
  path: '/api/web/v1/industrial-talks/{slug}',
  summary: 'One industrial talk with its recording and captions',
  for: 'anyone',
  input: OneTalk,
  ids: { slug: 'public' },
  reply: z.object({ industrialTalkDetail: TalkDetail }),
  problems: ['not_found'],
})

export const professionalTalkDetail = endpoint({
  method: 'GET',
  path: '/api/web/v1/professional-talks/{slug}',
  summary: 'One professional talk with its recording and captions',
  for: 'anyone',
  input: OneTalk,
  ids: { slug: 'public' },
  reply: z.object({ professionalTalkDetail: TalkDetail }),
  problems: ['not_found'],
})

export const viewTalk = endpoint({
  method: 'POST',
  path: '/api/web/v1/talk-library/{id}/views',
  summary: 'Somebody watches this recording; the same viewer counts once a day',
  for: 'anyone',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ views: z.int() }),
  problems: ['not_found'],
  limit: { per: 'address', max: 120, seconds: 3600 },
})

const listeners = ['user', 'consultant'] as const

export const listTalkReminders = endpoint({
  method: 'GET',
  path: '/api/web/v1/talk-reminders',
  summary: 'Which talks to come the caller is reminded of',
  for: listeners,
  input: z.object({}),
  reply: z.object({ ids: z.array(Id) }),
})

const Going = z.object({ id: Id, going: z.int() })

export const remindOfTalk = endpoint({
  method: 'PUT',
  path: '/api/web/v1/talk-reminders/{id}',
  summary: 'The caller wants to be told before this talk begins',
  for: listeners,
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: Going,
  problems: ['not_found', 'too_late'],
})

export const forgetTalkReminder = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/talk-reminders/{id}',
  summary: 'The caller is not told any more; without a reminder nothing happens',
  for: listeners,
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: Going,
  problems: ['not_found'],
})
