import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { useLiveCall } from '~/domains/calls/state.ts'
import { TurnPrompt } from '~/domains/talks/components/turn-prompt.tsx'
import { currentTalkQuery } from '~/domains/talks/current.ts'
import { refreshTalks } from '~/domains/talks/refresh.ts'
import { askToTalk, followRing, useTalks } from '~/domains/talks/state.ts'
import { plainPath } from '~/lib/i18n/language.ts'
import { useApi } from '~/lib/query.tsx'
import { useServerEvent } from '~/lib/server-events.ts'
import { BeforeRinging } from './before-ringing.tsx'
import { IncomingTalk } from './incoming-talk.tsx'
import { LiveTalk } from './live-talk.tsx'
import { OutgoingTalk } from './outgoing-talk.tsx'

/** Sheet, outgoing and incoming rings, waiting list turns, and the return to a live talk. */
export function TalkWindows({ look }: { look: () => void }) {
  const client = useQueryClient()
  const isCustomer = useAuth(({ auth }) => auth?.type === 'user')
  const { asked, rang } = useTalks()
  const inCall = useLiveCall(({ isStart }) => isStart)
  const { data } = useQuery({ ...currentTalkQuery(useApi()), enabled: false })
  const inRoom = plainPath(useLocation().pathname).startsWith('/room/')
  useServerEvent('talkchanged', () => void refreshTalks(client))
  useServerEvent('talkturn', () => void refreshTalks(client))
  const talk = data?.talk ?? null
  const outgoing = talk?.state === 'ringing' && talk.role === 'customer' ? talk.id : null
  // If it rings here, its result is shown here as well.
  useEffect(() => {
    if (outgoing !== null) followRing(outgoing)
  }, [outgoing])
  const turn = data?.queues.find(({ offeredUntil }) => offeredUntil !== null)
  const shownRing = outgoing ?? rang
  return (
    <>
      {talk?.state === 'ringing' && talk.role === 'consultant' && !inCall && (
        <IncomingTalk key={talk.id} talk={talk} look={look} />
      )}
      {isCustomer && shownRing !== null && <OutgoingTalk key={shownRing} id={shownRing} look={look} />}
      {isCustomer && asked && shownRing === null && !inRoom && <BeforeRinging expertId={asked.id} look={look} />}
      {turn && !asked && shownRing === null && !inRoom && (
        <TurnPrompt turn={turn} onTalk={() => askToTalk(turn.consultantId)} onChanged={look} />
      )}
      {talk?.state === 'live' && !inRoom && <LiveTalk talk={talk} />}
    </>
  )
}
