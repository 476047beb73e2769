import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

export interface Statement {
  text: string
  name?: string
  values: unknown[]
}

const during = new AsyncLocalStorage<true>()

/** Every statement an operation sends to PostgreSQL; other work in the same process is ignored. */
export async function statementsOf(operation: () => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [config, values] = args as [
      string | { text: string; name?: string; values?: unknown[] },
      unknown[] | undefined,
    ]
    const {
      text,
      name,
      values: own,
    } = typeof config === 'string' ? { text: config, name: undefined, values: undefined } : config
    if (during.getStore()) seen.push({ text, ...(name && { name }), values: own ?? values ?? [] })
    return Reflect.apply(query, this, args)
  } as typeof query
  try {
    await during.run(true, operation)
  } finally {
    pg.Client.prototype.query = query
  }
  return seen
}

interface Plan {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

export interface Work {
  /** Buffers (memory and disk pages) read by the statements. */
  buffers: number
  milliseconds: number
}

/** The work of the database for these statements on their second run. */
export async function workOf(databaseUrl: string, statements: readonly Statement[]): Promise<Work> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const work = { buffers: 0, milliseconds: 0 }
    for (const statement of statements) {
      await explain(client, statement)
      const { buffers, milliseconds } = await explain(client, statement)
      work.buffers += buffers
      work.milliseconds += milliseconds
    }
    return work
  } finally {
    await client.end()
  }
}

export async function explain(client: pg.Client, { text, values }: Statement): Promise<Work> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan; 'Execution Time': number }] }>({
    text: `explain (analyze, buffers, format json) ${text}`,
    values,
  })
  const { Plan: plan, 'Execution Time': milliseconds } = rows[0]!['QUERY PLAN'][0]
  return { buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], milliseconds }
}

/** The same as text, for the notes of a bench. */
export async function buffersOf(databaseUrl: string, statement: Statement): Promise<string> {
  const { buffers } = await workOf(databaseUrl, [statement])
  return `${buffers} buffers: ${statement.text.replaceAll(/\s+/g, ' ').slice(0, 90)}`
}

/** Bytes are transferred between processes as JSON. */
export const revive = (value: unknown) =>
  typeof value === 'object' && value && 'type' in value && value.type === 'Buffer' ? Buffer.from(value as never) : value
