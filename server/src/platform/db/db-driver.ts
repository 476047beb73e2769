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
const lastStatements = new WeakMap<DatabaseConnection, LastStatement[]>()
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
    for (const { statement, outcome } of last) connection.executeQuery(statement).then(outcome.resolve, outcome.reject)
    try {
      // PostgreSQL turns it into a rollback if a statement before it failed.
      await super.commitTransaction(connection)
    } catch (error) {
      // In their order: those after the one that failed only report that the transaction is aborted.
      for (const { outcome } of last) await outcome.promise
      throw error
    }
  }

  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]) {
    for (const { outcome } of lastStatements.get(connection) ?? [])
      outcome.reject(new Error('the transaction was rolled back'))
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

type RowsOf<T> = { [K in keyof T]: T[K] extends CompiledQuery<infer R> ? R[] : never }

/**
 * Statements that do not need each other's results, in one write; returns their rows. They run in this order, each with
 * a snapshot of its own: what follows a lock sees everything that was committed before it was obtained.
 */
export const executeTogether = <const T extends readonly CompiledQuery<unknown>[]>(
  db: { getExecutor(): QueryExecutor },
  ...statements: T
): Promise<RowsOf<T>> =>
  db.getExecutor().provideConnection(async (connection) => {
    const results = await Promise.all(statements.map((statement) => connection.executeQuery(statement)))
    return results.map(({ rows }) => rows) as RowsOf<T>
  })

/**
 * The last statement of a transaction, whose result is not needed within it: it is sent with the commit, and fails with
 * it. The result is available after the commit. There may be several; they are sent in the order of these calls.
 */
export const executeWithCommit = <R>(tx: { getExecutor(): QueryExecutor }, statement: CompiledQuery<R>) =>
  tx.getExecutor().provideConnection(async (connection) => {
    const outcome = Promise.withResolvers<QueryResult<unknown>>()
    outcome.promise.catch(handledElsewhere)
    lastStatements.set(connection, [...(lastStatements.get(connection) ?? []), { statement, outcome }])
    return { result: outcome.promise as Promise<QueryResult<R>> }
  })
