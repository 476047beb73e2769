import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { listSlotWatches, unwatchSlots, watchSlots } from '#contract/availability/watches.ts'
import type { Sent } from '#contract/endpoint.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { apiQuery, useApi } from '~/lib/query.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { PlainButton } from '~/ui/button-link.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'

interface WatchButtonProps {
  input: Omit<Sent<typeof watchSlots>, 'timeZone'>
  /** Whether the reader is a signed-in customer. */
  signedIn: boolean
  /** Asks the reader to sign in and then continues. */
  askToSignIn: (andThen: () => void) => void
}

/** 'Notify me when a slot opens': for days on which there is none. */
export function WatchButton({ input, signedIn, askToSignIn }: WatchButtonProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const timeZone = useReaderZone()
  const watches = apiQuery<typeof listSlotWatches>(api, 'GET /api/web/v1/slot-watches', {})
  const { data } = useQuery({ ...watches, enabled: signedIn })
  const mine = data?.watches.find(
    ({ consultantId, mode, minutes, fromDay, toDay }) =>
      consultantId === input.consultantId &&
      mode === input.mode &&
      minutes === input.minutes &&
      fromDay <= input.fromDay &&
      input.toDay <= toDay,
  )
  const turn = useMutation({
    mutationFn: async () => {
      const { message } = mine
        ? await api.call<typeof unwatchSlots>('DELETE /api/web/v1/slot-watches/{id}', { id: mine.id })
        : await api.call<typeof watchSlots>('POST /api/web/v1/slot-watches', { ...input, timeZone })
      return message
    },
    onSuccess: (message) => void toast(message),
    onError: (error) => void toastFailure(problemText(error, t)),
    onSettled: () => client.invalidateQueries(watches),
  })
  return (
    <PlainButton
      variant="outline"
      icon={mine ? 'check' : 'bell'}
      aria-pressed={mine !== undefined}
      disabled={turn.isPending}
      onClick={() => (signedIn ? turn.mutate() : askToSignIn(() => turn.mutate()))}
    >
      {mine ? t('We will notify you') : t('Notify me when a slot opens')}
    </PlainButton>
  )
}
