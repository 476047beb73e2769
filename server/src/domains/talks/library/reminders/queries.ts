import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

export const reminderIds = async (db: Db, accountId: number, now: Date) =>
  (
    await db
      .selectFrom('library_reminders')
      .innerJoin('library_talks', 'library_talks.id', 'library_reminders.talk_id')
      .select('talk_id as id')
      .where('account_id', '=', accountId)
      .where(sql<boolean>`library_talks.starts_at + make_interval(mins => library_talks.minutes) > ${now}`)
      .orderBy('library_talks.starts_at')
      .limit(200)
      .execute()
  ).map(({ id }) => id)

export const addReminder = (db: Db, talkId: number, accountId: number, now: Date) =>
  db
    .insertInto('library_reminders')
    .values({ talk_id: talkId, account_id: accountId, asked_at: now })
    .onConflict((known) => known.doNothing())
    .execute()

export const dropReminder = (db: Db, talkId: number, accountId: number) =>
  db.deleteFrom('library_reminders').where('talk_id', '=', talkId).where('account_id', '=', accountId).execute()

export const goingTo = async (db: Db, talkId: number) =>
  (
    await db
      .selectFrom('library_reminders')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('talk_id', '=', talkId)
      .executeTakeFirstOrThrow()
  ).count

/** Talks of unlisted speakers are not public. */
const SPEAKER_IS_LISTED = sql<boolean>`speaker.approval = 'approved' and account.suspended_at is null and account.deleted_at is null`

/** Published talks that start within these instants and have people not yet reminded. */
export const talksToRemindOf = async (db: Db, { after, until }: { after: Date; until: Date }) =>
  (
    await sql<{ id: number }>`
      select talk.id from library_talks talk
      join consultants speaker on speaker.id = talk.consultant_id join accounts account on account.id = speaker.id
      where ${SPEAKER_IS_LISTED} and talk.state = 'published' and talk.starts_at > ${after} and talk.starts_at <= ${until}
        and exists (select from library_reminders asked
          where asked.talk_id = talk.id and asked.notified_of is distinct from talk.starts_at)
      order by talk.starts_at, talk.id limit 50`.execute(db)
  ).rows.map(({ id }) => id)

/** People not reminded of this start, marked in the same statement, so that nobody is reminded twice. */
export const takeListeners = async (tx: Tx, talkId: number, startsAt: Date, limit: number) =>
  (
    await sql<{ account_id: number }>`
      update library_reminders set notified_of = ${startsAt}
      where (talk_id, account_id) in (
        select talk_id, account_id from library_reminders
        where talk_id = ${talkId} and notified_of is distinct from ${startsAt}
        order by account_id limit ${limit} for update skip locked)
      returning account_id`.execute(tx)
  ).rows.map((row) => row.account_id)

export const listenersOf = async (tx: Tx, talkId: number) =>
  (
    await tx
      .selectFrom('library_reminders')
      .select('account_id')
      .where('talk_id', '=', talkId)
      .orderBy('account_id')
      .execute()
  ).map((row) => row.account_id)

/** The current talk; another transaction may be rescheduling or withdrawing it. */
export const talkToAnnounce = (tx: Tx, id: number) =>
  tx
    .selectFrom('library_talks')
    .innerJoin('accounts', 'accounts.id', 'library_talks.consultant_id')
    .select([
      ...([
        'library_talks.id',
        'segment',
        'slug',
        'title_english',
        'title_hindi',
        'starts_at',
        'library_talks.state',
      ] as const),
      'accounts.name as speaker',
    ])
    .where('library_talks.id', '=', id)
    .forShare()
    .executeTakeFirst()

export const remindersOf = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('library_reminders')
    .innerJoin('library_talks', 'library_talks.id', 'library_reminders.talk_id')
    .select(['title_english as talk', 'starts_at as startsAt', 'asked_at as askedAt'])
    .where('account_id', '=', accountId)
    .orderBy('asked_at')
    .execute()

export const dropRemindersOf = (tx: Tx, accountId: number) =>
  tx.deleteFrom('library_reminders').where('account_id', '=', accountId).execute()
