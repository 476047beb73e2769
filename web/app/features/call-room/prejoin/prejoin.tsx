import { useEffect, useState } from 'react'
import { firstName } from '~/domains/bookings/words.ts'
import type { Call, CallView, RoomView } from '~/domains/calls/call.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Alert } from '../alert.tsx'
import { JoinButton } from '../button.tsx'
import { RoomFrame } from '../frame.tsx'
import { RoomHead } from '../head.tsx'
import type { Person } from '../person.ts'
import { SettingsDialog } from '../settings-dialog.tsx'
import { useKeyChoice } from '../use-key-choice.ts'
import { useNetworkCheck } from '../use-network-check.ts'
import { Checks } from './checks.tsx'
import { Opening } from './opening.tsx'
import classes from './prejoin.module.css'
import { Preview } from './preview.tsx'
import { What } from './what.tsx'
import { Who } from './who.tsx'

interface PrejoinProps {
  room: RoomView
  me: Person
  view: CallView
  call: Call
  onJoin: () => void
}

/** The lobby: preview, devices, who is in the room, and when it opens. */
export function Prejoin({ room, me, view, call, onJoin }: PrejoinProps) {
  const t = useT()
  const [settings, setSettings] = useState(false)
  const [keys, chooseKeys] = useKeyChoice()
  const network = useNetworkCheck()
  const { mode, state } = room
  // After a reload it rejoins at once, with the previous settings.
  useEffect(() => {
    if (!call.wasInside()) void call.preview(mode)
  }, [call, mode])
  const refused = view.problem && view.problem.code !== 'too_early' ? view.problem : null
  return (
    <RoomFrame>
      <RoomHead />
      <div className={classes.page}>
        <Preview mode={mode} me={me} view={view} call={call} onSettings={() => setSettings(true)} />
        <div className={classes.side}>
          <Who room={room} />
          <h1>{state === 'early' ? t('You are early') : t('Ready to join?')}</h1>
          <What room={room} />
          <Checks mode={mode} view={view} call={call} network={network} onTryAgain={() => void call.preview(mode)} />
          {refused && <Alert>{t(refused.message)}</Alert>}
          {state === 'early' ? (
            <Opening room={room} />
          ) : (
            <JoinButton
              icon={mode === 'video' ? 'video' : 'phone'}
              disabled={view.stage === 'joining' || network === 'none'}
              onClick={onJoin}
            >
              {joinWords(view, room, t)}
            </JoinButton>
          )}
          {network === 'none' && <p className={classes.why}>{t('You can join as soon as you are back online.')}</p>}
          <p className={classes.private}>
            {t('Only you and {name} can join. Nothing is recorded.', { name: firstName(room.other.name) })}
          </p>
        </div>
      </div>
      {settings && (
        <SettingsDialog {...{ mode, view, call, keys }} onKeys={chooseKeys} onClose={() => setSettings(false)} />
      )}
    </RoomFrame>
  )
}

function joinWords(view: CallView, { kind }: RoomView, t: ReturnType<typeof useT>) {
  if (view.problems.microphone) return t('Join without a microphone')
  return kind === 'talk' ? t('Join call') : t('Join session')
}
