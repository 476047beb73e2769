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

interface LastStatement {
  statement: CompiledQuery
  outcome: PromiseWithResolvers<QueryResult<unknown>>
}
const lastStatements = new WeakMap<DatabaseConnection, LastStatement>()
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
    const last = lastStatements.get(connection)
    if (!last) return super.commitTransaction(connection)
    lastStatements.delete(connection)
    const { statement, outcome } = last
    connection.executeQuery(statement).then(outcome.resolve, outcome.reject)
    try {
      // PostgreSQL turns it into a rollback if the statement before it failed.
      await super.commitTransaction(connection)
    } catch (error) {
      await outcome.promise
      throw error
    }
  }

  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]) {
    lastStatements.get(connection)?.outcome.reject(new Error('the transaction was rolled back'))
    lastStatements.delete(connection)
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
 * A statement of a transaction that the following ones do not wait for: they are sent with it. If it fails they fail
 * too, because the transaction is aborted, so it has to report by failing what must stop them.
 */
export const executeAhead = <R>(tx: { getExecutor(): QueryExecutor }, statement: CompiledQuery<R>) =>
  tx.getExecutor().provideConnection(async (connection) => {
    const result: Promise<QueryResult<R>> = connection.executeQuery(statement)
    result.catch(handledElsewhere)
    return { result }
  })

/**
 * The last statement of a transaction, whose result is not needed within it: it is sent with the commit, and fails with
 * it. The result is available after the commit.
 */
export const executeWithCommit = <R>(tx: { getExecutor(): QueryExecutor }, statement: CompiledQuery<R>) =>
  tx.getExecutor().provideConnection(async (connection) => {
    const outcome = Promise.withResolvers<QueryResult<unknown>>()
    outcome.promise.catch(handledElsewhere)
    lastStatements.set(connection, { statement, outcome })
    return { result: outcome.promise as Promise<QueryResult<R>> }
  })
