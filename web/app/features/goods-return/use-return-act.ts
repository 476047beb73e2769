import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLockerChanged } from '~/domains/locker/api.ts'
import { EARNINGS } from '~/domains/payouts/api.ts'
import { refreshShipments } from '~/domains/products/goods/api.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'

/** Runs a step of a return and refetches the lists, the earnings and what is shared. */
export function useReturnAct(close: () => void) {
  const t = useT()
  const client = useQueryClient()
  const lockerChanged = useLockerChanged()
  const refresh = () => {
    // The lists first: photos of a closed return are no longer asked for.
    void refreshShipments(client).then(lockerChanged)
    void client.invalidateQueries({ queryKey: [EARNINGS] })
  }
  const done = ({ message }: { message: string }) => {
    void toast(t(message))
    refresh()
    close()
  }
  const acting = useMutation({
    mutationFn: (act: () => Promise<{ message: string }>) => act(),
    onSuccess: done,
    onError: (error) => {
      void toastFailure(problemText(error, t))
      refresh()
    },
  })
  return { acting, done }
}
