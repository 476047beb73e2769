import { startServer } from '#server/main.ts'
import { readConfig } from '#server/platform/process/config.ts'
import { serve } from './serve.ts'

interface Work {
  databaseUrl: string
  env: Record<string, string>
}

await serve<Work>(({ databaseUrl, env }) => startServer({ config: readConfig(env), databaseUrl }))
