import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { Switch } from '~/ui/operated/switch.tsx'
import { toastFailure } from '~/ui/toast.tsx'
import { cacheProfile, type OwnProfile, switchCalls } from '../api.ts'
import classes from './taking-calls.module.css'

interface TakingCallsProps {
  profile: OwnProfile
  /** Status customers see; undefined until it is known. */
  state: 'free' | 'on_call' | 'in_session' | 'not_taking' | 'offline' | undefined
}

/** The consultant's switch for instant talks, and whether customers can call now. */
export function TakingCalls({ profile, state }: TakingCallsProps) {
  const t = useT()
  const id = useId()
  const api = useApi()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (takingCalls: boolean) => switchCalls(api, takingCalls),
    onSuccess: ({ data: { takingCalls } }) => cacheProfile(client, api, { ...profile, takingCalls }),
    onError: () => toastFailure(t('This could not be changed. Please try again.')),
  })
  const on = change.isPending ? change.variables : profile.takingCalls
  return (
    <div className={classes.card} data-on={on && isCallable(profile) && state === 'free'}>
      <span className={classes.dot} aria-hidden="true" />
      <p id={id} className={classes.words}>
        <strong>{on ? t('Taking calls') : t('Not taking calls')}</strong>
        <span>
          {on ? whoCanCall(profile, state, t) : t('Customers cannot call you; booked sessions are not affected')}
        </span>
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

const isCallable = ({ approval, talkRatePaise }: OwnProfile) => approval === 'approved' && talkRatePaise !== null

function whoCanCall(profile: OwnProfile, state: TakingCallsProps['state'], t: Translate) {
  if (profile.approval !== 'approved') return t('Customers can call you once your profile is approved')
  if (profile.talkRatePaise === null) return t('Set your rate for expert talk in your profile to get calls')
  if (state === 'free') return t('Customers can call you now')
  if (state === 'on_call') return t('You are on a call, so others cannot call you now')
  if (state === 'in_session') return t('Customers cannot call you around your booked session')
  return t('Customers cannot call you yet; connecting')
}
