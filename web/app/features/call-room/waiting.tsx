import { useT } from '~/lib/i18n/react.tsx'
import { RoomFrame } from './frame.tsx'
import { RoomHead } from './head.tsx'

/** Shown while the room is loading. */
export function RoomWaiting() {
  const t = useT()
  return (
    <RoomFrame>
      <RoomHead />
      <h1 className="pm-visually-hidden">{t('Session room')}</h1>
    </RoomFrame>
  )
}
