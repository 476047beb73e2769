import { randomBytes } from 'node:crypto'
import type { Input } from '#contract/endpoint.ts'
import { FILM_ADDRESS_SECONDS, type FilmQuality, STREAMS_MAX } from '#contract/learning/constants.ts'
import type * as api from '#contract/learning/learner.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import type { Services } from '#server/platform/services.ts'
import { daysAfter } from '#server/platform/time.ts'
import { filmById } from '../films/queries.ts'
import { lessonFor } from '../lessons/service.ts'
import { captionsFile, filmFile } from './files.ts'
import * as queries from './queries.ts'
import { allowance, countedRanges } from './rules.ts'

const ADDRESS_MS = FILM_ADDRESS_SECONDS * 1000

export const openPlay = ({ db, ...context }: SignedIn, { id, quality, replaces }: Input<typeof api.openPlay>) =>
  db.transaction().execute(async (tx) => {
    const { services, actor, now } = context
    const { lesson } = await lessonFor(tx, id, actor.id)
    if (lesson.kind !== 'video' || lesson.filmId === null) throw new Problem('not_found')
    const playId = randomBytes(16).toString('base64url')
    // First, because it lets one request of a learner at a time through.
    await queries.takeClock(tx, { accountId: actor.id, playId, at: now })
    if (replaces) await queries.endPlay(tx, replaces, actor.id, now)
    await assertStreamsLeft(tx, actor.id, playId, now)
    const play = { id: playId, accountId: actor.id, lessonId: id, filmId: lesson.filmId }
    await queries.insertPlay(tx, { ...play, at: now })
    const { seconds, qualities, captions } = await filmById(tx, lesson.filmId)
    const urlOf = (language: 'en' | 'hi') =>
      signedUrl(services, captionsFile, { play: playId, language }, { actor, now })
    return {
      play: {
        ...{
          id: playId,
          seconds,
          qualities,
          positionSeconds: await queries.positionIn(tx, actor.id, id, lesson.filmId),
        },
        captions: captions.map((language) => ({ language, url: urlOf(language) })),
        address: addressOf(context, playId, qualities.includes(quality) ? quality : qualities[0]!),
      },
    }
  })

async function assertStreamsLeft(tx: Tx, accountId: number, playId: string, now: Date) {
  const since = new Date(now.getTime() - ADDRESS_MS)
  if ((await queries.countActivePlays(tx, accountId, since, playId)) >= STREAMS_MAX)
    throw new Problem('too_many_streams')
}

const addressOf = ({ services, actor, now }: Omit<SignedIn, 'db'>, play: string, quality: FilmQuality) => ({
  url: signedUrl(services, filmFile, { play, quality }, { actor, now }),
  quality,
  expiresAt: new Date(now.getTime() + ADDRESS_MS),
})

/** A player that was silent for long needs a free place again. */
export const renewAddress = ({ db, ...context }: SignedIn, { playId, quality }: Input<typeof api.renewAddress>) =>
  db.transaction().execute(async (tx) => {
    const { actor, now } = context
    await queries.lockClock(tx, actor.id)
    const play = await queries.openPlayOf(tx, playId, actor.id)
    if (!play || !(await filmById(tx, play.filmId)).qualities.includes(quality)) throw new Problem('not_found')
    await assertStreamsLeft(tx, actor.id, playId, now)
    await queries.touchPlay(tx, playId, now)
    return { address: addressOf(context, playId, quality) }
  })

/** Unique seconds, at most those that passed on our clock, in the player opened last. */
export async function reportPlayed({ db, actor, now }: SignedIn, input: Input<typeof api.reportPlayed>) {
  const { playId, isHidden, isOver } = input
  const { written, ...counted } = await db.transaction().execute(async (tx) => {
    const play = await queries.playForReport(tx, playId, actor.id)
    if (!play || play.endedAt || !play.isEnrolled) throw new Problem('not_found')
    const isElsewhere = play.countingId !== playId
    if (isElsewhere) {
      if (isOver) await queries.endPlay(tx, playId, actor.id, now)
      return { countedSeconds: 0, isElsewhere, written: undefined }
    }
    const allowed = allowance(now, play.countedUntil)
    const ranges = isHidden ? [] : countedRanges(input.ranges, allowed.seconds, play.seconds)
    const { lessonId, filmId } = play
    const written = await queries.writeReport(tx, {
      ...{ playId, accountId: actor.id, lessonId, filmId, ranges, isOver, at: now },
      positionSeconds: Math.min(Math.floor(input.positionSeconds), play.seconds),
      countedUntil: isHidden ? now : allowed.countedUntil,
    })
    return { countedSeconds: ranges.reduce((sum, [from, to]) => sum + to - from, 0), isElsewhere, written }
  })
  return { ...counted, watchedSeconds: (await written?.result)?.rows[0]?.watchedSeconds ?? 0 }
}

export const sweepPlays = async ({ db }: Services, now: Date) => void (await queries.dropPlays(db, daysAfter(now, -1)))
