import { useMutation } from '@tanstack/react-query'
import { Logo } from '~/domains/settings/components/logo.tsx'
import { answer, decline, type Talk } from '~/domains/talks/api.ts'
import { IncomingCall } from '~/domains/talks/components/incoming-call.tsx'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { useGoToRoom } from './use-go-to-room.ts'

/** An incoming call for a consultant: answering opens the room at once. */
export function IncomingTalk({ talk, look }: { talk: Talk; look: () => void }) {
  const t = useT()
  const api = useApi()
  const goToRoom = useGoToRoom()
  const answering = useMutation({
    mutationFn: (camera: boolean) => answer(api, talk.id, !camera && talk.mode === 'video'),
    onSuccess: (live, camera) => goToRoom(live, { mic: true, camera }),
    onSettled: look,
  })
  const declining = useMutation({ mutationFn: () => decline(api, talk.id), onSettled: look })
  const error = answering.error ?? declining.error
  return (
    <IncomingCall
      talk={talk}
      logo={<Logo onBand />}
      onAnswer={(camera) => answering.mutate(camera)}
      onDecline={() => declining.mutate()}
      busy={answering.isPending || declining.isPending}
      problem={error && problemText(error, t)}
    />
  )
}
