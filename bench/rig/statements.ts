import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

export interface Statement {
  text: string
  name?: string
  values: unknown[]
}

const during = new AsyncLocalStorage<true>()

/** Every statement that a deed sends to PostgreSQL; what goes on beside it in the same process is left out. */
export async function statementsOf(deed: () => Promise<unknown>): Promise<Statement[]> {
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
    await during.run(true, deed)
  } finally {
    pg.Client.prototype.query = query
  }
  return seen
}

interface Plan {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

/** Pages of memory and disk that a statement looked at. */
export async function buffersOf(databaseUrl: string, statement: Statement): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>({
      text: `explain (analyze, buffers, format json) ${statement.text}`,
      values: statement.values,
    })
    const plan = rows[0]!['QUERY PLAN'][0]!.Plan
    const words = statement.text.replaceAll(/\s+/g, ' ').slice(0, 90)
    return `${plan['Shared Hit Blocks']} buffers hit, ${plan['Shared Read Blocks']} read: ${words}`
  } finally {
    await client.end()
  }
}
