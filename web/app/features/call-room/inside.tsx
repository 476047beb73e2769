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
  /** The room was fetched after the call, or there was none. */
  isCounted: boolean
  /** Shown if the session no longer belongs to this user; a user who was inside is told why. */
  instead: ReactNode
}

/** A participant in the lobby, in the call, or after it. */
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
  // A refused user only received that it is over; the room has the reason.
  const why = ended === 'over' || ended === null ? (room.endedWhy ?? ended) : ended
  return <AfterCall {...{ room, why, isCounted }} onBack={mayReturn ? () => setAgain(true) : null} />
}

/** Refetches the room after joining or a refusal, because the earlier data is outdated. */
function useFreshRoom(slug: string, turn: string) {
  const client = useQueryClient()
  const { queryKey } = roomQuery(useApi(), slug)
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetches on every stage change.
  useEffect(() => void client.invalidateQueries({ queryKey }), [turn])
}
