import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './locker.module.css'
import { PdfPage, usePdf } from './pdf-page.tsx'

/** A PDF, page by page. */
export function PdfPages({ url, name }: { url: string; name: string }) {
  const t = useT()
  const [page, setPage] = useState(1)
  const pdf = usePdf(url)
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
      <PdfPage pdf={pdf.data} page={page} label={t('{name}, page {page}', { name, page })} />
    </>
  )
}
