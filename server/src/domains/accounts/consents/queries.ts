import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

type Agreed = { document: 'terms' | 'privacy' }

/** Versions that ask for consent and that are newer than every version the person agreed to, oldest first. */
export const versionsToAgreeTo = (db: Db, accountId: number) =>
  db
    .selectFrom('page_versions as asked')
    .select(['page as document', 'changes_english', 'changes_hindi'])
    .where('asks_consent', 'is', true)
    .where('published_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consents')
            .innerJoin('page_versions as agreed', (on) =>
              on.onRef('agreed.page', '=', 'consents.document').onRef('agreed.label', '=', 'consents.version'),
            )
            .select('consents.id')
            .where('consents.account_id', '=', accountId)
            .whereRef('consents.document', '=', 'asked.page')
            .whereRef('agreed.number', '>=', 'asked.number'),
        ),
      ),
    )
    .orderBy('number')
    .$narrowType<Agreed>()
    .execute()

/** The current versions of the documents that people agree to; none for one that staff have not written. */
export const currentVersions = (db: Db | Tx) =>
  db
    .selectFrom('page_versions')
    .distinctOn('page')
    .select(['page as document', 'label as version'])
    .where('page', 'in', ['terms', 'privacy'])
    .where('published_at', 'is not', null)
    .orderBy('page')
    .orderBy('number', 'desc')
    .$narrowType<Agreed & { version: string }>()
    .execute()

interface Consent extends Agreed {
  version: string
  accountId: number
  address: string
  now: Date
}

/** Does nothing if the person already agreed to this version. */
export const addConsent = (tx: Tx, { accountId, document, version, address, now }: Consent) =>
  sql`insert into consents (account_id, document, version, agreed_at, address)
    select ${accountId}, ${document}, ${version}, ${now}, ${address} where not exists (
      select from consents where account_id = ${accountId} and document = ${document} and version = ${version})`.execute(
    tx,
  )
