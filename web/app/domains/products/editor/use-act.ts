import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { refreshOwnProducts } from '../api.ts'

/** Does something to a product, and says what was done or why it failed. */
export function useAct(onDone?: () => void) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (call: () => Promise<{ message: string }>) => call(),
    onSuccess: ({ message }) => {
      void toast(t(message))
      onDone?.()
    },
    onError: (error) => void toastFailure(problemText(error, t)),
    onSettled: () => refreshOwnProducts(client, api),
  })
}
