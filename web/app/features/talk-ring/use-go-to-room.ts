import { useNavigate } from 'react-router'
import { inside } from '~/domains/calls/engine/inside.ts'
import type { Talk } from '~/domains/talks/api.ts'
import { roomPath } from '~/domains/talks/paths.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useLanguage } from '~/lib/i18n/react.tsx'

/** Opens the room of a talk and joins directly, without the lobby. */
export function useGoToRoom() {
  const navigate = useNavigate()
  const language = useLanguage()
  return ({ room, mode }: Talk, { mic, camera }: { mic: boolean; camera: boolean }) => {
    inside.note(room, { input: { audio: mic, video: camera && mode === 'video' }, firstSeat: null })
    return navigate(localPath(roomPath(room), language))
  }
}
