import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, { LogController } from 'fastify'
import { actorOfSession, authenticate, demoAuthenticators, hasFreshSecondFactor } from './domains/accounts/public.ts'
import { registerAccounts } from './domains/accounts/routes.ts'
import { registerAdmin } from './domains/admin/routes.ts'
import { registerAudit } from './domains/audit/routes.ts'
import { registerAvailability } from './domains/availability/routes.ts'
import { registerBookings } from './domains/bookings/routes.ts'
import { registerBookingsStaff } from './domains/bookings/staff/routes.ts'
import { registerCalls } from './domains/calls/routes.ts'
import { registerCatalogue } from './domains/catalogue/routes.ts'
import { registerConsultants } from './domains/consultants/routes.ts'
import { registerContent } from './domains/content/routes.ts'
import { registerDiscovery } from './domains/discovery/routes.ts'
import { registerEnquiries } from './domains/enquiries/routes.ts'
import { registerLedger } from './domains/ledger/routes.ts'
import { registerNotifications } from './domains/notifications/routes.ts'
import { registerEarnings } from './domains/orders/earnings/routes.ts'
import { registerOrders } from './domains/orders/routes.ts'
import { registerPayments } from './domains/payments/routes.ts'
import { registerPayouts } from './domains/payouts/routes.ts'
import { registerReviews } from './domains/reviews/routes.ts'
import { registerServices } from './domains/services/routes.ts'
import { readSettings } from './domains/settings/public.ts'
import { registerSettings } from './domains/settings/routes.ts'
import { registerTalkLibrary } from './domains/talks/library/routes.ts'
import { registerTalks } from './domains/talks/routes.ts'
import { registerWallet } from './domains/wallet/routes.ts'
import { answerProblems } from './platform/answer-problems.ts'
import { serveApiDocs } from './platform/api-docs.ts'
import { startBackgroundServices } from './platform/background-services.ts'
import { concurrencyLimit } from './platform/concurrency-limit.ts'
import type { Config } from './platform/config.ts'
import { createDb, createPool, LONG_TIMEOUTS } from './platform/db.ts'
import { serveDemoInbox } from './platform/demo/inbox.ts'
import { createEncryptedFiles } from './platform/files/encrypted-files.ts'
import { serveUploads } from './platform/files/upload-routes.ts'
import { serveHealth } from './platform/health.ts'
import { boundInputs } from './platform/input-bounds.ts'
import { loggerOptions, newRequestId } from './platform/logging.ts'
import { guardAgainstOverload } from './platform/overload.ts'
import { permissionsFor } from './platform/permissions-policy.ts'
import { createGateway } from './platform/providers/gateway-chosen.ts'
import { serveTestGateway } from './platform/providers/gateway-test/routes.ts'
import { createDocumentFetcher } from './platform/providers/outside-documents/create.ts'
import { createPayoutProvider } from './platform/providers/payouts/create.ts'
import { readableUrl } from './platform/readable-url.ts'
import { limitRequestTime, REQUEST_TIMEOUTS, serverTimeouts } from './platform/request-timeouts.ts'
import { createSecrets } from './platform/secrets.ts'
import type { DomainPlugin } from './platform/services.ts'
import { createSettlements } from './platform/settlements.ts'
import { createStore } from './platform/storage.ts'
import { scheduleSweeps } from './platform/sweeps.ts'
import { answerUnreadable } from './platform/unreadable-request.ts'

/** Foundations first; a domain may use only those before it. */
const plugins: DomainPlugin[] = [
  registerAudit,
  registerSettings,
  registerAccounts,
  registerNotifications,
  registerCatalogue,
  registerConsultants,
  registerLedger,
  registerPayments,
  registerEarnings,
  registerOrders,
  registerWallet,
  registerPayouts,
  registerAvailability,
  registerBookings,
  registerBookingsStaff,
  registerCalls,
  registerTalkLibrary,
  registerTalks,
  registerReviews,
  registerEnquiries,
  registerServices,
  registerDiscovery,
  registerContent,
  registerAdmin,
]

export interface AppOptions {
  config: Config
  databaseUrl: string
  /** The app's clock; tests move it. */
  now?: () => Date
  /** Answers new requests with 503 while the event loop is blocked; for a process that serves only the public. */
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

/** Connections reserved for requests that do not hold one until they end. */
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
    // As long as a request line may be, so that a long parameter is refused by its schema and not by the router.
    routerOptions: { maxParamLength: 16 * 1024 },
    rewriteUrl: readableUrl,
    clientErrorHandler: answerUnreadable,
  })
  const pool = createPool({ url: databaseUrl, size: config.databasePoolSize })
  pool.on('error', (error) => app.log.warn({ error: error.message }, 'database connection lost (idle)'))
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
  app.decorate('services', {
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
    ...startBackgroundServices(app, { config, databaseUrl, db, now, brand }),
    secrets,
    payoutProvider: createPayoutProvider(config),
    fetchDocument: createDocumentFetcher(config, now),
    log: app.log,
    now,
    authenticate: (token, at) => authenticate(app.services, token, at),
    hasFreshSecondFactor,
    actorOfSession: (sessionId, at) => actorOfSession(app.services, sessionId, at),
    endpoints: [],
  })
  app.addHook('onClose', () => Promise.all([app.services.db.destroy(), longRunning.db.destroy()]))
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
  scheduleSweeps(app.services)
  for (const plugin of plugins) await plugin(app)
  if (config.mode === 'demo') serveDemoInbox(app, brand, (to) => demoAuthenticators(app.services, to))
  if (testGateway) serveTestGateway(app, testGateway, brand)
  await serveApiDocs(app)
  return app
}
