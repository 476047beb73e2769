import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { roomQuery } from '~/domains/calls/api.ts'
import type { Call, CallView, RoomView } from '~/domains/calls/call.ts'
import { useCall } from '~/domains/calls/use-call.ts'
import { useApi } from '~/lib/query.tsx'
import { AfterCall } from './after/after-call.tsx'
import { CallScreen } from './call-screen.tsx'
import classes from './inside.module.css'
import type { Person } from './person.ts'
import { Prejoin } from './prejoin/prejoin.tsx'
import { GivenToAnother, MovedElsewhere, UnsupportedBrowser } from './trouble/pages.tsx'

interface InsideProps {
  room: RoomView
  me: Person
  /** The room was read after the call, or there was none. */
  isCounted: boolean
  /** The session is not theirs any more: what is at the door then. Whoever was inside is told there why. */
  instead: ReactNode
}

/** One of the two, at the door, in the call, or after it. */
export function Inside({ room, me, isCounted, instead }: InsideProps) {
  const [view, call] = useCall(room.channelName)
  useFreshRoom(room.channelName, `${view.stage} ${view.problem?.code}`)
  return (
    <div className={classes.inside} data-stage={view.stage}>
      <Screen {...{ room, me, isCounted, instead, view, call }} />
    </div>
  )
}

function Screen({ room, me, isCounted, instead, view, call }: InsideProps & { view: CallView; call: Call }) {
  const [again, setAgain] = useState(false)
  const { stage, ended, problem } = view
  const join = () => {
    setAgain(false)
    void call.join()
  }
  if (problem?.code === 'unsupported' || typeof RTCPeerConnection === 'undefined') return <UnsupportedBrowser />
  if (stage === 'moved') return <MovedElsewhere onHere={join} />
  const atDoor = stage === 'before' || (stage === 'over' && again)
  if (atDoor && instead) return instead
  if (atDoor && room.state !== 'ended') return <Prejoin {...{ room, me, view, call }} onJoin={join} />
  if (!atDoor && stage !== 'over') return <CallScreen {...{ room, me, view, call }} />
  if (ended === 'reassigned') return <GivenToAnother room={room} onBack={() => setAgain(true)} />
  const mayReturn = ended === 'me' && room.state === 'open' && room.kind === 'booking'
  // Whoever was refused heard only that it is over; the room knows why.
  const why = ended === 'over' || ended === null ? (room.endedWhy ?? ended) : ended
  return <AfterCall {...{ room, why, isCounted }} onBack={mayReturn ? () => setAgain(true) : null} />
}

/** What the room was like before somebody went in, or was refused, is old news after it. */
function useFreshRoom(slug: string, turn: string) {
  const client = useQueryClient()
  const { queryKey } = roomQuery(useApi(), slug)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn of the call is the reason to look again.
  useEffect(() => void client.invalidateQueries({ queryKey }), [turn])
}
