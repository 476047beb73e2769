import { useEffect, useRef, useState } from 'react'
import { firstName } from '~/domains/bookings/words.ts'
import type { Call, CallView, RoomView } from '~/domains/calls/call.ts'
import { useFullScreen } from '~/domains/calls/use-full-screen.ts'
import { usePictureInPicture } from '~/domains/calls/use-picture-in-picture.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { aboutCall } from './about.ts'
import classes from './call-screen.module.css'
import { Controls } from './controls.tsx'
import { RoomFrame } from './frame.tsx'
import { hasKeyboard } from './has-keyboard.ts'
import { CallHead } from './head.tsx'
import { LiveRegion } from './live-region.tsx'
import { NetworkMark, PrivateMark } from './marks.tsx'
import type { MoreEntry } from './more.tsx'
import { networkOf } from './network.ts'
import { Chat } from './panel/chat.tsx'
import { Notes } from './panel/notes.tsx'
import { Panel } from './panel/panel.tsx'
import { useChat } from './panel/use-chat.ts'
import { usePanel } from './panel/use-panel.ts'
import type { Person } from './person.ts'
import { SettingsDialog } from './settings-dialog.tsx'
import { canShareScreen } from './share.ts'
import { DocumentStage } from './showing/document-stage.tsx'
import { ShowingWords } from './showing/showing-words.tsx'
import { useShowing } from './showing/use-showing.ts'
import { DocumentsOfCall, MoneyOfCall, MoreTime } from './slots.tsx'
import { AudioStage } from './stage/audio-stage.tsx'
import { StateCover } from './stage/state-cover.tsx'
import { VideoStage } from './stage/video-stage.tsx'
import { Silenced, Strips } from './strips.tsx'
import { Timer } from './timer.tsx'
import { useKeyChoice } from './use-key-choice.ts'
import { useLeave } from './use-leave.ts'
import { useHoldToTalk, useShortcuts } from './use-shortcuts.ts'
import { useSilenced } from './use-silenced.ts'

interface CallScreenProps {
  room: RoomView
  me: Person
  view: CallView
  call: Call
}

/** The call: video, clock, controls, and a side panel. */
export function CallScreen({ room, me, view, call }: CallScreenProps) {
  const t = useT()
  const { mode, other, channelName: slug } = room
  const name = firstName(other.name)
  const frame = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLVideoElement>(null)
  const fullScreen = useFullScreen(frame)
  const floating = usePictureInPicture(picture)
  const panel = usePanel(room)
  const chat = useChat(slug, panel.tab === 'chat')
  const stageDocument = useShowing(slug)
  const { showing, pages } = stageDocument
  const [settings, setSettings] = useState(false)
  const [keys, chooseKeys] = useKeyChoice()
  const wasHere = useWasHere(view)
  const silenced = useSilenced(picture, view.remote)
  const leave = useLeave(room, call)
  const network = networkOf(view)
  const canShare = canShareScreen(mode)
  const { audio, video, screen } = view.media

  useHoldToTalk(keys && !settings, !audio, call.setAudio)
  useShortcuts(keys && !settings, {
    m: () => void call.setAudio(!audio),
    ...(mode === 'video' && { v: () => void call.setVideo(!video) }),
    ...(mode === 'video' && floating.can && { p: () => void floating.toggle() }),
    ...(canShare && { s: () => (screen ? call.stopScreen() : void call.shareScreen()) }),
    c: () => panel.toggle('chat', true),
    n: () => panel.toggle('notes', true),
    ...(fullScreen.can && { f: () => void fullScreen.toggle() }),
    '?': () => setSettings(true),
  })

  const more: MoreEntry[] = [
    {
      key: 'full',
      icon: fullScreen.isOn ? 'minimize' : 'maximize',
      label: fullScreen.isOn ? t('Leave full screen') : t('Full screen'),
      shortcut: 'F',
      hidden: !fullScreen.can,
      onPick: () => void fullScreen.toggle(),
    },
    {
      key: 'floating',
      icon: 'picture-in-picture',
      label: floating.isOn ? t('Back to the call') : t('Picture in picture'),
      shortcut: 'P',
      hidden: !floating.can || mode === 'audio',
      onPick: () => void floating.toggle(),
    },
    {
      key: 'keys',
      icon: 'keyboard',
      label: t('Keyboard shortcuts'),
      shortcut: '?',
      hidden: !hasKeyboard(),
      onPick: () => setSettings(true),
    },
  ]
  const cover = <StateCover {...{ room, view, call, name, wasHere }} />
  const show = (documentId: number) => {
    if (screen) call.stopScreen()
    // On a phone the panel would cover half of the document.
    if (!window.matchMedia('(min-width: 62em)').matches) panel.close()
    stageDocument.show(documentId)
  }
  // One thing is on the stage: a screen shared from here takes the place of a document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when sharing begins.
  useEffect(() => {
    if (screen && showing) stageDocument.stop()
  }, [screen])
  const stopShowing = () => {
    // The button is removed with the document.
    frame.current?.querySelector<HTMLElement>('[data-opens="documents"]')?.focus()
    stageDocument.stop()
  }
  const document = showing && (
    <DocumentStage
      {...{ showing, name, pages }}
      onPages={stageDocument.setPages}
      takesFocus={stageDocument.isShownHere}
      onTurn={stageDocument.turn}
      onStop={stopShowing}
    />
  )
  const stage = { room, me, view, network, cover, document }

  return (
    <RoomFrame filled ref={frame}>
      <CallHead
        name={other.name}
        about={aboutCall(room, t)}
        clock={<Timer room={room} view={view} call={call} />}
        marks={
          <>
            <NetworkMark network={network} />
            <PrivateMark />
          </>
        }
      />
      <MoneyOfCall room={room} view={view} />
      <div className={classes.body} data-panel={panel.tab !== null}>
        <div className={classes.stage}>
          {mode === 'video' ? (
            <VideoStage {...stage} call={call} picture={picture} />
          ) : (
            <AudioStage {...stage} sound={picture} holdToTalk={keys && hasKeyboard()} />
          )}
        </div>
        {panel.tab && (
          <Panel open={panel.tab} byKey={panel.byKey} onOpen={panel.show} onClose={panel.close}>
            {panel.tab === 'chat' && <Chat slug={slug} name={name} {...chat} />}
            {panel.tab === 'notes' && <Notes slug={slug} />}
            {panel.tab === 'documents' && (
              <DocumentsOfCall {...{ room, name }} shownId={showing?.documentId} onShow={show} />
            )}
          </Panel>
        )}
      </div>
      <MoreTime room={room} />
      <div role="status">
        {silenced.is && <Silenced onPlay={silenced.play} />}
        <Strips view={view} call={call} onHelp={() => setSettings(true)} />
      </div>
      <Controls
        {...{ view, call, mode, canShare, more }}
        ends={room.kind === 'talk'}
        tab={panel.tab}
        onTab={panel.toggle}
        unread={chat.unread}
        isShowing={showing !== null}
        onSettings={() => setSettings(true)}
        onLeave={() => void leave()}
      />
      <LiveRegion {...{ view, name, wasHere }} unread={chat.unread} />
      <ShowingWords {...{ showing, name, pages }} />
      {settings && (
        <SettingsDialog {...{ mode, view, call, keys }} onKeys={chooseKeys} onClose={() => setSettings(false)} />
      )}
    </RoomFrame>
  )
}

/** Whether the other side has been in the room since this page was opened. */
function useWasHere({ peer }: CallView) {
  const [wasHere, setWasHere] = useState(false)
  if (peer?.in && !wasHere) setWasHere(true)
  return wasHere
}
