import type { FastifyInstance } from 'fastify'
import { notifySwept, TALKS_SWEPT } from './queries.ts'
import { sweepTalks } from './sweep.ts'

const EVERY_MS = 1000

/** Runs the sweep of all talks; one of several processes sweeps, and the others postpone theirs when notified. */
export function scheduleTalkSweep(app: FastifyInstance) {
  const { services } = app
  const upSince = services.now()
  let closing = false
  let timer: NodeJS.Timeout

  async function look() {
    try {
      const next = await sweepTalks(services, services.now(), upSince)
      await notifySwept(services.db)
      later(Math.max(50, next.getTime() - services.now().getTime()))
    } catch (err) {
      if (!closing) services.log.warn({ err }, 'talks may be out of date')
      later(EVERY_MS)
    }
  }
  function later(ms: number) {
    clearTimeout(timer)
    if (!closing) timer = setTimeout(look, Math.min(ms, EVERY_MS)).unref()
  }
  services.signals.on(TALKS_SWEPT, () => later(EVERY_MS * (1 + Math.random() / 5)))
  later(EVERY_MS)
  app.addHook('preClose', async () => {
    closing = true
    clearTimeout(timer)
  })
}
