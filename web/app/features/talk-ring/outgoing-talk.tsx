import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Logo } from '~/domains/settings/components/logo.tsx'
import { stopRinging, talkQuery } from '~/domains/talks/api.ts'
import { RingOutcome } from '~/domains/talks/components/ring-outcome.tsx'
import { RingingCall } from '~/domains/talks/components/ringing-call.tsx'
import { useDevices } from '~/domains/talks/devices.ts'
import { askToTalk, followRing } from '~/domains/talks/state.ts'
import { storeSubject } from '~/domains/talks/subject.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { toastFailure } from '~/ui/toast.tsx'
import { useGoToRoom } from './use-go-to-room.ts'

/** A little longer than the server's ring timeout, in case its event is lost. */
const LOOK_AGAIN_MS = 3_000

/** An outgoing call of a customer, until it is answered or over. */
export function OutgoingTalk({ id, look }: { id: number; look: () => void }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const goToRoom = useGoToRoom()
  const query = talkQuery(api, id)
  const talk = useQuery({
    ...query,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.talk.state === 'ringing' ? LOOK_AGAIN_MS : false),
  }).data?.talk
  const stopping = useMutation({
    mutationFn: () => stopRinging(api, id),
    onSuccess: () => followRing(null),
    onError: (error) => toastFailure(problemText(error, t)),
    onSettled: () => {
      look()
      return client.invalidateQueries({ queryKey: query.queryKey })
    },
  })
  const state = talk?.state
  // biome-ignore lint/correctness/useExhaustiveDependencies: joins once, when it is answered.
  useEffect(() => {
    if (!talk || (state !== 'live' && state !== 'ended' && state !== 'cancelled')) return
    followRing(null)
    if (state === 'live') storeSubject('')
    look()
    if (state === 'live' && document.visibilityState === 'visible') void goToRoom(talk, useDevices.getState())
  }, [state])
  if (!talk || state === 'live' || state === 'ended' || state === 'cancelled') return null
  if (talk.state === 'ringing')
    return (
      <RingingCall talk={talk} logo={<Logo onBand />} onStop={() => stopping.mutate()} stopping={stopping.isPending} />
    )
  return (
    <RingOutcome
      talk={talk}
      logo={<Logo onBand />}
      onClose={() => followRing(null)}
      onNext={(next) => {
        followRing(null)
        askToTalk(next.id)
      }}
    />
  )
}
