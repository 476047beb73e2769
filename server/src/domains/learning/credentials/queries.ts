import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { PublicJwk } from './rules.ts'

/** What a credential states; the email address is that of the account today. */
export const credentialFacts = (db: Db, code: string) =>
  db
    .selectFrom('certificates')
    .innerJoin('accounts', 'accounts.id', 'certificates.account_id')
    .innerJoin('courses', 'courses.id', 'certificates.course_id')
    .select(['certificates.number', 'certificates.code', 'certificates.name', 'certificates.title_english'])
    .select(['certificates.lessons', 'certificates.watched_seconds as watchedSeconds', 'accounts.email'])
    .select(['certificates.quiz_percent as quizPercent', 'certificates.issued_at as issuedAt'])
    .select(['certificates.revoked_at as revokedAt', 'courses.slug'])
    .where('certificates.code', '=', code)
    .executeTakeFirst()

export const revokedCodes = async (db: Db) =>
  (
    await db
      .selectFrom('certificates')
      .select(['code', 'revoked_at as revokedAt'])
      .where('revoked_at', 'is not', null)
      .orderBy('id')
      .execute()
  ).map(({ code }) => code)

const KEY = ['id', 'kid', 'public_jwk as publicJwk', 'private_key as privateKey'] as const

export const newestKey = (db: Db | Tx) =>
  db.selectFrom('credential_keys').select(KEY).orderBy('id', 'desc').limit(1).executeTakeFirst()

export const publicKeys = async (db: Db) =>
  (
    await db
      .selectFrom('credential_keys')
      .select('public_jwk as publicJwk')
      .orderBy('id', 'desc')
      .$castTo<{ publicJwk: PublicJwk }>()
      .execute()
  ).map(({ publicJwk }) => publicJwk)

export const publicKeyNamed = (db: Db, kid: string) =>
  db
    .selectFrom('credential_keys')
    .select('public_jwk as publicJwk')
    .where('kid', '=', kid)
    .$castTo<{ publicJwk: PublicJwk }>()
    .executeTakeFirst()

/** Until commit, nobody else makes a first key. */
export const lockKeys = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('credential keys', 0))`.execute(tx)

interface NewKey {
  kid: string
  publicJwk: PublicJwk
  privateKey: Buffer
  at: Date
}

export const insertKey = (tx: Tx, { kid, publicJwk, privateKey, at }: NewKey) =>
  tx
    .insertInto('credential_keys')
    .values({ kid, public_jwk: JSON.stringify(publicJwk), private_key: privateKey, created_at: at })
    .returning(KEY)
    .executeTakeFirstOrThrow()

export const setPrivateKey = (db: Db, id: number, privateKey: Buffer) =>
  db.updateTable('credential_keys').set({ private_key: privateKey }).where('id', '=', id).execute()
