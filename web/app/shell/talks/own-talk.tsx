import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useAuth } from '~/domains/accounts/state.ts'
import { currentTalkQuery } from '~/domains/talks/current.ts'
import { useTalks } from '~/domains/talks/state.ts'
import { useApi } from '~/lib/query.tsx'
import { useServerEvent } from '~/lib/server-events.ts'
import { lazyWindow } from '~/ui/lazy-window.tsx'
import { useSeen } from '../popups/use-seen.ts'

const TalkWindows = lazyWindow('talks', async () => (await import('./talk-windows.tsx')).TalkWindows)

/** Whatever concerns a talk opens over any page; all but this is loaded when there is one. */
export function OwnTalk() {
  const listens = useAuth(({ auth }) => auth !== null && auth.type !== 'admin')
  const asked = useTalks((state) => state.asked !== null)
  // Nothing is asked while a page loads: the server is, once the line to it is open, and again when it says so.
  const { data, refetch } = useQuery({ ...currentTalkQuery(useApi()), enabled: false })
  const look = () => void refetch()
  useServerEvent('connected', look)
  useServerEvent('talkring', look)
  useServerEvent('talkchanged', look)
  useServerEvent('talkturn', look)
  const seen = useSeen(listens && (asked || data?.talk != null || (data?.queues.length ?? 0) > 0))
  return seen && listens ? (
    <Suspense fallback={null}>
      <TalkWindows look={look} />
    </Suspense>
  ) : null
}
