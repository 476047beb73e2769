import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { useDownload } from '~/ui/use-download.ts'
import type { Openable } from '../api.ts'
import { canPreview } from '../words.ts'
import classes from './locker.module.css'

const PdfPages = lazy(async () => ({ default: (await import('./pdf-pages.tsx')).PdfPages }))

/** Shows a picture or a PDF over the page; other files can be downloaded. */
export function PreviewDialog({ file, onClose }: { file: Openable; onClose: () => void }) {
  const t = useT()
  const key = useId()
  const download = useDownload(() => file.link('download'))
  const shown = canPreview(file.kind)
  // A link lives for a minute, so it is never taken from a cache.
  const link = useQuery({ queryKey: ['preview', key], queryFn: () => file.link('preview'), enabled: shown, gcTime: 0 })
  return (
    <Dialog opened onClose={onClose} title={file.name} width={820}>
      <div className={classes.preview}>
        {!shown && <p>{t('This type of file cannot be shown here. Download it to open it.')}</p>}
        {link.isError && <LoadFailed retry={link.refetch} />}
        {shown && link.isPending && <SkeletonLines lines={6} />}
        {link.data && file.kind !== 'pdf' && <img src={link.data} alt={file.name} />}
        {link.data && file.kind === 'pdf' && (
          <Suspense fallback={<SkeletonLines lines={6} />}>
            <PdfPages url={link.data} name={file.name} />
          </Suspense>
        )}
      </div>
      <DialogActions>
        <Button variant="default" size="lg" onClick={onClose}>
          {t('Close')}
        </Button>
        <Button size="lg" loading={download.isPending} onClick={() => download.mutate()}>
          {t('Download')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
