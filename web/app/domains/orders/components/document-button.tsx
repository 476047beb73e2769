import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { toastFailure } from '~/ui/toast.tsx'
import { documentUrl, type OrderDocument } from '../api.ts'

interface DocumentButtonProps {
  orderId: number
  document: Pick<OrderDocument, 'id' | 'number'>
  children: ReactNode
}

/** Lets the browser fetch a document as PDF. */
export function DocumentButton({ orderId, document, children }: DocumentButtonProps) {
  const t = useT()
  const api = useApi()
  const fetching = useMutation({
    mutationFn: () => documentUrl(api, orderId, document.id),
    onSuccess: (url) => window.location.assign(url),
    onError: (error) => void toastFailure(problemText(error, t)),
  })
  return (
    <PlainButton variant="plain" icon="download" disabled={fetching.isPending} onClick={() => fetching.mutate()}>
      {children}
      <span className="pm-visually-hidden"> {document.number}</span>
    </PlainButton>
  )
}
