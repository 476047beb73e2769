import { useState } from 'react'
import type { Call, CallView } from './call.ts'
import { otherCamera } from './other-camera.ts'
import { useDevices } from './use-devices.ts'

/** Switches to the other camera; null while the own video is off or there is no other. */
export function useOtherCamera({ picture, chosen }: CallView, call: Call): (() => void) | null {
  const { cameras } = useDevices(picture)
  const [turning, setTurning] = useState(false)
  const used = picture?.getVideoTracks()[0]?.getSettings?.()
  const next = picture && otherCamera(cameras, used?.deviceId ?? chosen.camera, used?.facingMode)
  if (!next) return null
  return () => {
    if (turning) return
    setTurning(true)
    void call.choose('camera', next).finally(() => setTurning(false))
  }
}
