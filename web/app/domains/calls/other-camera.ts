import type { Device } from './use-devices.ts'

/** Names phones give to their back cameras. */
const BACK = /back|rear|environment/i
const FRONT = /front|selfie|user/i

/** The camera on the other side of a phone, or the next one; null if there is no other. */
export function otherCamera(cameras: readonly Device[], current: string | null, facing?: string): string | null {
  const at = cameras.findIndex(({ id }) => id === current)
  const isBack = facing === 'environment' || BACK.test(cameras[at]?.label ?? '')
  const wanted = isBack ? FRONT : BACK
  const opposite = cameras.find(({ id, label }) => id !== current && wanted.test(label))
  const other = opposite ?? cameras[(at + 1) % Math.max(1, cameras.length)]
  return other && other.id !== current && cameras.length > 1 ? other.id : null
}
