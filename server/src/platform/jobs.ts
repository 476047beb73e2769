import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import { forLongWork, type House } from './house.ts'

/** A plain function, so that tests run it at any `now`; it must bear being run twice. */
export type Sweep = (house: House, now: Date) => Promise<unknown>

const QUEUE = {
  // One waiting and one running, over all processes.
  policy: 'stately',
  notify: true,
  retryLimit: 3,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 900,
  deleteAfterSeconds: 3 * 24 * 3600,
} as const

/** The tables of jobs. A house makes them at its start; for tests they lie in the template. */
export async function installJobs(databaseUrl: string) {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
}

/** Work that the clock starts. Every process offers itself; each run is done by one of them. */
export function createJobs(databaseUrl: string, log: FastifyBaseLogger) {
  const sweeps = new Map<string, { cron: string; sweep: Sweep }>()
  let boss: PgBoss | undefined

  async function offer(house: House, name: string) {
    const { cron, sweep } = sweeps.get(name)!
    await boss!.createQueue(name, QUEUE)
    await boss!.work(name, { pollingIntervalSeconds: 30 }, async () => {
      const began = performance.now()
      await sweep(forLongWork(house), house.now())
      log.debug({ job: name, ms: Math.round(performance.now() - began) }, 'swept')
    })
    await boss!.schedule(name, cron, null, { tz: 'Asia/Kolkata' })
  }

  return {
    /** Cron in India time: minute, hour, day, month, weekday. */
    schedule(name: string, cron: string, sweep: Sweep) {
      if (sweeps.has(name)) throw new Error(`There is a job named ${name} already`)
      sweeps.set(name, { cron, sweep })
    },
    /** Does the work now rather than at its next time, in whichever process is free; call it after the commit. */
    async soon(name: string) {
      if (!sweeps.has(name)) throw new Error(`There is no job named ${name}`)
      await boss?.send(name)
    },
    names: () => [...sweeps.keys()],
    async start(house: House) {
      boss = new PgBoss({
        connectionString: databaseUrl,
        max: 2,
        useListenNotify: true,
        application_name: 'paramarsh jobs',
      })
      boss.on('error', (error) => log.warn({ error: error.message }, 'a job could not be done'))
      boss.on('warning', ({ message }) => log.warn({ warning: message }, 'jobs'))
      await boss.start()
      for (const name of sweeps.keys()) await offer(house, name)
      const left = (await boss.getSchedules()).filter(({ name }) => !sweeps.has(name))
      for (const { name } of left) await boss.unschedule(name)
    },
    /** Lets what is running end. */
    async stop() {
      await boss?.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
export type Jobs = ReturnType<typeof createJobs>
