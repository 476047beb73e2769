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
  /** The other one's first name. */
  name: string
  /** They have been in here before. */
  wasHere: boolean
}

/** Why there is nothing to be seen or heard, and what happens about it. */
export function StateCover(props: StateCoverProps) {
  const t = useT()
  const { view, name } = props
  if (view.stage === 'joining')
    return (
      <Cover turning title={t('Going in')}>
        <p>{t('We are opening the room for you.')}</p>
      </Cover>
    )
  if (view.stage === 'connecting')
    return (
      <Cover turning title={t('Connecting to {name}', { name })}>
        <p>{t('Both of you are in. It takes a moment until you see and hear each other.')}</p>
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
      ? t('If {name} does not come, all of your money comes back.', { name })
      : t('If {name} does not come, the record of the room shows that you were here.', { name })
  return (
    <Cover title={t('{name} is not here yet', { name })}>
      {room.kind === 'booking' && (
        <p className="pm-num">
          {before
            ? t('The session starts at {time}. You will see and hear each other as soon as both are in.', {
                time: formatTime(room.startsAt, { zone }),
              })
            : `${t('You will see and hear each other as soon as both are in.')} ${safe}`}
        </p>
      )}
      {room.kind === 'talk' && <p>{t('Nothing is charged until both of you are connected.')}</p>}
    </Cover>
  )
}

function HasLeft({ room, name }: StateCoverProps) {
  const t = useT()
  const zone = useReaderZone()
  return (
    <Cover title={t('{name} has left the room', { name })}>
      <p className="pm-num">
        {room.closesAt
          ? t('They can come back until {time}. Your notes and the chat stay.', {
              time: formatTime(room.closesAt, { zone }),
            })
          : t('Nothing is charged while you are alone. Your notes and the chat stay.')}
      </p>
    </Cover>
  )
}

/** Says whose network it was; in a talk, that nothing is charged meanwhile. */
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
      {room.kind === 'talk' && <p>{t.rich('The clock is paused at {time}; this costs nothing.', { time: at })}</p>}
      <p>{t('We keep trying by ourselves. Chat and notes go on.')}</p>
    </Cover>
  )
}
