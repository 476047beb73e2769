import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { roomQuery } from '~/domains/calls/api.ts'
import { useLiveCall } from '~/domains/calls/state.ts'
import { Inside } from '~/features/call-room/inside.tsx'
import type { Person } from '~/features/call-room/person.ts'
import { StaffDoor } from '~/features/call-room/staff-door.tsx'
import { NoSuchRoom, RoomNotLoaded, SignInFirst } from '~/features/call-room/trouble/pages.tsx'
import { RoomWaiting } from '~/features/call-room/waiting.tsx'
import { ApiProblem } from '~/lib/api.ts'
import { page } from '~/lib/head.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { useApi } from '~/lib/query.tsx'
import { useServerEvent } from '~/lib/server-events.ts'

export const handle: TextsHandle = { texts: ['room'] }

/** Polling interval in the lobby, to show when the other side joins. */
const LOOK_AGAIN_MS = 5_000

export const meta = page((t) => ({
  title: t('Session room'),
  description: t('A private room for one session. Only the two of you can join.'),
  private: true,
}))

export default function Room() {
  const { slug = '' } = useParams()
  const { auth: signedIn, interrupted, known } = useAuth()
  // A call continues while its owner, whose token was refused, is asked to sign in again.
  const auth = signedIn ?? interrupted
  if (!known) return <RoomWaiting />
  if (!auth) return <SignInFirst />
  if (auth.type === 'admin') return <StaffDoor slug={slug} />
  const home = auth.type === 'user' ? '/dashboard' : '/consultant-dashboard'
  return <OwnRoom key={`${slug} ${auth.id}`} slug={slug} me={auth} home={home} />
}

function OwnRoom({ slug, me, home }: { slug: string; me: Person; home: string }) {
  const client = useQueryClient()
  const query = roomQuery(useApi(), slug)
  const inCall = useLiveCall(({ channelName }) => channelName === slug)
  const answer = useQuery({ ...query, refetchInterval: inCall ? false : LOOK_AGAIN_MS })
  const refresh = () => void client.invalidateQueries({ queryKey: query.queryKey })
  useServerEvent('roomchanged', ({ room }) => {
    if (room === slug) refresh()
  })
  // Duration and reason are known once it is over.
  const wasInCall = useRef(inCall)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only at the end of the call.
  useEffect(() => {
    if (wasInCall.current && !inCall) refresh()
    wasInCall.current = inCall
  }, [inCall])
  // What was fetched before or during a call does not contain its duration.
  const readInCall = useRef(0)
  useEffect(() => {
    if (inCall) readInCall.current = answer.dataUpdatedAt
  })
  const isCounted = inCall || answer.dataUpdatedAt !== readInCall.current
  const status = answer.error instanceof ApiProblem ? answer.error.status : 500
  const isUnknown = answer.isError && (status === 404 || status === 422)
  const unknown = <NoSuchRoom slug={slug} home={home} />
  if (answer.data)
    return <Inside room={answer.data.room} me={me} isCounted={isCounted} instead={isUnknown ? unknown : null} />
  if (!answer.isError) return <RoomWaiting />
  return isUnknown ? unknown : <RoomNotLoaded offline={status === 0} retry={answer.refetch} />
}
