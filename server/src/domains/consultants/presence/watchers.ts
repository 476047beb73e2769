import { PRESENCE_CHANNEL } from '#contract/consultants/constants.ts'
import { PresenceQuery, type ServerEvents } from '#contract/realtime.ts'
import type { Services } from '#server/platform/services.ts'
import { createNotifier } from './notifier.ts'
import { PRESENCE_CHANGED } from './queries.ts'
import { type PresenceState, readNotice } from './rules.ts'
import { presenceOf } from './service.ts'

const roomOf = (id: number) => `consultant:${id}`
const EVENT = 'consultantPresence' satisfies keyof ServerEvents

const presenceEvent = (presences: Map<number, PresenceState>): ServerEvents[typeof EVENT] => ({
  presences: [...presences].map(([id, presence]) => ({ id, presence })),
})

/** Anyone may watch the consultants on their page, and receives only those. */
export function serveWatchers({ realtime, signals, db, now, log }: Services) {
  const channel = realtime.openPublicChannel(PRESENCE_CHANNEL, {
    input: PresenceQuery,
    rooms: ({ ids }) => ids.map(roomOf),
    welcome: async (socket, { ids }) => void socket.emit(EVENT, presenceEvent(await presenceOf(db, ids, now()))),
  })
  const notify = createNotifier((id, presence) =>
    channel.emitLocally(roomOf(id), EVENT, presenceEvent(new Map([[id, presence]]))),
  )

  /** After an interruption anything may have been missed. */
  async function notifyAgain() {
    const watched = channel.roomsHere().filter((room) => room.startsWith('consultant:'))
    const presences = await presenceOf(
      db,
      watched.map((room) => Number(room.slice('consultant:'.length))),
      now(),
    )
    for (const [id, presence] of presences) notify(id, presence)
  }

  signals.on(PRESENCE_CHANGED, (notice) => {
    if (notice === '') return void notifyAgain().catch((err) => log.warn({ err }, 'presence could not be read again'))
    const { ids, presence } = readNotice(notice)
    for (const id of ids) notify(id, presence)
  })
}
