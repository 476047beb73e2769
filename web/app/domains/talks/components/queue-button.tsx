import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { joinQueue, leaveQueue, type TalkExpert } from '../api.ts'
import { refreshTalks } from '../refresh.ts'

interface QueueButtonProps {
  expert: Pick<TalkExpert, 'id' | 'name' | 'queued' | 'queueMinutes'>
  /** For a card; by default it looks like the main button of a sheet. */
  className?: string
  /** Joins the waiting list, after signing in if needed. */
  onQueue?: (join: () => void) => void
}

/** Joins or leaves the waiting list of an expert who is on a call. */
export function QueueButton({ expert, className, onQueue = (join) => join() }: QueueButtonProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const { id, name, queued, queueMinutes } = expert
  const after = {
    onSettled: () => refreshTalks(client),
    onError: (error: Error) => toastFailure(problemText(error, t)),
  }
  const join = useMutation({
    mutationFn: () => joinQueue(api, id),
    onSuccess: () =>
      void toast(t('You are in the queue for {name}. We will notify you when it is your turn.', { name })),
    ...after,
  })
  const leave = useMutation({ mutationFn: () => leaveQueue(api, id), ...after })
  const words = queued
    ? queued.place === 1
      ? t('You are next. Leave queue')
      : t('Number {place} in queue. Leave queue', { place: queued.place })
    : t.count(queueMinutes, 'Join queue, about {count} minute', 'Join queue, about {count} minutes')
  const press = () => (queued ? leave.mutate() : onQueue(() => join.mutate()))
  const busy = join.isPending || leave.isPending
  if (className === undefined)
    return (
      <PlainButton size="lg" icon="hourglass-high" disabled={busy} onClick={press}>
        {words}
      </PlainButton>
    )
  return (
    <button
      type="button"
      className={className}
      data-look="queue"
      disabled={busy}
      onClick={press}
      aria-label={`${name}: ${words}`}
    >
      <Icon name="hourglass-high" />
      {words}
    </button>
  )
}
