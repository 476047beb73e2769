import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/process/config.ts'
import { serveSpending } from '../../stress/harness/spending.ts'
import { serve } from './serve.ts'

interface Work {
  databaseUrl: string
  env: Record<string, string>
}

/** The app without its pages, with an endpoint to spend from wallets. */
await serve<Work>(async ({ databaseUrl, env }) => {
  const app = await buildApp({ config: readConfig(env), databaseUrl })
  serveSpending(app)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, close: () => app.close() }
})
