import pg from 'pg'
import { createDb, createPool } from '#server/platform/db/db.ts'
import { createEncryptedFiles } from '#server/platform/files/encrypted-files.ts'
import { createStore } from '#server/platform/files/storage/create.ts'
import { readConfig } from '#server/platform/process/config.ts'
import { createSecrets, newToken, tokenHash } from '#server/platform/security/secrets.ts'

export interface Learner {
  id: number
  token: string
}

export const LESSON_ID = 1
export const FILM_SECONDS = 3600
const [COURSE_ID, FILM_ID, VERSION_ID] = [900_001, 1, 1]

/** As long as the id of a player is. */
export const playOf = (accountId: number) => `bench-play-${String(accountId).padStart(11, '0')}`

const content = {
  chapters: [
    {
      ...{ title_english: 'Bench', title_hindi: 'Bench' },
      lessons: [
        {
          ...{ kind: 'video', id: LESSON_ID, title_english: 'Film', title_hindi: 'Film', about_english: '' },
          ...{ about_hindi: '', attachments: [], isPreview: false, filmId: FILM_ID, seconds: FILM_SECONDS },
        },
      ],
    },
  ],
}

/** Learners of one course, each signed in with an open player. Orders and places are left out: nothing here reads them. */
export async function fillLearners(databaseUrl: string, count: number): Promise<Learner[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    const tokens = Array.from({ length: count }, () => newToken())
    const { rows } = await client.query<{ id: string }>(
      `insert into accounts (type, mobile, name, source, created_at, updated_at)
       select 'user', '7' || lpad(n::text, 9, '0'), 'Learner', 'popup', now(), now() from generate_series(1, $1::int) n returning id`,
      [count],
    )
    const ids = rows.map(({ id }) => Number(id))
    await client.query(
      `insert into sessions (account_id, token_hash, user_agent, address, created_at, last_used_at, expires_at)
       select id, hash, 'bench', '127.0.0.1', now(), now(), now() + interval '1 day'
       from unnest($1::bigint[], $2::bytea[]) people (id, hash)`,
      [ids, tokens.map((token) => tokenHash(token))],
    )
    await client.query(
      `insert into courses (id, slug, industry_id, consultant_id, title_english, title_hindi, summary_english, summary_hindi,
         outcomes_english, outcomes_hindi, languages, price_paise, drawing, tint, state, current_version_id, first_published_at,
         created_at, updated_at)
       values (${COURSE_ID}, 'bench', 1, 1, 'Bench', 'Bench', 'Bench', 'Bench', '{}', '{}', '{hi}', 100000, 'book', 'a', 'published',
         ${VERSION_ID}, now(), now(), now())`,
    )
    await client.query(
      `insert into course_versions (id, course_id, number, content, lessons, quizzes, film_seconds, saved_at, published_at)
       overriding system value values (${VERSION_ID}, ${COURSE_ID}, 1, $1, 1, 0, ${FILM_SECONDS}, now(), now())`,
      [JSON.stringify(content)],
    )
    await client.query(
      `insert into course_lessons (id, course_id, created_at) overriding system value values (${LESSON_ID}, ${COURSE_ID}, now())`,
    )
    await client.query(
      `insert into course_films (id, course_id, seconds, created_at)
       overriding system value values (${FILM_ID}, ${COURSE_ID}, ${FILM_SECONDS}, now())`,
    )
    await client.query(
      `with bought as (
         insert into learning_purchases (line_id, order_id, account_id, kind, item_id, bought_at)
         select id, 1, id, 'course', ${COURSE_ID}, now() from unnest($1::bigint[]) id returning id, account_id)
       insert into course_enrolments (purchase_id, course_id, account_id, granted_at)
       select id, ${COURSE_ID}, account_id, now() from bought`,
      [ids],
    )
    await client.query(
      `insert into film_plays (id, account_id, lesson_id, film_id, opened_at, seen_at)
       select 'bench-play-' || lpad(id::text, 11, '0'), id, ${LESSON_ID}, ${FILM_ID}, now(), now() from unnest($1::bigint[]) id`,
      [ids],
    )
    await client.query(
      `insert into learner_clocks (account_id, play_id, counted_until)
       select id, 'bench-play-' || lpad(id::text, 11, '0'), now() - interval '1 minute' from unnest($1::bigint[]) id`,
      [ids],
    )
    await client.query('analyze')
    return ids.map((id, place) => ({ id, token: tokens[place]! }))
  } finally {
    await client.end()
  }
}

/** Stores the file of the film, encrypted, where an app with this environment reads it. */
export async function storeFilm(databaseUrl: string, env: Record<string, string>, bytes: Buffer) {
  const config = readConfig(env)
  const files = createEncryptedFiles(await createStore(config), createSecrets(config.appSecret))
  const db = createDb(createPool({ url: databaseUrl, size: 1 }))
  try {
    const now = new Date()
    const fileId = await files.save(db, bytes, now)
    await db.transaction().execute((tx) => files.claim(tx, fileId, now))
    await db
      .insertInto('course_film_files')
      .values({ film_id: FILM_ID, quality: 'low', file_id: fileId, bytes: bytes.length, attached_at: now })
      .execute()
  } finally {
    await db.destroy()
  }
}
