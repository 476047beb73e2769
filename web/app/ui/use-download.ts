import { useMutation } from '@tanstack/react-query'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { toastFailure } from './toast.tsx'

/** Asks for the short-lived address of a file and lets the browser fetch it. */
export function useDownload(ask: () => Promise<string>) {
  const t = useT()
  return useMutation({
    mutationFn: ask,
    onSuccess: (url) => window.location.assign(url),
    onError: (error) => void toastFailure(problemText(error, t)),
  })
}
