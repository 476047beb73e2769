import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'

const webRoot = join(import.meta.dirname, '../../../../web')
const clientDir = join(webRoot, 'build/client')
const YEAR_SECONDS = 31_536_000

/** The files of the built site from disk, with their precompressed variants. */
export async function serveBuiltFiles(app: FastifyInstance) {
  await app.register(fastifyStatic, {
    root: clientDir,
    preCompressed: true,
    decorateReply: false,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const named = path.includes('/build/client/assets/')
      // The service worker fetches our pages and files; the policy of other files forbids even that.
      if (/\/sw\.js(?:\.br|\.gz)?$/.test(path)) reply.header('content-security-policy', "default-src 'self'")
      reply.header('cache-control', named ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, no-cache')
    },
  })
}

/** The server build of the site. */
export const loadFromDisk = () => import(join(webRoot, 'build/server/index.js')) as Promise<ServerBuild>

const styles = new Map<string, string>()
/** A style sheet of the built site; each is read once, because its name changes with its content. */
export function styleSheet(path: string) {
  const known = styles.get(path)
  if (known !== undefined) return known
  const sheet = readFileSync(join(clientDir, path), 'utf8')
  styles.set(path, sheet)
  return sheet
}

/** The sources, through Vite with hot reload. */
export async function fromVite(app: FastifyInstance) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: webRoot,
    configFile: join(webRoot, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(?:api|demo|socket\.io)\//.test(request.url)) return done()
    vite.middlewares(request.raw, reply.raw, (error?: unknown) => done(error as Error | undefined))
  })
  app.addHook('onClose', () => vite.close())
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
}
