import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

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

const ENROLLED = sql<boolean>`exists (select from course_lessons l join course_enrolments e on e.course_id = l.course_id
  join learning_purchases p on p.id = e.purchase_id
  where l.id = film_plays.lesson_id and e.account_id = film_plays.account_id and p.ended_at is null)`

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

export const touchPlay = (tx: Tx, playId: string, at: Date) =>
  tx.updateTable('film_plays').set({ seen_at: at }).where('id', '=', playId).execute()

export const lockClock = (tx: Tx, accountId: number) =>
  tx.selectFrom('learner_clocks').select('play_id').where('account_id', '=', accountId).forUpdate().executeTakeFirst()

/** A player with the learner's clock, which is locked until the transaction ends. */
export const playForReport = (tx: Tx, playId: string, accountId: number) =>
  tx
    .selectFrom('film_plays')
    .innerJoin('learner_clocks', 'learner_clocks.account_id', 'film_plays.account_id')
    .innerJoin('course_films', 'course_films.id', 'film_plays.film_id')
    .select([
      ...(['film_plays.lesson_id as lessonId', 'film_plays.film_id as filmId', 'course_films.seconds'] as const),
      'film_plays.ended_at as endedAt',
      ...(['learner_clocks.play_id as countingId', 'learner_clocks.counted_until as countedUntil'] as const),
      ENROLLED.as('isEnrolled'),
    ])
    .where('film_plays.id', '=', playId)
    .where('film_plays.account_id', '=', accountId)
    .forUpdate('learner_clocks')
    .executeTakeFirst()

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

const SECONDS_IN = (ranges: ReturnType<typeof sql>) =>
  sql`(select coalesce(sum(upper(r) - lower(r)), 0) from unnest(${ranges}) r)`

/** Clock, player and progress in one statement; ranges are merged by the database. */
export const writeReport = async (tx: Tx, report: Report) => {
  const { playId, accountId, lessonId, filmId, positionSeconds, countedUntil, isOver, at } = report
  const ranges = `{${report.ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`
  const merged = sql`film_progress.watched + excluded.watched`
  const { rows } = await sql<{ watchedSeconds: number }>`
    with clock as (
      update learner_clocks set counted_until = ${countedUntil} where account_id = ${accountId}
    ), play as (
      update film_plays set seen_at = ${at}, ended_at = ${isOver ? at : null} where id = ${playId}
    )
    insert into film_progress (account_id, lesson_id, film_id, watched, watched_seconds, position_seconds, updated_at)
    select ${accountId}, ${lessonId}, ${filmId}, played, ${SECONDS_IN(sql`played`)}, ${positionSeconds}, ${at}
    from (select ${ranges}::int4multirange as played) report
    on conflict (account_id, lesson_id, film_id) do update set
      watched = ${merged}, watched_seconds = ${SECONDS_IN(merged)},
      position_seconds = excluded.position_seconds, updated_at = excluded.updated_at
    returning watched_seconds as "watchedSeconds"`.execute(tx)
  return rows[0]!.watchedSeconds
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
