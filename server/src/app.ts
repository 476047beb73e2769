import multipart from '@fastify/multipart'
import Fastify, { LogController } from 'fastify'
import {
  demoAuthenticators,
  findActorsOfSessions,
  findActorsOfTokens,
  hasFreshSecondFactor,
} from './domains/accounts/public.ts'
import { registerAccounts } from './domains/accounts/register.ts'
import { registerAdmin } from './domains/admin/register.ts'
import { registerAudit } from './domains/audit/register.ts'
import { registerAvailability } from './domains/availability/register.ts'
import { registerBookings } from './domains/bookings/register.ts'
import { registerBookingsStaff } from './domains/bookings/staff/register.ts'
import { registerCalls } from './domains/calls/register.ts'
import { registerCatalogue } from './domains/catalogue/register.ts'
import { registerConsultants } from './domains/consultants/register.ts'
import { registerContent } from './domains/content/register.ts'
import { registerDiscovery } from './domains/discovery/register.ts'
import { registerEnquiries } from './domains/enquiries/register.ts'
import { registerLearning } from './domains/learning/register.ts'
import { registerLedger } from './domains/ledger/register.ts'
import { registerLocker } from './domains/locker/register.ts'
import { createScanner } from './domains/locker/scanners/create.ts'
import { registerMemberships } from './domains/memberships/register.ts'
import { readRewording } from './domains/notifications/public.ts'
import { registerNotifications } from './domains/notifications/register.ts'
import { registerEarnings } from './domains/orders/earnings/register.ts'
import { registerOrders } from './domains/orders/register.ts'
import { registerPackages } from './domains/packages/register.ts'
import { createGateway } from './domains/payments/gateways/create.ts'
import { serveTestGateway } from './domains/payments/gateways/test/routes.ts'
import { registerPayments } from './domains/payments/register.ts'
import { createSettlements } from './domains/payments/settlements.ts'
import { createPayoutProvider } from './domains/payouts/providers/create.ts'
import { registerPayouts } from './domains/payouts/register.ts'
import { registerProducts } from './domains/products/register.ts'
import { registerQuestions } from './domains/questions/register.ts'
import { registerReviews } from './domains/reviews/register.ts'
import { registerServices } from './domains/services/register.ts'
import { messageBrand, readSettings } from './domains/settings/public.ts'
import { registerSettings } from './domains/settings/register.ts'
import { registerTalkLibrary } from './domains/talks/library/register.ts'
import { registerTalks } from './domains/talks/register.ts'
import { registerWallet } from './domains/wallet/register.ts'
import { registerWorkshops } from './domains/workshops/register.ts'
import { startBackgroundServices } from './platform/background-services.ts'
import { createDb, createPool, LONG_TIMEOUTS } from './platform/db/db.ts'
import { serveDemoInbox } from './platform/demo/inbox.ts'
import { createEncryptedFiles } from './platform/files/encrypted-files.ts'
import { createStore } from './platform/files/storage/create.ts'
import { serveUploads } from './platform/files/upload-routes.ts'
import { answerProblems } from './platform/http/answer-problems.ts'
import { AnswerStore } from './platform/http/answer-store.ts'
import { serveApiDocs } from './platform/http/api-docs.ts'
import { concurrencyLimit } from './platform/http/concurrency-limit.ts'
import { boundInputs } from './platform/http/input-bounds.ts'
import { guardAgainstOverload } from './platform/http/overload.ts'
import { readableUrl } from './platform/http/readable-url.ts'
import { limitRequestTime, REQUEST_TIMEOUTS, serverTimeouts } from './platform/http/request-timeouts.ts'
import { setResponseHeaders } from './platform/http/response-headers.ts'
import { answerUnreadable } from './platform/http/unreadable-request.ts'
import { scheduleSweeps } from './platform/jobs/sweeps.ts'
import { pageCache } from './platform/pages/page-stores.ts'
import type { Config } from './platform/process/config.ts'
import { serveHealth } from './platform/process/health.ts'
import { loggerOptions, newRequestId } from './platform/process/logging.ts'
import { createDocumentFetcher } from './platform/providers/outside-documents/create.ts'
import { createSecrets } from './platform/security/secrets.ts'
import type { DomainPlugin } from './platform/services.ts'

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
  registerLocker,
  registerMemberships,
  registerPackages,
  registerAvailability,
  registerCalls,
  registerBookings,
  registerBookingsStaff,
  registerTalkLibrary,
  registerTalks,
  registerQuestions,
  registerReviews,
  registerEnquiries,
  registerLearning,
  registerWorkshops,
  registerProducts,
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
  /** Repeats what visitors ask for some time, until it is notified of a change. */
  cachesAnswers?: boolean
}

/** Connections reserved for requests that do not hold one until they end. */
const CONNECTIONS_LEFT = 3

/** Builds the whole product in one process: API, sockets and pages. */
export async function buildApp({ config, databaseUrl, now = () => new Date(), ...flags }: AppOptions) {
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
    const reword = await readRewording(db, now(), app.log)
    return { ...messageBrand(await readSettings(db, now())), reword }
  }
  const { gateway, testGateway } = createGateway(config, {
    db,
    now,
    deliver: (payload, headers) => app.inject({ method: 'POST', url: '/api/web/v1/webhooks/test', payload, headers }),
  })
  const store = await createStore(config)
  const answers = flags.cachesAnswers ? new AnswerStore() : undefined
  if (answers) pageCache.add(answers)
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
    answers,
    store,
    files: createEncryptedFiles(store, secrets),
    gateway,
    ...startBackgroundServices(app, { config, databaseUrl, db, now, brand }),
    secrets,
    payoutProvider: createPayoutProvider(config),
    scanner: createScanner(config),
    fetchDocument: createDocumentFetcher(config, now),
    log: app.log,
    now,
    readSettings: (at) => readSettings(db, at),
    authenticate: findActorsOfTokens({ pool, db }),
    hasFreshSecondFactor,
    actorOfSession: findActorsOfSessions({ pool, db }),
    endpoints: [],
  })
  app.addHook('onClose', () => answers && pageCache.delete(answers))
  app.addHook('onClose', () => Promise.all([app.services.db.destroy(), longRunning.db.destroy(), store.close()]))

  setResponseHeaders(app)
  answerProblems(app)
  limitRequestTime(app, REQUEST_TIMEOUTS)
  boundInputs(app)
  if (flags.shedsLoad) await guardAgainstOverload(app)
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
