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
    return this.#promised(name ? [{ text, name }, ...rest] : args) as never
  }

  /**
   * The promise that pg makes itself keeps each result reachable from the one before, so that V8 moves the rows of
   * consecutive statements to its old heap instead of dropping them.
   */
  #promised([statement, values, callback]: unknown[]) {
    const isSubmitted = typeof statement === 'object' && statement !== null && 'submit' in statement
    if (isSubmitted || typeof values === 'function' || callback)
      return Reflect.apply(super.query, this, [statement, values, callback])
    const copy = typeof statement === 'object' ? { ...statement } : statement
    return new Promise((resolve, reject) => {
      const done = (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result))
      Reflect.apply(super.query, this, [copy, values, done])
    })
  }
}
