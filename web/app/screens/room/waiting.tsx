import { useT } from '~/lib/i18n/react.tsx'
import { RoomFrame } from './frame.tsx'
import { RoomHead } from './head.tsx'

/** Whose room it is, is being asked. */
export function RoomWaiting() {
  const t = useT()
  return (
    <RoomFrame>
      <RoomHead />
      <h1 className="pm-visually-hidden">{t('Session room')}</h1>
    </RoomFrame>
  )
}
