import { useNavigate } from 'react-router'
import { inside } from '~/domains/calls/engine/inside.ts'
import type { Talk } from '~/domains/talks/api.ts'
import { roomPath } from '~/domains/talks/paths.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useLanguage } from '~/lib/i18n/react.tsx'

/** Into the room of a talk, and in it straight into the call: nobody who was just answered waits at a door. */
export function useGoToRoom() {
  const navigate = useNavigate()
  const language = useLanguage()
  return ({ room, mode }: Talk, { mic, camera }: { mic: boolean; camera: boolean }) => {
    inside.note(room, { wish: { audio: mic, video: camera && mode === 'video' }, firstSeat: null })
    return navigate(localPath(roomPath(room), language))
  }
}
