import { Suspense, useState } from 'react'
import { openable, revokeShare, type SharedDocument, useLockerChange } from '~/domains/locker/api.ts'
import { DocumentMark } from '~/domains/locker/components/document-mark.tsx'
import { formatBytes } from '~/lib/bytes.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { lazyWindow } from '~/ui/lazy-window.tsx'
import classes from './thread.module.css'

const PreviewDialog = lazyWindow(
  'bookings',
  async () => (await import('~/domains/locker/components/preview-dialog.tsx')).PreviewDialog,
)

interface AttachmentsProps {
  documents: readonly SharedDocument[]
  /** The owner can take them back before they are sent. */
  removable?: boolean
}

/** Files under a letter; each opens in a preview with a download. */
export function Attachments({ documents, removable = false }: AttachmentsProps) {
  const t = useT()
  const api = useApi()
  const [opened, setOpened] = useState<SharedDocument>()
  const removing = useLockerChange(revokeShare)
  if (documents.length === 0) return null
  return (
    <>
      <ul className={classes.files} aria-label={t('Attachments')}>
        {documents.map((document) => {
          const { shareId, name, kind, bytes, isOwn } = document
          return (
            <li key={shareId}>
              <button type="button" className={classes.file} onClick={() => setOpened(document)}>
                <DocumentMark kind={kind} />
                <span>
                  <strong lang={t.lang(name)}>{name}</strong>
                  <small>{formatBytes(bytes)}</small>
                </span>
                {!isOwn && <Icon name="download" />}
              </button>
              {removable && (
                <IconButton
                  icon="x"
                  label={t('Remove {name}|a file', { name })}
                  onClick={() => removing.mutate(shareId)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {opened && (
        <Suspense fallback={null}>
          <PreviewDialog file={openable(api, opened.documentId, opened)} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}
