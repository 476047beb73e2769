import { startServer } from '#server/main.ts'
import { readConfig } from '#server/platform/process/config.ts'
import { serve } from './serve.ts'

interface Work {
  databaseUrl: string
  env: Record<string, string>
  /** The instant at which its clock stands still; the real time if absent. */
  at?: string
  /** How long a rendered page may be reused. */
  freshSeconds?: number
}

await serve<Work>(({ databaseUrl, env, at, ...pages }) =>
  startServer({ config: readConfig(env), databaseUrl, ...pages, ...(at && { now: () => new Date(at) }) }),
)
