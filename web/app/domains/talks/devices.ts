import { create } from 'zustand'

/** Devices to join the room with, chosen while it rings. */
export const useDevices = create<{ mic: boolean; camera: boolean }>(() => ({ mic: true, camera: true }))

export const toggleDevice = (device: 'mic' | 'camera') => useDevices.setState((now) => ({ [device]: !now[device] }))
