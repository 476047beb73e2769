import { sql, type Updateable } from 'kysely'
import { freeSlug, slugOfTitle } from '../slugs.ts'
import type { Tx } from './db.ts'
import type { DB } from './schema.gen.ts'

/** Tables whose rows are found by the slug of their title, and have a version that increases with every change. */
type Titled = 'courses' | 'library_talks' | 'workshops'

/** Until the transaction ends nobody else chooses a slug there: two who choose at once would choose the same. */
export const lockSlugs = (tx: Tx, place: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`slugs of ${place}`}, 0))`.execute(tx)

/** A slug of the title that no row of the table has. Without a letter in the title it begins with the kind. */
export async function newSlug(tx: Tx, table: Titled, title: string, kind: string) {
  const wanted = slugOfTitle(title, kind)
  await lockSlugs(tx, table)
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(table)} where slug = ${wanted} or slug like ${`${wanted}-%`}`.execute(tx)
  return freeSlug(wanted, new Set(rows.map(({ slug }) => slug)))
}

interface Change<T extends Titled> {
  id: number
  /** The version that the caller has seen. */
  version: number
  to: Updateable<DB[T]>
  at: Date
}

/** Changes a row; false if it has changed since that version. */
export async function changeRow<T extends Titled>(tx: Tx, table: T, { id, version, to, at }: Change<T>) {
  const { numUpdatedRows } = await tx
    .updateTable(table as 'courses')
    .set({ ...(to as Updateable<DB['courses']>), version: version + 1, updated_at: at })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
