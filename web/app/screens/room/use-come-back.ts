import { useEffect, useEffectEvent } from 'react'
import type { Call, CallView, RoomView } from '~/domains/calls/call.ts'

const KEY = 'room-in'

function remember(slug: string | null) {
  try {
    if (slug) window.sessionStorage.setItem(KEY, slug)
    else window.sessionStorage.removeItem(KEY)
  } catch {
    // Without storage a reload leads to the door, one press away.
  }
}

function remembered() {
  try {
    return window.sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

const inside: readonly CallView['stage'][] = ['waiting', 'connecting', 'live', 'reconnecting']

/** Whoever reloads the page of a call is back in it without a press; whoever left, or took it elsewhere, is not. */
export function useComeBack({ channelName: slug, mode, state }: RoomView, { stage }: CallView, call: Call) {
  const arrive = useEffectEvent(() => {
    if (remembered() !== slug || state !== 'open') return
    void call.preview(mode)
    void call.join()
  })
  useEffect(() => arrive(), [])
  useEffect(() => {
    if (inside.includes(stage)) remember(slug)
    if (stage === 'over' || stage === 'moved') remember(null)
  }, [stage, slug])
  // Another page of ours is a way out, too; a reload never comes by here.
  useEffect(() => () => remember(null), [])
}
