import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'

/** Changes one file of a talk, shows the result and refetches the talk. */
export function useFileOperation<Input>(operation: (filter: Input) => Promise<{ message: string }>) {
  const t = useT()
  const client = useQueryClient()
  return useMutation({
    mutationFn: operation,
    onSuccess: ({ message }) => {
      void toast(t(message))
      void refreshBackOffice(client)
    },
    onError: (error) => void toastFailure(problemText(error, t)),
  })
}
