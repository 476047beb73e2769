import { readStored, writeStored } from '~/lib/stored.ts'
import type { CallView } from '../call.ts'

type Chosen = CallView['chosen']
const KEY = 'paramarsh-call-devices'
const NONE: Chosen = { microphone: null, camera: null, speaker: null }
const asId = (value: unknown) => (typeof value === 'string' ? value : null)

function asChosen(value: unknown): Chosen | null {
  if (typeof value !== 'object' || value === null) return null
  const { microphone, camera, speaker } = value as Record<string, unknown>
  return { microphone: asId(microphone), camera: asId(camera), speaker: asId(speaker) }
}

/** The devices chosen last in this browser. */
export const readChosen = () => readStored(KEY, asChosen) ?? NONE
export const storeChosen = (chosen: Chosen) => writeStored(KEY, chosen)
