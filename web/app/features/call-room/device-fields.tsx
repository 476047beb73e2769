import { type ReactNode, useId } from 'react'
import type { Call, CallView, DeviceKind } from '~/domains/calls/call.ts'
import { type Device, useDevices } from '~/domains/calls/use-devices.ts'
import { useLevel } from '~/domains/calls/use-level.ts'
import { useT } from '~/lib/i18n/react.tsx'
import classes from './device-fields.module.css'
import { LevelSteps } from './level-bars.tsx'

interface DeviceFieldsProps {
  mode: 'video' | 'audio'
  view: CallView
  call: Call
}

/** Choice of camera, microphone and speaker; no camera in an audio call. */
export function DeviceFields({ mode, view, call }: DeviceFieldsProps) {
  const t = useT()
  const { cameras, microphones, speakers } = useDevices(view.voice ?? view.picture)
  const devices: Record<DeviceKind, Device[]> = { camera: cameras, microphone: microphones, speaker: speakers }
  const words: Record<DeviceKind, string> = {
    camera: t('Camera'),
    microphone: t('Microphone'),
    speaker: t('Speaker|device'),
  }
  const kinds: DeviceKind[] = mode === 'video' ? ['camera', 'microphone', 'speaker'] : ['microphone', 'speaker']
  return (
    <div className={classes.fields}>
      {kinds.map((kind) => (
        <Choice
          key={kind}
          label={words[kind]}
          devices={devices[kind]}
          chosen={[inUse(kind, view), view.chosen[kind]]}
          onChoose={(id) => void call.choose(kind, id)}
        >
          {kind === 'microphone' && <OwnLevel voice={view.voice} />}
        </Choice>
      ))}
    </div>
  )
}

/** An unplugged device was replaced by another one, whatever was chosen. */
const inUse = (kind: DeviceKind, { picture, voice }: CallView) =>
  ({ camera: picture, microphone: voice, speaker: null })[kind]?.getTracks()[0]?.getSettings().deviceId

const OwnLevel = ({ voice }: { voice: MediaStream | null }) => <LevelSteps level={useLevel(voice)} />

interface ChoiceProps {
  label: string
  devices: readonly Device[]
  /** The first of these that is available is shown. */
  chosen: readonly (string | null | undefined)[]
  onChoose: (id: string) => void
  children?: ReactNode
}

function Choice({ label, devices, chosen, onChoose, children }: ChoiceProps) {
  const t = useT()
  const id = useId()
  // Before permission is granted devices have no labels, so there is nothing to choose from.
  const named = devices.filter((device) => device.label !== '')
  const shown = chosen.find((input) => named.some((device) => device.id === input)) ?? named[0]?.id ?? ''
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.line}>
        <select
          id={id}
          value={shown}
          disabled={named.length === 0}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {named.length === 0 && <option value="">{t('Device default')}</option>}
          {named.map((device) => (
            <option key={device.id} value={device.id}>
              {device.label}
            </option>
          ))}
        </select>
        {children}
      </div>
    </div>
  )
}
