import { useState } from 'react'
import type { RoomView } from '~/domains/calls/call.ts'
import type { Tab } from './panel.tsx'

/** Where there is room beside the picture, it begins with the chat, or with the notes of an audio call. */
const firstTab = ({ kind, mode }: RoomView): Tab | null =>
  kind === 'booking' && window.matchMedia('(min-width: 62em)').matches ? (mode === 'audio' ? 'notes' : 'chat') : null

/** What stands beside the picture. */
export function usePanel(room: RoomView) {
  const [tab, setTab] = useState(() => firstTab(room))
  const [byKey, setByKey] = useState(false)
  return {
    tab,
    /** Whoever opened it by a key wants to type. */
    byKey,
    show(wish: Tab) {
      setByKey(false)
      setTab(wish)
    },
    close: () => setTab(null),
    toggle(wish: Tab, isByKey = false) {
      setByKey(isByKey)
      setTab((now) => (now === wish ? null : wish))
    },
  }
}
