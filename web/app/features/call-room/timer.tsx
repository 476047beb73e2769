import { useEffect, useState } from 'react'
import type { Call, CallView, RoomView } from '~/domains/calls/call.ts'
import { useConnectedSeconds } from '~/domains/calls/use-call.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { bookedClock, type ClockView, clockFace, minutesToSay, secondsLeft } from './clock.ts'
import classes from './timer.module.css'

/** Updated more often than it changes, so that no second is skipped visibly. */
const LOOK_MS = 250

interface TimerProps {
  room: RoomView
  view: CallView
  call: Call
}

/** The session's clock by the server's time: of a booking the elapsed part, of a talk the connected time. */
export const Timer = ({ room, view, call }: TimerProps) =>
  room.endsAt ? (
    <BookedTimer startsAt={room.startsAt} endsAt={room.endsAt} call={call} />
  ) : (
    <TalkTimer view={view} call={call} />
  )

function TalkTimer({ view, call }: Pick<TimerProps, 'view' | 'call'>) {
  const t = useT()
  const seconds = useConnectedSeconds(view, call)
  return <Face figure={clockFace(seconds)} words={view.flow.since ? '' : t('paused')} tone="calm" />
}

function BookedTimer({ startsAt, endsAt, call }: { startsAt: string; endsAt: string; call: Call }) {
  const t = useT()
  const [now, setNow] = useState(call.serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(call.serverNow()), LOOK_MS)
    return () => clearInterval(timer)
  }, [call])
  return (
    <>
      <Face {...bookedClock({ startsAt, endsAt }, now, t)} />
      <TimeLeftRegion left={secondsLeft(endsAt, now)} />
    </>
  )
}

const Face = ({ figure, words, tone }: ClockView) => (
  <div className={`${classes.timer} pm-num`} role="timer" data-tone={tone}>
    <Icon name="clock" />
    <strong>{figure}</strong>
    {words && <span>{words}</span>}
  </div>
)

/** Announces ten, five and one minutes before the end. */
function TimeLeftRegion({ left }: { left: number }) {
  const t = useT()
  const [said, setSaid] = useState<number>()
  const minutes = minutesToSay(left, said)
  if (minutes !== undefined) setSaid(minutes)
  return (
    <p className="pm-visually-hidden" role="status">
      {said !== undefined && left > 0 && t.count(said, '{count} minute left', '{count} minutes left')}
    </p>
  )
}
