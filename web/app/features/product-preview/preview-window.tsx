import { PreviewDialog } from '~/domains/locker/components/preview-dialog.tsx'
import { previewProduct } from '~/domains/products/api.ts'
import { useApi } from '~/lib/query.tsx'

/** The first pages of a product, over the page. */
export function PreviewWindow({ id, title, onClose }: { id: number; title: string; onClose: () => void }) {
  const api = useApi()
  return <PreviewDialog file={{ name: title, kind: 'pdf', link: () => previewProduct(api, id) }} onClose={onClose} />
}
