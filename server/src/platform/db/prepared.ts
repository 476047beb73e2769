import type { CompiledQuery } from 'kysely'
import pg from 'pg'

const names = new Map<string, string>()

/**
 * SQL that PostgreSQL parses and plans once per connection, because it runs on every payment or booking. Only for texts
 * of the code: each keeps its plan on every connection.
 */
export function prepared(text: string): string {
  if (!names.has(text)) names.set(text, `prepared ${names.size}`)
  return text
}

/** The same for a statement of Kysely, which must name its columns: after a migration, `*` would fail. */
export const asPrepared = <R>(statement: CompiledQuery<R>): CompiledQuery<R> => ({
  ...statement,
  sql: prepared(statement.sql),
})

/**
 * Sends prepared SQL under its name, and the statements of one turn of the event loop in one write: a write to a socket
 * costs more than building what is written.
 */
export class AppClient extends pg.Client {
  declare readonly connection: pg.Connection

  // `never` fits the results of all overloads.
  override query(...args: unknown[]): never {
    const [text, ...rest] = args
    const name = typeof text === 'string' ? names.get(text) : undefined
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    return Reflect.apply(super.query, this, name ? [{ text, name }, ...rest] : args) as never
  }
}
