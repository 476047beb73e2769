import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, { LogController } from 'fastify'
import { accountsWing } from './domains/accounts/routes.ts'
import { actorOfSession, authenticate, demoAuthenticators, hasFreshSecondFactor } from './domains/accounts/service.ts'
import { adminWing } from './domains/admin/routes.ts'
import { auditWing } from './domains/audit/routes.ts'
import { availabilityWing } from './domains/availability/routes.ts'
import { bookingsWing } from './domains/bookings/routes.ts'
import { bookingsStaffWing } from './domains/bookings/staff/routes.ts'
import { callsWing } from './domains/calls/routes.ts'
import { catalogueWing } from './domains/catalogue/routes.ts'
import { consultantsWing } from './domains/consultants/routes.ts'
import { contentWing } from './domains/content/routes.ts'
import { discoveryWing } from './domains/discovery/routes.ts'
import { enquiriesWing } from './domains/enquiries/routes.ts'
import { ledgerWing } from './domains/ledger/routes.ts'
import { noticesWing } from './domains/notices/routes.ts'
import { earningsWing } from './domains/orders/earnings/routes.ts'
import { ordersWing } from './domains/orders/routes.ts'
import { paymentsWing } from './domains/payments/routes.ts'
import { payoutsWing } from './domains/payouts/routes.ts'
import { reviewsWing } from './domains/reviews/routes.ts'
import { servicesWing } from './domains/services/routes.ts'
import { settingsWing } from './domains/settings/routes.ts'
import { readSettings } from './domains/settings/service.ts'
import { talkLibraryWing } from './domains/talks/library/routes.ts'
import { talksWing } from './domains/talks/routes.ts'
import { walletWing } from './domains/wallet/routes.ts'
import { answerProblems } from './platform/answer-problems.ts'
import { serveApiDocs } from './platform/api-docs.ts'
import { concurrencyLimit } from './platform/concurrency-limit.ts'
import type { Config } from './platform/config.ts'
import { createDb, createPool, LONG_TIMEOUTS } from './platform/db.ts'
import { serveDemoInbox } from './platform/demo/inbox.ts'
import { createEncryptedFiles } from './platform/files/encrypted-files.ts'
import { serveUploads } from './platform/files/upload-routes.ts'
import { serveHealth } from './platform/health.ts'
import type { Wing } from './platform/house.ts'
import { boundInputs } from './platform/input-bounds.ts'
import { loggerOptions, newRequestId } from './platform/logging.ts'
import { openOutside } from './platform/outside.ts'
import { guardAgainstOverload } from './platform/overload.ts'
import { permissionsFor } from './platform/permissions-policy.ts'
import { createGateway } from './platform/providers/gateway-chosen.ts'
import { serveTestGateway } from './platform/providers/gateway-test/routes.ts'
import { createDocumentFetcher } from './platform/providers/outside-documents/create.ts'
import { createPayoutProvider } from './platform/providers/payouts/create.ts'
import { readableUrl } from './platform/readable-url.ts'
import { limitRequestTime, REQUEST_TIMEOUTS, serverTimeouts } from './platform/request-timeouts.ts'
import { createSecrets } from './platform/secrets.ts'
import { createSettlements } from './platform/settlements.ts'
import { createStore } from './platform/storage.ts'
import { scheduleSweeps } from './platform/sweeps.ts'
import { answerUnreadable } from './platform/unreadable-request.ts'

/** Foundations first; a domain may use only those before it. */
const wings: Wing[] = [
  auditWing,
  settingsWing,
  accountsWing,
  noticesWing,
  catalogueWing,
  consultantsWing,
  ledgerWing,
  paymentsWing,
  earningsWing,
  ordersWing,
  walletWing,
  payoutsWing,
  availabilityWing,
  bookingsWing,
  bookingsStaffWing,
  callsWing,
  talkLibraryWing,
  talksWing,
  reviewsWing,
  enquiriesWing,
  servicesWing,
  discoveryWing,
  contentWing,
  adminWing,
]

export interface AppOptions {
  config: Config
  databaseUrl: string
  /** The clock of the house; tests move it. */
  now?: () => Date
  /** Says 503 to new requests while the event loop is stuck; for a process that serves the public and nothing else. */
  shedsLoad?: boolean
}

const SECURITY_HEADERS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
} as const

/** Connections that requests which hold one to their end leave to all others. */
const CONNECTIONS_LEFT = 3

/** Builds the whole product in one process: API, sockets and pages. */
export async function buildApp({ config, databaseUrl, now = () => new Date(), shedsLoad = false }: AppOptions) {
  const app = Fastify({
    logger: loggerOptions(config),
    genReqId: newRequestId,
    trustProxy: [...config.trustedProxies],
    bodyLimit: 256 * 1024,
    ...serverTimeouts(REQUEST_TIMEOUTS),
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    // As long as a request line may be, so that a long parameter meets its schema and not the router.
    routerOptions: { maxParamLength: 16 * 1024 },
    rewriteUrl: readableUrl,
    clientErrorHandler: answerUnreadable,
  })
  const pool = createPool({ url: databaseUrl, size: config.databasePoolSize })
  pool.on('error', (error) => app.log.warn({ error: error.message }, 'an idle database connection was lost'))
  const db = createDb(pool)
  const longPool = createPool({ url: databaseUrl, size: Math.ceil(config.databasePoolSize / 2), ...LONG_TIMEOUTS })
  const longRunning = { pool: longPool, db: createDb(longPool) }
  const brand = async () => {
    const { productName, helpDeskPhone } = await readSettings(db, now())
    return { name: productName, helpDeskPhone }
  }
  const { gateway, testGateway } = createGateway(config, {
    db,
    now,
    deliver: (payload, headers) => app.inject({ method: 'POST', url: '/api/web/v1/webhooks/test', payload, headers }),
  })
  const store = await createStore(config)
  const secrets = createSecrets(config.appSecret, config.olderAppSecrets)
  app.decorate('house', {
    config,
    pool,
    db,
    limitTransactions: concurrencyLimit(Math.max(1, config.databasePoolSize - CONNECTIONS_LEFT), {
      maxWaiting: 1_000,
      maxWaitMs: 12_000,
    }),
    settlements: createSettlements(config.databasePoolSize),
    longRunning,
    store,
    files: createEncryptedFiles(store, secrets),
    gateway,
    ...openOutside(app, { config, databaseUrl, db, now, brand }),
    secrets,
    payoutProvider: createPayoutProvider(config),
    fetchDocument: createDocumentFetcher(config, now),
    log: app.log,
    now,
    authenticate: (token, at) => authenticate(app.house, token, at),
    hasFreshSecondFactor,
    actorOfSession: (sessionId, at) => actorOfSession(app.house, sessionId, at),
    endpoints: [],
  })
  app.addHook('onClose', () => Promise.all([app.house.db.destroy(), longRunning.db.destroy()]))
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('permissions-policy', permissionsFor(request.url))
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })

  answerProblems(app)
  limitRequestTime(app, REQUEST_TIMEOUTS)
  boundInputs(app)
  await app.register(helmet, SECURITY_HEADERS)
  if (shedsLoad) await guardAgainstOverload(app)
  await app.register(multipart)
  serveHealth(app, databaseUrl)
  serveUploads(app)
  scheduleSweeps(app.house)
  for (const wing of wings) await wing(app)
  if (config.mode === 'demo') serveDemoInbox(app, brand, (to) => demoAuthenticators(app.house, to))
  if (testGateway) serveTestGateway(app, testGateway, brand)
  await serveApiDocs(app)
  return app
}
