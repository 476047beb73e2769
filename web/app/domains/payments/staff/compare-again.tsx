import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { reconcileDay } from './api.ts'

/** Fetches the gateway's list of a day again. */
export function CompareAgain({ day, label }: { day: string; label?: string }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const comparing = useMutation({
    mutationFn: () => reconcileDay(api, day),
    onSuccess: ({ data: { reconciliation } }) => {
      const open = reconciliation.differences - reconciliation.mended
      void toast(
        open === 0 ? t('Check completed. No differences') : t('Check completed. {count} to review', { count: open }),
      )
      void client.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).includes('/admin/reconciliations'),
      })
    },
    onError: (error) => toastFailure(problemText(error, t)),
  })
  return (
    <Button variant="default" loading={comparing.isPending} onClick={() => comparing.mutate()}>
      {label ?? t('Compare again')}
    </Button>
  )
}
