import { existsSync, readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

const TICKS_A_SECOND = 100

interface Process {
  parent: number
  seconds: number
  /** Of children that have ended. */
  childSeconds: number
}

/** From /proc; undefined where there is none, or the process has just ended. */
function processOf(pid: string): Process | undefined {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  // The name, in brackets, may contain spaces.
  const fields = readFileSync(file, 'latin1').split(') ').at(-1)!.split(' ').map(Number)
  const seconds = (from: number) => (fields[from]! + fields[from + 1]!) / TICKS_A_SECOND
  return { parent: fields[1]!, seconds: seconds(11), childSeconds: seconds(13) }
}

/** Reads the CPU seconds that all processes of a database server on this machine have used. */
export async function databaseCpu(databaseUrl: string): Promise<() => number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const server = processOf(String(rows[0]!.pid))?.parent
  await client.end()
  return () => {
    if (server === undefined) return 0
    const own = processOf(String(server))!
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(processOf)
      .filter((one) => one?.parent === server)
    return own.seconds + own.childSeconds + children.reduce((sum, one) => sum + one!.seconds, 0)
  }
}
