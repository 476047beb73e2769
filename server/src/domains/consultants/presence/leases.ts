import type { FastifyInstance } from 'fastify'
import { ConsultantStatus } from '#contract/realtime.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { secondsAfter } from '#server/platform/time.ts'
import { PRESENCE_SWEPT, shortenLease } from './queries.ts'
import { GRACE_SECONDS, RENEW_EVERY_MS, SWEEP_EVERY_MS } from './rules.ts'
import { appear, type Connected, leave, leaveDevice, renew, sweepLapsed } from './service.ts'

/** Maintains the presence leases of consultants connected to this process. */
export function maintainLeases(app: FastifyInstance) {
  const { realtime, signals, db, now, log } = app.services
  const here = new Map<string, Connected>()
  let closing = false
  const complain = (err: Error) => closing || log.warn({ err }, 'presence may be out of date')

  realtime.on('consultantStatus', ConsultantStatus, async ({ actor, connection, now: at }) => {
    const connected = connectedAs(actor, connection.id)
    here.set(connection.id, connected)
    await appear(db, connected, at)
    // It may have disconnected during the write.
    if (!connection.isOpen()) await end(connected)
    return {}
  })
  realtime.on('consultantStatusOffline', ConsultantStatus, async ({ actor, connection, now: at }) => {
    const connected = connectedAs(actor, connection.id)
    for (const [id, { sessionId }] of here) if (sessionId === actor.sessionId) here.delete(id)
    await leaveDevice(db, connected, at)
    return {}
  })
  realtime.onLeaving(({ connectionId, how }) => {
    const connected = here.get(connectionId)
    if (!connected) return
    here.delete(connectionId)
    const done = how === 'ended' ? leave(db, connected, now()) : loseSight(connectionId)
    done.catch(complain)
  })

  const loseSight = (connectionId: string) => shortenLease(db, connectionId, secondsAfter(now(), GRACE_SECONDS))
  async function end(connected: Connected) {
    here.delete(connected.connectionId)
    await leave(db, connected, now())
  }

  let sweeping: NodeJS.Timeout
  const sweep = () => sweepLapsed(db, now()).catch(complain).finally(sweepLater)
  /** One of all processes sweeps: the others postpone theirs when they are notified of it. */
  function sweepLater() {
    clearTimeout(sweeping)
    if (!closing) sweeping = setTimeout(sweep, SWEEP_EVERY_MS * (1 + Math.random() / 5)).unref()
  }
  signals.on(PRESENCE_SWEPT, sweepLater)
  sweepLater()
  const renewing = setInterval(() => void renew(db, [...here.values()], now()).catch(complain), RENEW_EVERY_MS).unref()
  app.addHook('preClose', async () => {
    closing = true
    clearInterval(renewing)
    clearTimeout(sweeping)
  })
}

function connectedAs(actor: Actor, connectionId: string): Connected {
  if (actor.type !== 'consultant') throw new Problem('wrong_account_type')
  return { connectionId, consultantId: actor.id, sessionId: actor.sessionId }
}
