import { useEffect, useState } from 'react'

export interface Device {
  id: string
  /** Empty until the person has allowed the device. */
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

/** What is plugged in. Names are known once something was allowed, so say when that may have changed. */
export function useDevices(allowedAnew?: unknown): Devices {
  const [devices, setDevices] = useState(none)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read again when more of it may be seen.
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
