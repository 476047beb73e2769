import type { Call, CallView, RoomView } from '~/domains/calls/call.ts'
import { formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { PlainButton } from '~/ui/button-link.tsx'
import { clockFace } from '../clock.ts'
import { Cover } from './cover.tsx'
import { lostWords } from './lost-words.ts'

interface StateCoverProps {
  room: RoomView
  view: CallView
  call: Call
  /** The other side's first name. */
  name: string
  /** They have been in the room before. */
  wasHere: boolean
}

/** Why there is no video or audio, and what happens next. */
export function StateCover(props: StateCoverProps) {
  const t = useT()
  const { view, name } = props
  if (view.stage === 'joining')
    return (
      <Cover turning title={t('Joining')}>
        <p>{t('Connecting you to the call.')}</p>
      </Cover>
    )
  if (view.stage === 'connecting')
    return (
      <Cover turning title={t('Connecting to {name}', { name })}>
        <p>{t('You have both joined. Video and audio will start in a moment.')}</p>
      </Cover>
    )
  if (view.stage === 'waiting') return props.wasHere ? <HasLeft {...props} /> : <NotHereYet {...props} />
  if (view.stage === 'reconnecting') return <Reconnecting {...props} />
  return null
}

function NotHereYet({ room, name }: StateCoverProps) {
  const t = useT()
  const zone = useReaderZone()
  const before = Date.parse(room.startsAt) > Date.now()
  const safe =
    room.role === 'customer'
      ? t('If {name} does not join, you get a full refund.', { name })
      : t('If {name} does not join, our records will show that you were here.', { name })
  return (
    <Cover title={t('{name} has not joined yet', { name })}>
      {room.kind === 'booking' && (
        <p className="pm-num">
          {before
            ? t('The session starts at {time}. The call begins as soon as you have both joined.', {
                time: formatTime(room.startsAt, { zone }),
              })
            : `${t('The call begins as soon as you have both joined.')} ${safe}`}
        </p>
      )}
      {room.kind === 'talk' && <p>{t('You are not charged until you are both connected.')}</p>}
    </Cover>
  )
}

function HasLeft({ room, name }: StateCoverProps) {
  const t = useT()
  const zone = useReaderZone()
  return (
    <Cover title={t('{name} has left the call', { name })}>
      <p className="pm-num">
        {room.closesAt
          ? t('They can rejoin until {time}. Your notes and chat are saved.', {
              time: formatTime(room.closesAt, { zone }),
            })
          : t('You are not charged while you are alone. Your notes and chat are saved.')}
      </p>
    </Cover>
  )
}

/** Says whose network was lost; in a talk, that nothing is charged meanwhile. */
function Reconnecting({ room, view, call, name }: StateCoverProps) {
  const t = useT()
  const at = <strong className="pm-num">{clockFace(view.flow.connectedSeconds)}</strong>
  return (
    <Cover
      turning
      title={t('Reconnecting')}
      actions={
        room.mode === 'video' &&
        !view.audioOnly && (
          <PlainButton icon="phone" onClick={() => call.setAudioOnly(true)}>
            {t('Switch to audio')}
          </PlainButton>
        )
      }
    >
      <p>{lostWords(view.lost, name, t)}</p>
      {room.kind === 'talk' && (
        <p>{t.rich('The timer is paused at {time}. You are not being charged.', { time: at })}</p>
      )}
      <p>{t('We are reconnecting you. Chat and notes still work.')}</p>
    </Cover>
  )
}
