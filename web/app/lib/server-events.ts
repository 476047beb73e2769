import { useEffect, useEffectEvent } from 'react'
import type { ServerEvent, ServerEvents } from '#contract/realtime.ts'

type Heard = ServerEvents & {
  /** The line is open, perhaps again: what was said in between was missed. */
  connected: null
}
type Listener<E extends keyof Heard> = (news: Heard[E]) => void

const listeners = new Map<string, Set<Listener<never>>>()

/** Passes on what the server said over the person's own connection. */
export function tellPage<E extends keyof Heard>(event: E, news: Heard[E]) {
  for (const listener of listeners.get(event) ?? []) (listener as Listener<E>)(news)
}

/** Hears what the server tells the signed-in person, wherever it matters on the page. */
export function useServerEvent<E extends ServerEvent | 'connected'>(event: E, listener: Listener<E>) {
  const hear = useEffectEvent(listener)
  useEffect(() => {
    const mine: Listener<E> = (news) => hear(news)
    const all = listeners.get(event) ?? new Set()
    listeners.set(event, all.add(mine))
    return () => void all.delete(mine)
  }, [event])
}
