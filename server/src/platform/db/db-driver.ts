import {
  type CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  type QueryExecutor,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'

interface LastWords {
  words: CompiledQuery
  said: PromiseWithResolvers<QueryResult<unknown>>
}
const lastWords = new WeakMap<DatabaseConnection, LastWords>()
const handledElsewhere = () => {}

/**
 * Pipelines statements whose result is not needed with the next one: `begin` with the first statement, and the last
 * statement of a transaction with its `commit`. Each saved round trip shortens the time locks are held.
 */
class AppDriver extends PostgresDriver {
  /** If even this fails the connection is lost, and the next statement reports it. */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    super.beginTransaction(connection, settings).catch(handledElsewhere)
  }

  override async commitTransaction(connection: DatabaseConnection) {
    const last = lastWords.get(connection)
    if (!last) return super.commitTransaction(connection)
    lastWords.delete(connection)
    const { words, said } = last
    connection.executeQuery(words).then(said.resolve, said.reject)
    try {
      // PostgreSQL turns it into a rollback if the statement before it failed.
      await super.commitTransaction(connection)
    } catch (error) {
      await said.promise
      throw error
    }
  }

  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]) {
    lastWords.get(connection)?.said.reject(new Error('the transaction was rolled back'))
    lastWords.delete(connection)
    return super.rollbackTransaction(connection)
  }
}

export class AppDialect extends PostgresDialect {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver() {
    return new AppDriver({ pool: this.#pool })
  }
}

/**
 * The last statement of a transaction, whose result is not needed within it: it is sent with the commit, and fails with
 * it. The result is available after the commit.
 */
export const sayLast = <R>(tx: { getExecutor(): QueryExecutor }, words: CompiledQuery<R>) =>
  tx.getExecutor().provideConnection(async (connection) => {
    const said = Promise.withResolvers<QueryResult<unknown>>()
    said.promise.catch(handledElsewhere)
    lastWords.set(connection, { words, said })
    return { result: said.promise as Promise<QueryResult<R>> }
  })
