import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, pageOf, paging } from '../fields.ts'
import { COVER_DRAWINGS, COVER_TINTS, TALK_SEGMENTS } from './constants.ts'

/** A talk as shown on cards and rows of the library. */
export const LibraryTalk = z.object({
  id: Id,
  slug: z.string(),
  segment: z.enum(TALK_SEGMENTS),
  title_english: z.string(),
  title_hindi: z.string(),
  speaker: z.object({ id: Id, name: z.string(), slug: z.string() }),
  /** ISO 639 codes of the spoken languages. */
  languages: z.array(z.string()),
  /** When it starts or was given. */
  startsAt: Instant,
  minutes: z.int(),
  /** Length of the recording; null if there is none. */
  seconds: z.int().nullable(),
  /** Each viewer counts once per day. */
  views: z.int(),
  /** Number of people with a reminder. */
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
  /** Where it can be watched live. */
  liveUrl: z.string().nullable(),
})

/** An expert of a segment, with the talks they gave in it. */
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
  summary: 'Returns the two segments of expert talks with their counts.',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({ industrialSegment: Segment, professionalSegement: Segment }),
})

const inSegment = {
  /** Upcoming talks, soonest first. */
  expertTalk: z.array(LibraryTalk),
  experties: z.array(Speaker),
  /** Number of recordings of the segment, including those not in this response. */
  count: z.int(),
}

export const industrialExpertTalk = endpoint({
  method: 'GET',
  path: '/api/web/v1/expert-talk/industrial',
  summary: 'Returns the library content of the industrial expert talk page.',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({ ...inSegment, industrialTalk: z.array(LibraryTalk) }),
})

export const professionalExpertTalk = endpoint({
  method: 'GET',
  path: '/api/web/v1/expert-talk/professional',
  summary: 'Returns the library content of the professional expert talk page.',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({ ...inSegment, professionalTalk: z.array(LibraryTalk) }),
})

const ListInput = z.object({ ...paging, sort: z.enum(['newest', 'most_viewed']).default('newest') })
/** Rows also under the name of their data area in SPEC. */
const Recorded = pageOf(LibraryTalk)

export const listIndustrialTalks = endpoint({
  method: 'GET',
  path: '/api/web/v1/industrial-talks',
  summary: 'Lists recorded industrial talks, searchable by title or speaker.',
  for: 'anyone',
  input: ListInput,
  reply: Recorded.extend({ industrialTalk: z.array(LibraryTalk) }),
})

export const listProfessionalTalks = endpoint({
  method: 'GET',
  path: '/api/web/v1/professional-talks',
  summary: 'Lists recorded professional talks, searchable by title or speaker.',
  for: 'anyone',
  input: ListInput,
  reply: Recorded.extend({ professionalTalk: z.array(LibraryTalk) }),
})

export const listAllTalks = endpoint({
  method: 'GET',
  path: '/api/web/v1/all-talks',
  summary: 'Lists recorded talks of both segments.',
  for: 'anyone',
  input: ListInput,
  reply: Recorded.extend({ allTalk: z.array(LibraryTalk) }),
})

/** Slug or id. */
const OneTalk = z.object({ slug: Line(120) })

export const industrialTalkDetail = endpoint({
  method: 'GET',
  path: '/api/web/v1/industrial-talks/{slug}',
  summary: 'Returns one industrial talk with its recording and captions.',
  for: 'anyone',
  input: OneTalk,
  ids: { slug: 'public' },
  reply: z.object({ industrialTalkDetail: TalkDetail }),
  problems: ['not_found'],
})

export const professionalTalkDetail = endpoint({
  method: 'GET',
  path: '/api/web/v1/professional-talks/{slug}',
  summary: 'Returns one professional talk with its recording and captions.',
  for: 'anyone',
  input: OneTalk,
  ids: { slug: 'public' },
  reply: z.object({ professionalTalkDetail: TalkDetail }),
  problems: ['not_found'],
})

export const viewTalk = endpoint({
  method: 'POST',
  path: '/api/web/v1/talk-library/{id}/views',
  summary: 'Counts a view of a recording, once per viewer and day.',
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
  summary: 'Lists the upcoming talks the caller has reminders for.',
  for: listeners,
  input: z.object({}),
  reply: z.object({ ids: z.array(Id) }),
})

const Going = z.object({ id: Id, going: z.int() })

export const remindOfTalk = endpoint({
  method: 'PUT',
  path: '/api/web/v1/talk-reminders/{id}',
  summary: 'Sets a reminder for an upcoming talk.',
  for: listeners,
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: Going,
  problems: ['not_found', 'too_late'],
})

export const cancelTalkReminder = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/talk-reminders/{id}',
  summary: 'Removes a reminder. Does nothing if there is none.',
  for: listeners,
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: Going,
  problems: ['not_found'],
})
