import { useMutation } from '@tanstack/react-query'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { toastFailure } from './toast.tsx'

/**
 * Saves the file behind an address of ours and leaves the page where it is: `download` also keeps a browser from showing
 * a PDF in place of the page, and from going to the answer when the link has expired.
 */
export function saveFile(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

/** Asks for the short-lived address of a file and saves it. */
export function useDownload(ask: () => Promise<string>) {
  const t = useT()
  return useMutation({
    mutationFn: ask,
    onSuccess: saveFile,
    onError: (error) => void toastFailure(problemText(error, t)),
  })
}
