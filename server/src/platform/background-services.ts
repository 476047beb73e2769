import type { FastifyInstance } from 'fastify'
import type { Db } from './db/db.ts'
import { createSignals } from './db/signals.ts'
import { createJobs } from './jobs/jobs.ts'
import { createDispatcher } from './outbox/dispatcher.ts'
import type { LookingBrand } from './outbox/message.ts'
import type { Config } from './process/config.ts'
import { createDeliveries } from './providers/deliveries.ts'
import { createRealtime } from './realtime/realtime.ts'

interface Options {
  config: Config
  databaseUrl: string
  db: Db
  now: () => Date
  /** The product name and contact as set by staff. */
  brand: () => Promise<Omit<LookingBrand, 'publicUrl'>>
}

/** Everything a process does besides answering requests: sockets, outbox delivery and scheduled jobs. */
export function startBackgroundServices(app: FastifyInstance, { config, databaseUrl, db, now, brand }: Options) {
  const signals = createSignals(databaseUrl, app.log)
  const jobs = createJobs(databaseUrl, app.log)
  const realtime = createRealtime(app, { config, databaseUrl, signals })
  const signed = async () => ({ ...(await brand()), publicUrl: config.publicUrl })
  const { deliver, close } = createDeliveries({ config, db, now, realtime, brand: signed })
  const outbox = createDispatcher({ db, now, log: app.log, signals, deliver })

  app.addHook('onReady', async () => {
    await signals.start()
    outbox.start()
  })
  // Before the server waits for open requests: an open socket would keep it waiting forever.
  app.addHook('preClose', async () => {
    await jobs.stop()
    await outbox.stop()
    close()
    await signals.close()
    await realtime.close()
  })
  return { signals, jobs, realtime, outbox }
}
