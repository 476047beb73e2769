import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/talks/library.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import { dayInIndia } from '#server/platform/time.ts'
import * as queries from './queries.ts'
import { detailOf, pathOfTalk } from './rules.ts'

const UPCOMING_SHOWN = 20
const RECORDED_SHOWN = 8
const SPEAKERS_SHOWN = 12

export async function talkSegments({ db, now }: Context) {
  const about = async (segment: queries.Segment) => ({
    segment,
    recorded: await queries.countRecorded(db, { segment }),
    upcoming: await queries.countUpcoming(db, segment, now),
  })
  return { industrialSegment: await about('industrial'), professionalSegement: await about('professional') }
}

async function expertTalk({ db, now }: Context, segment: queries.Segment) {
  const view = { sort: 'newest', limit: RECORDED_SHOWN, offset: 0 } as const
  const [upcoming, experties, recorded, count] = await Promise.all([
    queries.upcomingTalks(db, segment, now, UPCOMING_SHOWN),
    queries.speakersOf(db, segment, SPEAKERS_SHOWN),
    queries.recordedTalks(db, { segment }, view),
    queries.countRecorded(db, { segment }),
  ])
  return { expertTalk: upcoming, experties, recorded, count }
}

export async function industrialExpertTalk(context: Context) {
  const { recorded, ...rest } = await expertTalk(context, 'industrial')
  return { ...rest, industrialTalk: recorded }
}

export async function professionalExpertTalk(context: Context) {
  const { recorded, ...rest } = await expertTalk(context, 'professional')
  return { ...rest, professionalTalk: recorded }
}

type ListQuery = Input<typeof api.listAllTalks>

async function list({ db }: Context, segment: queries.Segment | undefined, { page, limit, search, sort }: ListQuery) {
  const input = { segment, search: search || undefined }
  const [rows, count] = await Promise.all([
    queries.recordedTalks(db, input, { sort, limit, offset: (page - 1) * limit }),
    queries.countRecorded(db, input),
  ])
  return { data: rows, count, page, limit }
}

export async function listIndustrialTalks(context: Context, input: ListQuery) {
  const found = await list(context, 'industrial', input)
  return { ...found, industrialTalk: found.data }
}

export async function listProfessionalTalks(context: Context, input: ListQuery) {
  const found = await list(context, 'professional', input)
  return { ...found, professionalTalk: found.data }
}

export async function listAllTalks(context: Context, input: ListQuery) {
  const found = await list(context, undefined, input)
  return { ...found, allTalk: found.data }
}

async function detail({ db }: Context, segment: queries.Segment, address: string) {
  const row = await queries.talkAt(db, segment, address)
  if (!row) throw new Problem('not_found')
  return detailOf(row)
}

export const industrialTalkDetail = async (context: Context, { slug }: Input<typeof api.industrialTalkDetail>) => ({
  industrialTalkDetail: await detail(context, 'industrial', slug),
})

export const professionalTalkDetail = async (context: Context, { slug }: Input<typeof api.professionalTalkDetail>) => ({
  professionalTalkDetail: await detail(context, 'professional', slug),
})

/** Crawlers, which request pages but watch nothing. */
const MACHINE = /bot|crawl|spider|preview|lighthouse/i

/**
 * An account is one viewer on all devices; visitors are distinguished by address and browser, stored only as a hash.
 */
export async function viewTalk(context: Context, { id }: Input<typeof api.viewTalk>) {
  const { db, services, actor, now, address, userAgent } = context
  const talk = await queries.talkInSight(db, id)
  if (!talk) throw new Problem('not_found')
  if (MACHINE.test(userAgent)) return { views: talk.views }
  const day = dayInIndia(now)
  const who = actor ? `account ${actor.id}` : `visitor ${address} ${userAgent}`
  const viewer = services.secrets.columnMark(`talk view ${day} ${who}`)
  return db.transaction().execute(async (tx) => ({ views: await queries.countView(tx, { id, day, viewer }) }))
}

/** Deletes the viewers of previous days. */
export const sweepViews = ({ db }: Services, now: Date) => queries.dropViewsBefore(db, dayInIndia(now))

const OF_ONE_SPEAKER = 12
const IN_THE_SITEMAP = 20_000

/** Talks on a speaker's profile: titles in both languages, and their pages. */
export const recordedTalksBy = async (db: Db, consultantId: number) =>
  (await queries.talksBy(db, consultantId, OF_ONE_SPEAKER)).map((talk) => ({ ...talk, path: pathOfTalk(talk) }))

/** Every page of the library, for the sitemap. */
export const libraryPages = async (db: Db) =>
  (await queries.talkPages(db, IN_THE_SITEMAP)).map(({ updatedAt, ...talk }) => ({ path: pathOfTalk(talk), updatedAt }))
