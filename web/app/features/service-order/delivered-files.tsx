import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { openable, type SharedDocument, sharedQuery } from '~/domains/locker/api.ts'
import { DocumentMark } from '~/domains/locker/components/document-mark.tsx'
import { PreviewDialog } from '~/domains/locker/components/preview-dialog.tsx'
import type { ServiceEntry, ServiceOrder, Side } from '~/domains/services/orders/api.ts'
import { formatBytes } from '~/lib/bytes.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import classes from './order-page.module.css'

interface DeliveredFilesProps {
  order: ServiceOrder
  side: Side
  delivery: ServiceEntry
}

/** The files of one delivery: what the consultant shared since the delivery before. */
export function DeliveredFiles({ order, side, delivery }: DeliveredFilesProps) {
  const t = useT()
  const api = useApi()
  const { data } = useQuery(sharedQuery(api, { kind: 'service_order', id: order.id }))
  const [opened, setOpened] = useState<SharedDocument>()
  const deliveredAt = order.entries.filter(({ kind }) => kind === 'delivered').map(({ at }) => at)
  const before = deliveredAt[deliveredAt.indexOf(delivery.at) - 1] ?? ''
  const files = (data?.documents ?? []).filter(
    ({ isOwn, sharedAt }) => isOwn === (side === 'consultant') && sharedAt > before && sharedAt <= delivery.at,
  )
  if (files.length === 0) return null
  return (
    <>
      <ul className={classes.files} aria-label={t('Files of this delivery')}>
        {files.map((file) => (
          <li key={file.shareId}>
            <button type="button" onClick={() => setOpened(file)}>
              <DocumentMark kind={file.kind} />
              <span>
                <strong lang={t.lang(file.name)}>{file.name}</strong>
                <span className="pm-num">{formatBytes(file.bytes)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {opened && <PreviewDialog file={openable(api, opened.documentId, opened)} onClose={() => setOpened(undefined)} />}
    </>
  )
}
