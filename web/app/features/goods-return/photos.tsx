import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { openable, type SharedDocument, sharedQuery } from '~/domains/locker/api.ts'
import { PreviewDialog } from '~/domains/locker/components/preview-dialog.tsx'
import classes from '~/domains/products/goods/goods.module.css'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

/** The photos of an open return. The seller sees them until it is closed, and our team while it decides. */
export function ReturnPhotos({ returnId }: { returnId: number }) {
  const t = useT()
  const api = useApi()
  const { data, isPending, isError, refetch } = useQuery(sharedQuery(api, { kind: 'product_return', id: returnId }))
  const [opened, setOpened] = useState<SharedDocument>()
  const photos = data?.documents ?? []
  if (isError) return <LoadFailed retry={refetch} />
  if (isPending) return <SkeletonLines lines={1} />
  if (photos.length === 0) return null
  return (
    <>
      <ul className={classes.photos} aria-label={t('Photos|of goods')}>
        {photos.map((photo) => (
          <li key={photo.shareId}>
            <Button variant="default" leftSection={<Icon name="photo" />} onClick={() => setOpened(photo)}>
              {photo.name}
            </Button>
          </li>
        ))}
      </ul>
      {opened && <PreviewDialog file={openable(api, opened.documentId, opened)} onClose={() => setOpened(undefined)} />}
    </>
  )
}
