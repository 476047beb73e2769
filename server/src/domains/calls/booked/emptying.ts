import type { FastifyInstance } from 'fastify'
import { ROOM_CHANGED } from '#server/domains/bookings/public.ts'
import { closeRoom } from '../seats/service.ts'

/** Empties a room as soon as its session is cancelled or reassigned; the sweep catches missed events. */
export function emptyCalledOff({ services: { signals, db, now, log } }: FastifyInstance) {
  signals.on(ROOM_CHANGED, (slug) => {
    if (slug === '') return
    closeRoom(db, slug, now()).catch((err) =>
      log.warn({ err, room: slug }, 'room not emptied; the next sweep will retry'),
    )
  })
}
