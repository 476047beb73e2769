import type { Call, CallView } from '~/domains/calls/call.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Control } from './control.tsx'
import classes from './controls.module.css'
import { More, type MoreEntry } from './more.tsx'
import type { Tab } from './panel/panel.tsx'

interface ControlsProps {
  view: CallView
  call: Call
  mode: 'video' | 'audio'
  /** Leaving a talk ends it for both. */
  ends: boolean
  tab: Tab | null
  onTab: (tab: Tab, byKey?: boolean) => void
  unread: number
  /** A document is on the stage. */
  isShowing: boolean
  onSettings: () => void
  onLeave: () => void
  canShare: boolean
  more: readonly MoreEntry[]
}

/** Call controls; Leave is last and has its own colour. */
export function Controls(props: ControlsProps) {
  const { view, call, mode, ends, tab, onTab, unread, isShowing, onSettings, onLeave, canShare, more } = props
  const t = useT()
  const { audio, video, screen } = view.media
  const share = screen ? call.stopScreen : () => void call.shareScreen()
  const shareWords = screen ? t('Stop sharing') : t('Share screen')
  const shareIcon = screen ? 'screen-share-off' : 'screen-share'
  const panel = (name: Tab) => ({
    'data-opens': name,
    look: tab === name ? ('on' as const) : ('plain' as const),
    'aria-expanded': tab === name,
    'aria-controls': 'room-panel',
    // A press by keyboard has a click count of 0.
    onClick: ({ detail }: { detail: number }) => onTab(name, detail === 0),
  })
  const small: MoreEntry[] = [
    ...(canShare ? [{ key: 'share', icon: shareIcon, label: shareWords, small: true, onPick: share } as const] : []),
    { key: 'notes', icon: 'notes', label: t('Notes'), small: true, onPick: () => onTab('notes') },
    { key: 'settings', icon: 'settings', label: t('Settings'), small: true, onPick: onSettings },
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields.
    <div className={classes.controls} role="group" aria-label={t('Call controls')}>
      <Control
        icon={audio ? 'microphone' : 'microphone-off'}
        label={audio ? t('Mute') : t('Unmute')}
        look={audio ? 'plain' : 'off'}
        shortcut="M"
        onClick={() => void call.setAudio(!audio)}
      />
      {mode === 'video' && (
        <Control
          icon={video ? 'video' : 'video-off'}
          label={video ? t('Camera') : t('Camera off')}
          look={video ? 'plain' : 'off'}
          shortcut="V"
          onClick={() => void call.setVideo(!video)}
        />
      )}
      {canShare && (
        <span className={classes.roomy}>
          <Control icon={shareIcon} label={shareWords} look={screen ? 'on' : 'plain'} shortcut="S" onClick={share} />
        </span>
      )}
      <Control
        icon="file-upload"
        label={isShowing ? t('Showing') : t('Show file')}
        {...panel('documents')}
        {...(isShowing && { look: 'on' as const })}
      />
      <Control
        icon="message-2"
        label={t('Chat')}
        shortcut="C"
        count={unread}
        countWords={t.count(unread, '{count} new message', '{count} new messages')}
        {...panel('chat')}
      />
      <span className={classes.roomy}>
        <Control icon="notes" label={t('Notes')} shortcut="N" {...panel('notes')} />
      </span>
      <span className={classes.roomy}>
        <Control icon="settings" label={t('Settings')} aria-haspopup="dialog" onClick={onSettings} />
      </span>
      <More entries={[...small, ...more]} />
      <Control icon="phone-off" label={ends ? t('End call') : t('Leave|the call')} look="leave" onClick={onLeave} />
    </div>
  )
}
