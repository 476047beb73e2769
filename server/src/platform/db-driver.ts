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
const heardElsewhere = () => {}

/**
 * Sends what need not be waited for together with what comes next, on connections that are pipelined: `begin` with the first
 * statement, and the last words of a transaction with its `commit`. Each wait that is saved is one in which nobody holds a lock.
 */
class HouseDriver extends PostgresDriver {
  /** A connection on which even this fails is lost, and the next statement says so. */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    super.beginTransaction(connection, settings).catch(heardElsewhere)
  }

  override async commitTransaction(connection: DatabaseConnection) {
    const words = lastWords.get(connection)
    if (!words) return super.commitTransaction(connection)
    lastWords.delete(connection)
    const said = connection.executeQuery(words)
    said.catch(heardElsewhere)
    try {
      // PostgreSQL turns it into a rollback when the words before it failed.
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

export class HouseDialect extends PostgresDialect {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver() {
    return new HouseDriver({ pool: this.#pool })
  }
}

/** The last statement of a transaction, whose answer nobody needs: it goes out with the commit, and fails with it. */
export const sayLast = (tx: { getExecutor(): QueryExecutor }, words: CompiledQuery) =>
  tx.getExecutor().provideConnection(async (connection) => {
    lastWords.set(connection, words)
  })
