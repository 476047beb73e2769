import { useQuery } from '@tanstack/react-query'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'

GlobalWorkerOptions.workerSrc = worker

/** Sharp on a phone, and not more than a large screen shows. */
const WIDTH_PX = 1_400

/**
 * Reads a PDF. Nothing in it is run: forms, links and scripts stay off. It is fetched by one request, because its link
 * expires.
 */
export function usePdf(url: string) {
  const pdf = useQuery({
    queryKey: ['pdf', url],
    queryFn: async () => getDocument({ url, enableXfa: false, disableRange: true }).promise,
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
    retry: false,
    structuralSharing: false,
  })
  useEffect(() => () => void pdf.data?.loadingTask.destroy(), [pdf.data])
  return pdf
}

interface PdfPageProps {
  pdf: PDFDocumentProxy
  page: number
  label: string
  /** How much more than a screen's width of pixels is drawn. */
  scale?: number
}

/** One page, drawn; its `--ratio` is width to height. */
export function PdfPage({ pdf, page, label, scale = 1 }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    let cancel: (() => void) | undefined
    let over = false
    setDrawn(false)
    const draw = async () => {
      const one = await pdf.getPage(page)
      if (over || !canvas.current) return
      const viewport = one.getViewport({ scale: (WIDTH_PX * scale) / one.getViewport({ scale: 1 }).width })
      canvas.current.width = viewport.width
      canvas.current.height = viewport.height
      canvas.current.style.setProperty('--ratio', String(viewport.width / viewport.height))
      const task = one.render({ canvas: canvas.current, viewport })
      cancel = () => task.cancel()
      await task.promise
      setDrawn(true)
    }
    draw().catch(() => {})
    return () => {
      over = true
      cancel?.()
    }
  }, [pdf, page, scale])
  return <canvas ref={canvas} role="img" aria-label={label} data-drawn={drawn} />
}
