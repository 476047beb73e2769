import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshShipments } from '~/domains/products/goods/api.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'

/** Runs a step of a return and refetches the lists. */
export function useReturnAct(close: () => void) {
  const t = useT()
  const client = useQueryClient()
  const done = ({ message }: { message: string }) => {
    void toast(t(message))
    void refreshShipments(client)
    close()
  }
  const acting = useMutation({
    mutationFn: (act: () => Promise<{ message: string }>) => act(),
    onSuccess: done,
    onError: (error) => {
      void toastFailure(problemText(error, t))
      void refreshShipments(client)
    },
  })
  return { acting, done }
}
