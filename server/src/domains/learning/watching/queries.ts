import { CompiledQuery, sql } from 'kysely'
import type pg from 'pg'
import type { FilmQuality } from '#contract/learning/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { executeWithCommit } from '#server/platform/db/db-driver.ts'
import type { FilmFile } from '../films/queries.ts'

/** Makes a player the one that counts. Locks the learner's clock until the transaction ends. */
export const takeClock = (tx: Tx, { accountId, playId, at }: { accountId: number; playId: string; at: Date }) =>
  tx
    .insertInto('learner_clocks')
    .values({ account_id: accountId, play_id: playId, counted_until: at })
    .onConflict((known) => known.column('account_id').doUpdateSet({ play_id: playId, counted_until: at }))
    .execute()

export const endPlay = (tx: Tx, playId: string, accountId: number, at: Date) =>
  tx
    .updateTable('film_plays')
    .set({ ended_at: at })
    .where('id', '=', playId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()

/** Other players of the learner that were active since. */
export const countActivePlays = async (tx: Tx, accountId: number, since: Date, besides: string) =>
  (
    await tx
      .selectFrom('film_plays')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .where('seen_at', '>', since)
      .where('id', '<>', besides)
      .executeTakeFirstOrThrow()
  ).count

interface NewPlay {
  id: string
  accountId: number
  lessonId: number
  filmId: number
  at: Date
}

export const insertPlay = (tx: Tx, { id, accountId, lessonId, filmId, at }: NewPlay) =>
  tx
    .insertInto('film_plays')
    .values({
      ...{ id, account_id: accountId, lesson_id: lessonId, film_id: filmId },
      ...{ opened_at: at, seen_at: at },
    })
    .execute()

const IS_ENROLLED = `exists (select from course_lessons l join course_enrolments e on e.course_id = l.course_id
  join learning_purchases p on p.id = e.purchase_id
  where l.id = film_plays.lesson_id and e.account_id = film_plays.account_id and p.ended_at is null)`
const ENROLLED = sql.raw<boolean>(IS_ENROLLED)

/** An open player whose learner still has access; locks nothing. */
export const openPlayOf = (db: Db | Tx, playId: string, accountId: number) =>
  db
    .selectFrom('film_plays')
    .select(['film_plays.film_id as filmId', 'film_plays.id'])
    .where('id', '=', playId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where(ENROLLED)
    .executeTakeFirst()

export interface PlayedFilm {
  playId: string
  quality: FilmQuality
}

// A named statement is planned once for each connection.
const FILMS_OF_PLAYS = {
  name: 'films of plays',
  text: `select place, account_id as "accountId", file.file_id as "fileId", file.bytes, file.attached_at as "attachedAt"
    from unnest($1::text[], $2::text[]) with ordinality asked (play_id, quality, place)
    join film_plays on film_plays.id = asked.play_id
    join course_film_files file on file.film_id = film_plays.film_id and file.quality = asked.quality
    where film_plays.ended_at is null and ${IS_ENROLLED}`,
}

/** The files that the learners of open players may read now, in the order of the films; undefined for other players. */
export const filmsOfPlays = async (pool: pg.Pool, films: readonly PlayedFilm[]) => {
  const values = [films.map((film) => film.playId), films.map((film) => film.quality)]
  const { rows } = await pool.query<FilmFile & { accountId: number; place: number }>({ ...FILMS_OF_PLAYS, values })
  const byPlace = new Map(rows.map((row) => [row.place, row]))
  return films.map((_, at) => byPlace.get(at + 1))
}

export const touchPlay = (tx: Tx, playId: string, at: Date) =>
  tx.updateTable('film_plays').set({ seen_at: at }).where('id', '=', playId).execute()

export const lockClock = (tx: Tx, accountId: number) =>
  tx.selectFrom('learner_clocks').select('play_id').where('account_id', '=', accountId).forUpdate().executeTakeFirst()

interface ReportingPlay {
  lessonId: number
  filmId: number
  /** The length of the film. */
  seconds: number
  endedAt: Date | null
  countingId: string
  countedUntil: Date
  isEnrolled: boolean
}

// Raw SQL: players send a report every few seconds, and building it costs more than sending it.
const PLAY_FOR_REPORT = `select lesson_id as "lessonId", film_id as "filmId", film.seconds, ended_at as "endedAt",
    clock.play_id as "countingId", clock.counted_until as "countedUntil", ${IS_ENROLLED} as "isEnrolled"
  from film_plays join learner_clocks clock using (account_id) join course_films film on film.id = film_id
  where film_plays.id = $1 and account_id = $2
  for update of clock`

/** A player with the learner's clock, which is locked until the transaction ends. */
export const playForReport = async (tx: Tx, playId: string, accountId: number) =>
  (await tx.executeQuery<ReportingPlay>(CompiledQuery.raw(PLAY_FOR_REPORT, [playId, accountId]))).rows[0]

interface Report {
  playId: string
  accountId: number
  lessonId: number
  filmId: number
  ranges: readonly (readonly [number, number])[]
  positionSeconds: number
  countedUntil: Date
  isOver: boolean
  at: Date
}

const secondsIn = (ranges: string) => `(select coalesce(sum(upper(r) - lower(r)), 0) from unnest(${ranges}) r)`
const MERGED = 'film_progress.watched + excluded.watched'

/** Clock, player and progress in one statement; ranges are merged by the database. */
const WRITE_REPORT = `with clock as (
    update learner_clocks set counted_until = $1 where account_id = $2
  ), play as (
    update film_plays set seen_at = $3, ended_at = $4 where id = $5
  )
  insert into film_progress (account_id, lesson_id, film_id, watched, watched_seconds, position_seconds, updated_at)
  select $2, $6, $7, played, ${secondsIn('played')}, $8, $3 from (select $9::int4multirange as played) report
  on conflict (account_id, lesson_id, film_id) do update set
    watched = ${MERGED}, watched_seconds = ${secondsIn(MERGED)},
    position_seconds = excluded.position_seconds, updated_at = excluded.updated_at
  returning watched_seconds as "watchedSeconds"`

/** Written with the commit; the result is known after it. */
export const writeReport = (tx: Tx, report: Report) => {
  const { playId, accountId, lessonId, filmId, positionSeconds, countedUntil, isOver, at } = report
  const ranges = `{${report.ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`
  const values = [countedUntil, accountId, at, isOver ? at : null, playId, lessonId, filmId, positionSeconds, ranges]
  return executeWithCommit<{ watchedSeconds: number }>(tx, CompiledQuery.raw(WRITE_REPORT, values))
}

export const positionIn = async (db: Db | Tx, accountId: number, lessonId: number, filmId: number) =>
  (
    await db
      .selectFrom('film_progress')
      .select('position_seconds as positionSeconds')
      .where('account_id', '=', accountId)
      .where('lesson_id', '=', lessonId)
      .where('film_id', '=', filmId)
      .executeTakeFirst()
  )?.positionSeconds ?? 0

export const dropPlays = (db: Db, seenBefore: Date) =>
  db.deleteFrom('film_plays').where('seen_at', '<', seenBefore).execute()
