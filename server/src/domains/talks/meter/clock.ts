import type { FastifyInstance } from 'fastify'
import { TALKS_SWEPT, tellSwept } from './queries.ts'
import { sweepTalks } from './service.ts'

const EVERY_MS = 1000

/** Keeps the clock of all talks; of several processes one looks, the others hear that it was done and wait again. */
export function keepClock(app: FastifyInstance) {
  const { house } = app
  const upSince = house.now()
  let closing = false
  let timer: NodeJS.Timeout

  async function look() {
    try {
      const next = await sweepTalks(house, house.now(), upSince)
      await tellSwept(house.db)
      later(Math.max(50, next.getTime() - house.now().getTime()))
    } catch (err) {
      if (!closing) house.log.warn({ err }, 'talks may be late')
      later(EVERY_MS)
    }
  }
  function later(ms: number) {
    clearTimeout(timer)
    if (!closing) timer = setTimeout(look, Math.min(ms, EVERY_MS)).unref()
  }
  house.signals.on(TALKS_SWEPT, () => later(EVERY_MS * (1 + Math.random() / 5)))
  later(EVERY_MS)
  app.addHook('preClose', async () => {
    closing = true
    clearTimeout(timer)
  })
}
