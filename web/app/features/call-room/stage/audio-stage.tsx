import type { ReactNode, Ref } from 'react'
import type { CallView, RoomView } from '~/domains/calls/call.ts'
import { Stream } from '~/domains/calls/components/stream.tsx'
import { useLevel } from '~/domains/calls/use-level.ts'
import { tintOf } from '~/domains/consultants/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { initials } from '~/lib/initials.ts'
import { Icon } from '~/ui/icon.tsx'
import { LevelWave, SPEAKING } from '../level-bars.tsx'
import { NetworkMark } from '../marks.tsx'
import type { Network } from '../network.ts'
import type { Person } from '../person.ts'
import classes from './audio-stage.module.css'
import { MutedMark, Tile } from './tile.tsx'

interface AudioStageProps {
  room: RoomView
  me: Person
  view: CallView
  network: Network
  cover: ReactNode
  /** A document on the stage; the other side's portrait is then small. */
  document: ReactNode
  /** Whether holding the space bar unmutes. */
  holdToTalk: boolean
  sound: Ref<HTMLVideoElement>
}

/** Two portraits, and a wave under the one who speaks. */
export function AudioStage({ room, me, view, network, cover, document, holdToTalk, sound }: AudioStageProps) {
  const t = useT()
  const { other } = room
  const theirs = view.peer?.media.audio !== false
  return (
    <div className={classes.stage} data-showing={document !== null}>
      {document ? (
        <>
          {document}
          <div className={classes.other}>
            <Tile person={other} tag={!theirs && <MutedMark />} />
            {cover}
          </div>
        </>
      ) : (
        <>
          <Speaker person={other} name={other.name} stream={theirs ? view.remote : null} muted={!theirs} large>
            {t('Muted')}
          </Speaker>
          <Speaker person={me} name={t('You')} stream={view.media.audio ? view.voice : null} muted={!view.media.audio}>
            {holdToTalk ? t('Muted, hold Space to talk') : t('Muted')}
          </Speaker>
        </>
      )}
      <span className={classes.voice}>
        <Stream
          stream={view.remote}
          speaker={view.chosen.speaker}
          label={t('{name}’s audio', { name: other.name })}
          ref={sound}
        />
      </span>
      {!document && (
        <>
          <div className={classes.signs} data-signs="">
            <NetworkMark network={network} />
          </div>
          {cover}
        </>
      )}
    </div>
  )
}

interface SpeakerProps {
  person: Person
  name: string
  stream: MediaStream | null
  muted: boolean
  large?: boolean
  /** Text for a muted participant. */
  children: ReactNode
}

function Speaker({ person, name, stream, muted, large = false, children }: SpeakerProps) {
  const t = useT()
  const level = useLevel(stream)
  const speaks = level >= SPEAKING
  return (
    <div className={classes.card} data-large={large} data-speaking={speaks}>
      <span className={classes.arch} data-tint={large ? tintOf(person.id) : 'b'} aria-hidden="true">
        <span>{person.thumbnail ? <img src={person.thumbnail} alt="" /> : <b>{initials(person.name)}</b>}</span>
      </span>
      <h2 lang={t.lang(name)}>{name}</h2>
      <p className={classes.state}>
        {muted && <Icon name="microphone-off" size={18} />}
        {muted ? children : speaks ? t('Speaking') : t('Listening')}
      </p>
      <LevelWave level={level} />
    </div>
  )
}
