import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Switch } from '~/ui/switch.tsx'
import { toastFailure } from '~/ui/toast.tsx'
import { keepProfile, type OwnProfile, switchCalls } from '../api.ts'
import classes from './taking-calls.module.css'

/** The consultant's own switch for instant talks. Whoever sees it is online: the page itself announces them. */
export function TakingCalls({ profile }: { profile: OwnProfile }) {
  const t = useT()
  const id = useId()
  const api = useApi()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (takingCalls: boolean) => switchCalls(api, takingCalls),
    onSuccess: ({ data: { takingCalls } }) => keepProfile(client, api, { ...profile, takingCalls }),
    onError: () => toastFailure(t('This could not be changed. Please try again.')),
  })
  const on = change.isPending ? change.variables : profile.takingCalls
  return (
    <div className={classes.card} data-on={on}>
      <span className={classes.dot} aria-hidden="true" />
      <p id={id} className={classes.words}>
        <strong>{on ? t('You are online') : t('Not taking calls')}</strong>
        <span>{on ? t('Customers can call you now') : t('Nobody can ring you; booked sessions stay')}</span>
      </p>
      <Switch
        size="lg"
        color="leaf"
        checked={on}
        onChange={(event) => change.mutate(event.currentTarget.checked)}
        aria-label={t('Taking calls')}
        aria-describedby={id}
      />
    </div>
  )
}
