import type { Socket } from 'socket.io-client'
import { create } from 'zustand'
import { PRESENCE_CHANNEL, type PRESENCES, WATCHED_MAX } from '#contract/consultants/constants.ts'
import type { ServerEvents } from '#contract/realtime.ts'
import { realtime } from '~/lib/realtime.ts'

export type Presence = (typeof PRESENCES)[number]

/** Presence updates received for the consultants on this page. */
export const usePresences = create<Record<number, Presence>>(() => ({}))

/** How many components show a consultant. */
const shown = new Map<number, number>()
let asked: ReadonlySet<number> = new Set()
let gathering = false
let channel: Promise<Socket> | undefined

/** Cards appear one after the other: gathered into one request. */
const GATHER_MS = 250
const RETURN_MS = 2000
/** The page was rendered with current presence, so subscribing waits until it has settled. */
const SETTLES_MS = 3000

/** Watches a consultant for as long as a component shows them. Returns the unsubscribe function. */
export function watch(id: number) {
  shown.set(id, (shown.get(id) ?? 0) + 1)
  askSoon()
  return () => {
    const left = (shown.get(id) ?? 1) - 1
    if (left === 0) shown.delete(id)
    else shown.set(id, left)
    askSoon()
  }
}

function askSoon() {
  if (gathering) return
  gathering = true
  setTimeout(
    () => {
      gathering = false
      // If the server cannot be reached, the rendered presence stays.
      ask().catch(() => undefined)
    },
    Math.max(GATHER_MS, SETTLES_MS - performance.now()),
  )
}

async function ask() {
  const ids = [...shown.keys()].slice(0, WATCHED_MAX)
  if (ids.length > 0 && ids.every((id) => asked.has(id))) return
  if (ids.length === 0 && asked.size === 0) return
  asked = new Set(ids)
  const socket = await open()
  socket.disconnect()
  if (asked.size > 0) socket.connect()
}

function open() {
  channel ??= realtime().then((manager) => {
    const socket = manager.socket(PRESENCE_CHANNEL, { auth: (notify) => notify({ ids: [...asked] }) })
    socket.on('consultantPresence', ({ presences }: ServerEvents['consultantPresence']) =>
      usePresences.setState(Object.fromEntries(presences.map(({ id, presence }) => [id, presence]))),
    )
    // The server closes the whole connection when a session ends on it; public presence goes on.
    socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') setTimeout(() => asked.size > 0 && socket.connect(), RETURN_MS)
    })
    return socket
  })
  channel.catch(() => {
    channel = undefined
    asked = new Set()
  })
  return channel
}
