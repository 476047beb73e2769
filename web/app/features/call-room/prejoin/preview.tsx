import type { Call, CallView } from '~/domains/calls/call.ts'
import { Stream } from '~/domains/calls/components/stream.tsx'
import { useOtherCamera } from '~/domains/calls/use-other-camera.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import type { IconName } from '~/ui/icon-names.ts'
import type { Person } from '../person.ts'
import { Tile } from '../stage/tile.tsx'
import classes from './preview.module.css'

interface PreviewProps {
  mode: 'video' | 'audio'
  me: Person
  view: CallView
  call: Call
  onSettings: () => void
}

/** Preview of what the other side will see: nothing is sent yet. */
export function Preview({ mode, me, view, call, onSettings }: PreviewProps) {
  const t = useT()
  const turn = useOtherCamera(view, call)
  const { audio, video } = view.media
  return (
    <div className={classes.preview} data-mode={mode}>
      <Tile person={me} own tag={t('You')}>
        {mode === 'video' && view.picture && <Stream stream={view.picture} own mirrored label={t('Your camera')} />}
      </Tile>
      <div className={classes.buttons}>
        <Round
          icon={audio ? 'microphone' : 'microphone-off'}
          label={audio ? t('Mute') : t('Unmute')}
          off={!audio}
          onClick={() => void call.setAudio(!audio)}
        />
        {mode === 'video' && (
          <Round
            icon={video ? 'video' : 'video-off'}
            label={video ? t('Turn the camera off') : t('Turn the camera on')}
            off={!video}
            onClick={() => void call.setVideo(!video)}
          />
        )}
        {mode === 'video' && turn && (
          <Round icon="camera-rotate" label={t('Switch camera')} off={false} onClick={turn} />
        )}
        <Round icon="settings" label={t('Settings')} off={false} onClick={onSettings} />
      </div>
    </div>
  )
}

interface RoundProps {
  icon: IconName
  label: string
  off: boolean
  onClick: () => void
}

const Round = ({ icon, label, off, onClick }: RoundProps) => (
  <button type="button" className={classes.round} data-off={off} aria-label={label} title={label} onClick={onClick}>
    <Icon name={icon} size={24} />
  </button>
)
