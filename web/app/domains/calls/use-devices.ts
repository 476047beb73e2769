import { useEffect, useState } from 'react'

export interface Device {
  id: string
  /** Empty until permission was granted. */
  label: string
}
export interface Devices {
  microphones: Device[]
  cameras: Device[]
  speakers: Device[]
}

const none: Devices = { microphones: [], cameras: [], speakers: [] }

async function listDevices(): Promise<Devices> {
  const all = (await navigator.mediaDevices?.enumerateDevices?.().catch(() => [])) ?? []
  const of = (kind: MediaDeviceKind) =>
    all
      .filter((one) => one.kind === kind && one.deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, label }))
  return { microphones: of('audioinput'), cameras: of('videoinput'), speakers: of('audiooutput') }
}

/** Available devices. Labels are known only after permission was granted, so pass a value that changes with it. */
export function useDevices(allowedAnew?: unknown): Devices {
  const [devices, setDevices] = useState(none)
  // biome-ignore lint/correctness/useExhaustiveDependencies: re-reads the list when permissions change.
  useEffect(() => {
    let shown = true
    const read = async () => {
      const found = await listDevices()
      if (shown) setDevices(found)
    }
    void read()
    navigator.mediaDevices?.addEventListener?.('devicechange', read)
    return () => {
      shown = false
      navigator.mediaDevices?.removeEventListener?.('devicechange', read)
    }
  }, [allowedAnew])
  return devices
}
