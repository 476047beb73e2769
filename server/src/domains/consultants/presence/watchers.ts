import { PRESENCE_CHANNEL } from '#contract/limits.ts'
import { PresenceWish, type ServerEvents } from '#contract/realtime.ts'
import type { House } from '#server/platform/house.ts'
import { PRESENCE_CHANGED } from './queries.ts'
import { type PresenceState, readNotice } from './rules.ts'
import { presenceOf } from './service.ts'
import { createTeller } from './teller.ts'

const roomOf = (id: number) => `consultant:${id}`
const EVENT = 'consultantPresence' satisfies keyof ServerEvents

const news = (presences: Map<number, PresenceState>): ServerEvents[typeof EVENT] => ({
  presences: [...presences].map(([id, presence]) => ({ id, presence })),
})

/** Everyone may watch the consultants they see, and hears of those only. */
export function serveWatchers({ realtime, signals, db, now, log }: House) {
  const channel = realtime.openPublicChannel(PRESENCE_CHANNEL, {
    wish: PresenceWish,
    rooms: ({ ids }) => ids.map(roomOf),
    welcome: async (socket, { ids }) => void socket.emit(EVENT, news(await presenceOf(db, ids, now()))),
  })
  const tell = createTeller((id, presence) => channel.tellHere(roomOf(id), EVENT, news(new Map([[id, presence]]))))

  /** After a break anything may have been missed. */
  async function tellAnew() {
    const watched = channel.roomsHere().filter((room) => room.startsWith('consultant:'))
    const presences = await presenceOf(
      db,
      watched.map((room) => Number(room.slice('consultant:'.length))),
      now(),
    )
    for (const [id, presence] of presences) tell(id, presence)
  }

  signals.on(PRESENCE_CHANGED, (notice) => {
    if (notice === '') return void tellAnew().catch((err) => log.warn({ err }, 'presence could not be read again'))
    const { ids, presence } = readNotice(notice)
    for (const id of ids) tell(id, presence)
  })
}
