import type { FastifyInstance } from 'fastify'
import { ROOM_CHANGED } from '#server/domains/bookings/service.ts'
import { closeRoom } from '../seats/service.ts'

/** Empties a room the moment its session is called off or given to somebody else; what is missed here the sweep finds. */
export function emptyCalledOff({ house: { signals, db, now, log } }: FastifyInstance) {
  signals.on(ROOM_CHANGED, (slug) => {
    if (slug === '') return
    closeRoom(db, slug, now()).catch((err) => log.warn({ err, room: slug }, 'a room is emptied at the next sweep'))
  })
}
