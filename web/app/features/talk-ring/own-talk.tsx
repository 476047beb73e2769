import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useAuth } from '~/domains/accounts/state.ts'
import { currentTalkQuery } from '~/domains/talks/current.ts'
import { clearTalks, useTalks } from '~/domains/talks/state.ts'
import { useApi } from '~/lib/query.tsx'
import { useServerEvent } from '~/lib/server-events.ts'
import { useSeen } from '~/lib/use-seen.ts'
import { lazyWindow } from '~/ui/lazy-window.tsx'

const TalkWindows = lazyWindow('talks', async () => (await import('./talk-windows.tsx')).TalkWindows)

/** Talk windows over any page; loaded when there is a talk. */
export function OwnTalk() {
  const asked = useTalks((state) => state.asked !== null)
  const { data, refetch } = useQuery({ ...currentTalkQuery(useApi()), enabled: false })
  const look = () => void refetch()
  useEffect(() => void refetch(), [refetch])
  useEffect(
    // A user whose token was refused signs in again and continues.
    () => useAuth.subscribe((now, before) => now.auth?.id !== before.auth?.id && !now.interrupted && clearTalks()),
    [],
  )
  useServerEvent('missed', look)
  useServerEvent('talkring', look)
  useServerEvent('talkchanged', look)
  useServerEvent('talkturn', look)
  const seen = useSeen(asked || data?.talk != null || (data?.queues.length ?? 0) > 0)
  return seen ? (
    <Suspense fallback={null}>
      <TalkWindows look={look} />
    </Suspense>
  ) : null
}
