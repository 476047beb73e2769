import type { FastifyInstance } from 'fastify'
import { type AppOptions, buildApp } from './app.ts'
import { servePages } from './platform/pages/pages.ts'
import { releaseStartupMemory } from './platform/process/startup-memory.ts'

/** Starts the server: API, sockets and pages in one process. */
export async function startServer({ config, databaseUrl }: Pick<AppOptions, 'config' | 'databaseUrl'>) {
  const app = await buildApp({ config, databaseUrl, shedsLoad: true })
  try {
    await servePages(app, {
      mode: config.development ? 'development' : 'production',
      publicUrl: config.publicUrl,
      callApi: inProcess(app),
      guests: { razorpay: config.razorpay !== undefined && config.mode === 'production' },
    })
    releaseStartupMemory()
    await app.listen({ host: config.host, port: config.port })
    await app.services.jobs.start(app.services)
  } catch (error) {
    await app.close()
    throw error
  }
  return { url: config.publicUrl, close: () => app.close() }
}

/** Loaders call the same API as browsers do, in process. */
const inProcess = (app: FastifyInstance) => async (path: string, init: RequestInit) => {
  const answer = await app.inject({
    method: (init.method ?? 'GET') as 'GET',
    url: path,
    headers: Object.fromEntries(new Headers(init.headers)),
  })
  return new Response(answer.body, {
    status: answer.statusCode,
    headers: { 'content-type': String(answer.headers['content-type'] ?? 'application/json') },
  })
}
