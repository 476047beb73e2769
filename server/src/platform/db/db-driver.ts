import {
  type CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  type QueryExecutor,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'

const lastWords = new WeakMap<DatabaseConnection, CompiledQuery>()
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
    const words = lastWords.get(connection)
    if (!words) return super.commitTransaction(connection)
    lastWords.delete(connection)
    const said = connection.executeQuery(words)
    said.catch(handledElsewhere)
    try {
      // PostgreSQL turns it into a rollback if the statement before it failed.
      await super.commitTransaction(connection)
    } catch (error) {
      await said
      throw error
    }
  }

  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]) {
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

/** The last statement of a transaction, whose result is not needed: it is sent with the commit, and fails with it. */
export const sayLast = (tx: { getExecutor(): QueryExecutor }, words: CompiledQuery) =>
  tx.getExecutor().provideConnection(async (connection) => {
    lastWords.set(connection, words)
  })
