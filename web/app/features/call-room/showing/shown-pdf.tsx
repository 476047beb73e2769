import { useEffect } from 'react'
import { PdfPage, usePdf } from '~/domains/locker/components/pdf-page.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

interface ShownPdfProps {
  url: string
  name: string
  page: number
  zoom: number
  onPages: (pages: number) => void
  /** Fetches a new link. */
  onRetry: () => void
}

/** More pixels than this need more memory than a phone has. */
const MOST_SCALE = 2

/** The page of a PDF that is shown in a call; loaded with PDF.js when it is needed. */
export function ShownPdf({ url, name, page, zoom, onPages, onRetry }: ShownPdfProps) {
  const t = useT()
  const { data, isError } = usePdf(url)
  const pages = data?.numPages
  useEffect(() => {
    if (pages) onPages(pages)
  }, [pages, onPages])
  if (isError) return <LoadFailed retry={onRetry} />
  if (!data) return <SkeletonLines lines={6} />
  const label = t('{name}, page {page}', { name, page })
  return <PdfPage pdf={data} page={Math.min(page, data.numPages)} label={label} scale={Math.min(zoom, MOST_SCALE)} />
}
