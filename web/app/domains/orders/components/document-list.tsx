import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { RowList } from '~/ui/row-list.tsx'
import type { Order } from '../api.ts'
import { documentKinds } from '../words.ts'
import { DocumentButton } from './document-button.tsx'

/** Invoices and credit notes, each as PDF. */
export function DocumentList({ order }: { order: Order }) {
  const t = useT()
  const rows = order.documents.map((document) => ({
    key: document.id,
    icon: 'file-text' as const,
    title: `${t(documentKinds[document.kind])} ${document.number}`,
    meta: `${formatDate(document.issuedAt, t)}, ${formatPaise(document.totalPaise)}`,
    end: (
      <DocumentButton orderId={order.id} document={document}>
        PDF
      </DocumentButton>
    ),
  }))
  return <RowList rows={rows} empty="" />
}
