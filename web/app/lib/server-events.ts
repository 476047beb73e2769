import { useEffect, useEffectEvent } from 'react'
import type { ServerEvent, ServerEvents } from '#contract/realtime.ts'

type PageEvents = ServerEvents & {
  /** Connected, perhaps again: events in between were missed. */
  connected: null
}
type Listener<E extends keyof PageEvents> = (data: PageEvents[E]) => void

const listeners = new Map<string, Set<Listener<never>>>()

const handledIds = new Set<string>()

/** True for an event handled before: after a lost connection the server may send it again. */
function isRepeated(data: unknown) {
  if (typeof data !== 'object' || data === null || !('eventId' in data) || typeof data.eventId !== 'string')
    return false
  if (handledIds.has(data.eventId)) return true
  handledIds.add(data.eventId)
  return false
}

/** Dispatches an event received over the signed-in connection; an event with an id is dispatched once. */
export function notifyPage<E extends keyof PageEvents>(event: E, data: PageEvents[E]) {
  if (isRepeated(data)) return
  for (const listener of listeners.get(event) ?? []) (listener as Listener<E>)(data)
}

/** Subscribes to events for the signed-in account. Returns the unsubscribe function. */
export function onServerEvent<E extends keyof PageEvents>(event: E, listener: Listener<E>) {
  const all = listeners.get(event) ?? new Set()
  listeners.set(event, all.add(listener))
  return () => void all.delete(listener)
}

/** The same for a component, while it is mounted. */
export function useServerEvent<E extends ServerEvent | 'connected'>(event: E, listener: Listener<E>) {
  const handle = useEffectEvent(listener)
  useEffect(() => onServerEvent<E>(event, (data) => handle(data)), [event])
}
