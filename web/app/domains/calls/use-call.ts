import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useApi } from '~/lib/query.tsx'
import { type Call, type CallView, nothingYet } from './call.ts'
import { secondsConnected } from './engine/clock.ts'
import { createCall } from './engine/create-call.ts'

/**
 * The call in a room: its view and actions. It ends when the screen is left. A reload in the middle of a call rejoins
 * without a click.
 */
export function useCall(slug: string): [CallView, Call] {
  const api = useApi()
  const call = useMemo(() => createCall(api, slug), [api, slug])
  useEffect(() => {
    if (call.wasInside()) void call.comeBack()
    return () => call.dispose()
  }, [call])
  const view = useSyncExternalStore(call.subscribe, call.getView, () => nothingYet)
  return [view, call]
}

/** Seconds both were connected so far; stopped while the server does not count. */
export function useConnectedSeconds(view: CallView, call: Call): number {
  const { since } = view.flow
  const [, tick] = useState(0)
  useEffect(() => {
    if (!since) return
    const timer = setInterval(() => tick((count) => count + 1), 1_000)
    return () => clearInterval(timer)
  }, [since])
  return Math.floor(secondsConnected(view.flow, call.serverNow()))
}
