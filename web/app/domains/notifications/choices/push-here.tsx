import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { toastFailure } from '~/ui/toast.tsx'
import { choicesQuery } from './api.ts'
import classes from './choices.module.css'
import { pushState, turnPushOff, turnPushOn } from './push.ts'

interface PushHereProps {
  pushKey: string | null
  /** The server sends push to this session's browser. */
  reported: boolean
}

const HERE = ['push in this browser'] as const

/** Push in this browser; permission is asked only after a click. */
export function PushHere({ pushKey, reported }: PushHereProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const timeZone = useReaderZone()
  const { data: state } = useQuery({ queryKey: HERE, queryFn: pushState })
  const on = state === 'on' && reported
  const turn = useMutation({
    mutationFn: () => (on ? turnPushOff(api) : turnPushOn(api, pushKey ?? '', timeZone)),
    onError: () => void toastFailure(t('This browser’s push service did not answer. Try again later.')),
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: HERE }), client.invalidateQueries(choicesQuery(api))]),
  })
  if (!state || state === 'impossible' || !pushKey) return null
  return (
    <div className={classes.push}>
      <Icon name="bell" />
      <p>
        <strong>{on ? t('Push notifications are on in this browser') : t('Push notifications in this browser')}</strong>
        {state === 'blocked'
          ? t('Notifications from this site are blocked. Allow them in your browser settings.')
          : t('Get notified even when the site is closed. Your browser will ask you to allow it.')}
      </p>
      {state !== 'blocked' && (
        <Button variant="default" loading={turn.isPending} onClick={() => turn.mutate()}>
          {on ? t('Turn off') : t('Turn on')}
        </Button>
      )}
    </div>
  )
}
