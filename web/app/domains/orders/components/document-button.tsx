import type { ReactNode } from 'react'
import { useApi } from '~/lib/query.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { useDownload } from '~/ui/use-download.ts'
import { documentUrl, type OrderDocument } from '../api.ts'

interface DocumentButtonProps {
  orderId: number
  document: Pick<OrderDocument, 'id' | 'number'>
  children: ReactNode
}

/** Downloads a document as PDF. */
export function DocumentButton({ orderId, document, children }: DocumentButtonProps) {
  const api = useApi()
  const fetching = useDownload(() => documentUrl(api, orderId, document.id))
  return (
    <PlainButton variant="plain" icon="download" aria-busy={fetching.isPending} onClick={() => fetching.mutate()}>
      {children}
      <span className="pm-visually-hidden"> {document.number}</span>
    </PlainButton>
  )
}
