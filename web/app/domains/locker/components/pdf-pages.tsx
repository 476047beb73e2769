import { useQuery } from '@tanstack/react-query'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './locker.module.css'

GlobalWorkerOptions.workerSrc = worker

/** Sharp on a phone, and not more than a large screen shows. */
const WIDTH_PX = 1_400

/** A PDF, drawn page by page. Nothing in it is run: forms, links and scripts stay off. */
export function PdfPages({ url, name }: { url: string; name: string }) {
  const t = useT()
  const [page, setPage] = useState(1)
  const pdf = useQuery({
    queryKey: ['pdf', url],
    queryFn: async () => getDocument({ url, enableXfa: false }).promise,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
  })
  useEffect(() => () => void pdf.data?.loadingTask.destroy(), [pdf.data])
  if (pdf.isError) return <LoadFailed retry={pdf.refetch} />
  if (!pdf.data) return <SkeletonLines lines={6} />
  const pages = pdf.data.numPages
  return (
    <>
      <div className={classes.pager}>
        <IconButton
          icon="chevron-left"
          label={t('Previous page')}
          disabled={page <= 1}
          onClick={() => setPage(page - 1)}
        />
        <span className="pm-num" role="status">
          {t('Page {page} of {pages}', { page, pages })}
        </span>
        <IconButton
          icon="chevron-right"
          label={t('Next page')}
          disabled={page >= pages}
          onClick={() => setPage(page + 1)}
        />
      </div>
      <Page pdf={pdf.data} page={page} label={t('{name}, page {page}', { name, page })} />
    </>
  )
}

function Page({ pdf, page, label }: { pdf: PDFDocumentProxy; page: number; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    let cancel: (() => void) | undefined
    let over = false
    setDrawn(false)
    const draw = async () => {
      const one = await pdf.getPage(page)
      if (over || !canvas.current) return
      const viewport = one.getViewport({ scale: WIDTH_PX / one.getViewport({ scale: 1 }).width })
      canvas.current.width = viewport.width
      canvas.current.height = viewport.height
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
  }, [pdf, page])
  return <canvas ref={canvas} role="img" aria-label={label} data-drawn={drawn} />
}
