import { useState } from 'react'
import type { RoomView } from '~/domains/calls/call.ts'
import type { Tab } from './panel.tsx'

/** With room beside the video, the chat is open at first, or the notes in an audio call. */
const firstTab = ({ kind, mode }: RoomView): Tab | null =>
  kind === 'booking' && window.matchMedia('(min-width: 62em)').matches ? (mode === 'audio' ? 'notes' : 'chat') : null

/** The side panel. */
export function usePanel(room: RoomView) {
  const [tab, setTab] = useState(() => firstTab(room))
  const [byKey, setByKey] = useState(false)
  return {
    tab,
    /** Opened by a key: the user wants to type. */
    byKey,
    show(input: Tab) {
      setByKey(false)
      setTab(input)
    },
    close: () => setTab(null),
    toggle(input: Tab, isByKey = false) {
      setByKey(isByKey)
      setTab((now) => (now === input ? null : input))
    },
  }
}
