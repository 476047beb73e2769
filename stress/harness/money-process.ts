import { once } from 'node:events'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/process/config.ts'
import { serveSpending } from './spending.ts'

interface Work {
  databaseUrl: string
  env: Record<string, string>
}

/** One process of the app, without its pages, with an endpoint to spend from wallets. */
const [{ databaseUrl, env }] = (await once(process, 'message')) as [Work]
const app = await buildApp({ config: readConfig(env), databaseUrl })
serveSpending(app)
const url = await app.listen({ host: '127.0.0.1', port: 0 })
const end = () => app.close().finally(() => process.exit())
process.on('SIGTERM', end)
process.on('disconnect', end)
process.send!({ url })
