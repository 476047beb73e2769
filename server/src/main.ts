import type { FastifyInstance } from 'fastify'
import { type AppOptions, buildApp } from './app.ts'
import { servePages } from './platform/pages/pages.ts'
import type { CallApi } from './platform/pages/renderer.ts'
import { releaseStartupMemory } from './platform/process/startup-memory.ts'

interface ServerOptions extends Omit<AppOptions, 'shedsLoad' | 'cachesAnswers'> {
  /** How long a rendered page may be reused. */
  freshSeconds?: number
}

/** Starts the server: API, sockets and pages in one process. */
export async function startServer({ freshSeconds, ...options }: ServerOptions) {
  const { config } = options
  const app = await buildApp({ ...options, shedsLoad: true, cachesAnswers: true })
  try {
    await servePages(app, {
      mode: config.development ? 'development' : 'production',
      publicUrl: config.publicUrl,
      callApi: inProcess(app),
      ...(freshSeconds !== undefined && { freshSeconds }),
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
const inProcess =
  (app: FastifyInstance): CallApi =>
  async (path, { method, headers }) => {
    const { statusCode, body } = await app.inject({ method: method as 'GET', url: path, headers })
    return { status: statusCode, body }
  }
