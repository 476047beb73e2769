import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import { forLongWork, type Services } from '../services.ts'
import { INDIA } from '../time.ts'
import { LIST_INDEXES } from './queries.ts'

/** A plain function, so that tests run it at any `now`; must be idempotent. */
export type Sweep = (services: Services, now: Date) => Promise<unknown>

const QUEUE = {
  // One waiting and one running, across all processes.
  policy: 'stately',
  notify: true,
  retryLimit: 3,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 900,
  deleteAfterSeconds: 3 * 24 * 3600,
} as const

/** The tables of pg-boss. Created at startup; for tests they are part of the template. */
export async function installJobs(databaseUrl: string) {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false })
  await boss.start()
  await boss.getDb().executeSql(LIST_INDEXES)
  await boss.stop({ graceful: false })
}

/** Scheduled work. Every process registers it; each run is done by one of them. */
export function createJobs(databaseUrl: string, log: FastifyBaseLogger) {
  const sweeps = new Map<string, { cron: string; sweep: Sweep }>()
  let boss: PgBoss | undefined

  async function offer(services: Services, name: string) {
    const { cron, sweep } = sweeps.get(name)!
    await boss!.createQueue(name, QUEUE)
    await boss!.work(name, { pollingIntervalSeconds: 30 }, async () => {
      const began = performance.now()
      await sweep(forLongWork(services), services.now())
      log.debug({ job: name, ms: Math.round(performance.now() - began) }, 'swept')
    })
    await boss!.schedule(name, cron, null, { tz: INDIA })
  }

  return {
    /** Cron in India time: minute, hour, day, month, weekday. */
    schedule(name: string, cron: string, sweep: Sweep) {
      if (sweeps.has(name)) throw new Error(`a job named ${name} exists already`)
      sweeps.set(name, { cron, sweep })
    },
    /** Runs the job now rather than at its next time, in any free process; call it after the commit. */
    async soon(name: string) {
      if (!sweeps.has(name)) throw new Error(`there is no job named ${name}`)
      await boss?.send(name)
    },
    names: () => [...sweeps.keys()],
    async start(services: Services) {
      boss = new PgBoss({
        connectionString: databaseUrl,
        max: 2,
        useListenNotify: true,
        application_name: 'paramarsh jobs',
      })
      boss.on('error', (error) => log.warn({ error: error.message }, 'job queue error'))
      boss.on('warning', ({ message }) => log.warn({ warning: message }, 'job queue warning'))
      await boss.start()
      await boss.getDb().executeSql(LIST_INDEXES)
      for (const name of sweeps.keys()) await offer(services, name)
      const left = (await boss.getSchedules()).filter(({ name }) => !sweeps.has(name))
      for (const { name } of left) await boss.unschedule(name)
    },
    /** Waits for running jobs. */
    async stop() {
      await boss?.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
export type Jobs = ReturnType<typeof createJobs>

declare module '../services.ts' {
  interface Services {
    jobs: Jobs
  }
}
