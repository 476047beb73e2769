import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Switch } from '~/ui/switch.tsx'
import { toastFailure } from '~/ui/toast.tsx'
import { keepProfile, type OwnProfile, switchCalls } from '../api.ts'

/** The consultant's own switch for instant talks; being online is another matter. */
export function TakingCalls({ profile }: { profile: OwnProfile }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (takingCalls: boolean) => switchCalls(api, takingCalls),
    onSuccess: ({ data: { takingCalls } }) => keepProfile(client, api, { ...profile, takingCalls }),
    onError: () => toastFailure(t('This could not be changed. Please try again.')),
  })
  const on = change.isPending ? change.variables : profile.takingCalls
  return (
    <Switch
      size="md"
      checked={on}
      onChange={(event) => change.mutate(event.currentTarget.checked)}
      label={t('Taking calls')}
      description={on ? t('Customers may ring you while you are online.') : t('Nobody can ring you now.')}
    />
  )
}
