import type { Call, CallView } from '~/domains/calls/call.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { DeviceFields } from './device-fields.tsx'
import { hasKeyboard } from './has-keyboard.ts'
import { RoomDialog } from './room-dialog.tsx'
import classes from './settings-dialog.module.css'
import { canShareScreen } from './share.ts'
import { DeviceHelp } from './trouble/device-help.tsx'
import { problemTitle } from './trouble/device-words.ts'

interface SettingsDialogProps {
  mode: 'video' | 'audio'
  view: CallView
  call: Call
  keys: boolean
  onKeys: (on: boolean) => void
  onClose: () => void
}

/** Devices, their problems, and keyboard shortcuts. */
export function SettingsDialog({ mode, view, call, keys, onKeys, onClose }: SettingsDialogProps) {
  const t = useT()
  const opened = mode === 'video' ? (['camera', 'microphone'] as const) : (['microphone'] as const)
  return (
    <RoomDialog title={t('Settings')} onClose={onClose}>
      {opened.map((kind) => {
        const why = view.problems[kind]
        return (
          why && (
            <div key={kind} className={classes.problem}>
              <h3>{problemTitle(kind, why, t)}</h3>
              <DeviceHelp
                kind={kind}
                why={why}
                onTryAgain={() => void (kind === 'camera' ? call.setVideo(true) : call.setAudio(true))}
              />
            </div>
          )
        )
      })}
      <DeviceFields mode={mode} view={view} call={call} />
      {hasKeyboard() && (
        <section className={classes.keys}>
          <label>
            <input type="checkbox" checked={keys} onChange={(event) => onKeys(event.currentTarget.checked)} />
            {t('Keyboard shortcuts')}
          </label>
          {keys && <KeyList mode={mode} />}
        </section>
      )}
    </RoomDialog>
  )
}

function KeyList({ mode }: { mode: 'video' | 'audio' }) {
  const t = useT()
  const isVideo = mode === 'video'
  const all: [key: string, operation: string, isThere: boolean][] = [
    ['M', t('Mute or unmute'), true],
    [t('Space'), t('Hold to talk while muted'), true],
    ['V', t('Camera on or off'), isVideo],
    ['S', t('Share your screen, or stop sharing'), canShareScreen(mode)],
    ['C', t('Chat'), true],
    ['N', t('Notes'), true],
    ['F', t('Full screen'), document.fullscreenEnabled === true],
    ['P', t('Picture in picture'), isVideo && document.pictureInPictureEnabled === true],
    ['?', t('This list'), true],
  ]
  const rows = all.filter(([, , isThere]) => isThere)
  return (
    <dl className={classes.list}>
      {rows.map(([key, operation]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{operation}</dd>
        </div>
      ))}
    </dl>
  )
}
