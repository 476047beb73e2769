import { useEffect, useEffectEvent } from 'react'
import type { ServerEvent, ServerEvents } from '#contract/realtime.ts'

type Heard = ServerEvents & {
  /** Connected, perhaps again: events in between were missed. */
  connected: null
}
type Listener<E extends keyof Heard> = (news: Heard[E]) => void

const listeners = new Map<string, Set<Listener<never>>>()

const handledIds = new Set<string>()

/** True for an event handled before: after a lost connection the server may send it again. */
function isRepeated(news: unknown) {
  if (typeof news !== 'object' || news === null || !('eventId' in news) || typeof news.eventId !== 'string')
    return false
  if (handledIds.has(news.eventId)) return true
  handledIds.add(news.eventId)
  return false
}

/** Dispatches an event received over the signed-in connection; an event with an id is dispatched once. */
export function notifyPage<E extends keyof Heard>(event: E, news: Heard[E]) {
  if (isRepeated(news)) return
  for (const listener of listeners.get(event) ?? []) (listener as Listener<E>)(news)
}

/** Subscribes to events for the signed-in account. Returns the unsubscribe function. */
export function hearServer<E extends keyof Heard>(event: E, listener: Listener<E>) {
  const all = listeners.get(event) ?? new Set()
  listeners.set(event, all.add(listener))
  return () => void all.delete(listener)
}

/** The same for a component, while it is mounted. */
export function useServerEvent<E extends ServerEvent | 'connected'>(event: E, listener: Listener<E>) {
  const hear = useEffectEvent(listener)
  useEffect(() => hearServer<E>(event, (news) => hear(news)), [event])
}
