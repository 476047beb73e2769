import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'

/** A deed about one file of a talk: its outcome is said, and what staff see is asked anew. */
export function useFileDeed<Wish>(deed: (wish: Wish) => Promise<{ message: string }>) {
  const t = useT()
  const client = useQueryClient()
  return useMutation({
    mutationFn: deed,
    onSuccess: ({ message }) => {
      void toast(t(message))
      void refreshBackOffice(client)
    },
    onError: (error) => void toastFailure(problemText(error, t)),
  })
}
