import type { ReactNode, Ref } from 'react'
import type { Call, CallView, RoomView } from '~/domains/calls/call.ts'
import { Stream } from '~/domains/calls/components/stream.tsx'
import { useOtherCamera } from '~/domains/calls/use-other-camera.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { NetworkMark, PrivateMark } from '../marks.tsx'
import type { Network } from '../network.ts'
import type { Person } from '../person.ts'
import { MutedMark, Tile } from './tile.tsx'
import classes from './video-stage.module.css'

interface VideoStageProps {
  room: RoomView
  me: Person
  view: CallView
  call: Call
  network: Network
  /** Covers the video while there is nothing to see. */
  cover: ReactNode
  /** A document on the stage; the other side's video is then small, and the own one hidden. */
  document: ReactNode
  /** The other side's video element, for picture in picture. */
  picture: Ref<HTMLVideoElement>
}

/** The other side large, the own video small in the corner; a shared screen is shown whole. */
export function VideoStage({ room, me, view, call, network, cover, document, picture }: VideoStageProps) {
  const t = useT()
  const turn = useOtherCamera(view, call)
  const { peer, screen } = view
  const shown = peer?.media.screen ? 'screen' : peer?.media.video && !view.audioOnly ? 'camera' : 'none'
  const { other } = room
  const { name } = other
  const muted = peer?.media.audio === false
  return (
    <div className={classes.stage} data-showing={document !== null}>
      {document}
      <div className={classes.other}>
        <Tile person={other} tag={document ? muted && <MutedMark /> : <Tag name={name} muted={muted} />}>
          {/* Stays mounted for its audio, whether there is video or not. */}
          <span className={classes.theirs} data-shown={shown}>
            <Stream
              stream={view.remote}
              speaker={view.chosen.speaker}
              label={shown === 'screen' ? t('{name}’s screen', { name }) : t('{name}’s camera', { name })}
              ref={picture}
            />
          </span>
        </Tile>
        {document && cover}
      </div>
      <div className={classes.signs} data-signs="">
        <NetworkMark network={network} />
        <PrivateMark />
      </div>
      <div
        className={classes.own}
        data-screen={screen !== null}
        data-alone={view.stage !== 'reconnecting'}
        data-covered={view.stage !== 'live'}
      >
        <Tile person={me} own tag={screen ? t('Your screen') : <OwnTag video={view.media.video} />}>
          {screen ? (
            <Stream stream={screen} own label={t('Your screen')} />
          ) : (
            view.picture && <Stream stream={view.picture} own mirrored label={t('Your camera')} />
          )}
        </Tile>
        {turn && !screen && (
          <button
            type="button"
            className={classes.turn}
            aria-label={t('Switch camera')}
            title={t('Switch camera')}
            onClick={turn}
          >
            <Icon name="camera-rotate" size={22} />
          </button>
        )}
      </div>
      {!document && cover}
    </div>
  )
}

function OwnTag({ video }: { video: boolean }) {
  const t = useT()
  return (
    <>
      {!video && <Icon name="video-off" size={18} />}
      <span aria-hidden={!video}>{t('You')}</span>
      {!video && <span className="pm-visually-hidden">{t('You, camera off')}</span>}
    </>
  )
}

function Tag({ name, muted }: { name: string; muted: boolean }) {
  const t = useT()
  return (
    <>
      <Icon name={muted ? 'microphone-off' : 'microphone'} />
      <span lang={t.lang(name)}>{name}</span>
      {muted && <span className="pm-visually-hidden">, {t('Muted')}</span>}
    </>
  )
}
