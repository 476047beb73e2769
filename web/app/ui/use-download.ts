import { useMutation } from '@tanstack/react-query'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { toastFailure } from './toast.tsx'

/**
 * Downloads a file from our server without leaving the page: `download` also keeps a browser from showing a PDF in
 * place of the page, and from navigating to the error when the link has expired.
 */
export function saveFile(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

/** Fetches the short-lived URL of a file and downloads it. */
export function useDownload(ask: () => Promise<string>) {
  const t = useT()
  return useMutation({
    mutationFn: ask,
    onSuccess: saveFile,
    onError: (error) => void toastFailure(problemText(error, t)),
  })
}
