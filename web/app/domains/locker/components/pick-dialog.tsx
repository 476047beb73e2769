import { useQuery } from '@tanstack/react-query'
import { formatBytes } from '~/lib/bytes.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { lockerQuery, type Subject, shareDocument, useLockerChange } from '../api.ts'
import { useUploads } from '../use-uploads.ts'
import { DocumentMark } from './document-mark.tsx'
import { DropZone } from './drop-zone.tsx'
import classes from './locker.module.css'
import { UploadRows } from './upload-rows.tsx'

interface PickDialogProps {
  subject: Subject
  token: string | undefined
  onClose: () => void
}

const FILE_MAX_BYTES = 10 * 1024 * 1024

/** Adds a file from the locker, or uploads one that is shared at once. */
export function PickDialog({ subject, token, onClose }: PickDialogProps) {
  const t = useT()
  const locker = useQuery(lockerQuery(useApi(), { limit: 100 }))
  const fileMaxBytes = locker.data?.fileMaxBytes ?? FILE_MAX_BYTES
  const uploads = useUploads({ token, fileMaxBytes, groupId: null, shareInto: subject })
  const sharing = useLockerChange((api, id: number) => shareDocument(api, id, subject))
  const isThere = ({ kind, id }: Subject) => kind === subject.kind && id === subject.id
  const rest = (locker.data?.data ?? []).filter(({ shares }) => !shares.some(isThere))
  return (
    <Dialog opened onClose={onClose} title={t('Add a file')}>
      <DropZone fileMaxBytes={fileMaxBytes} onFiles={uploads.add} />
      <UploadRows uploads={uploads} />
      {locker.isError && <LoadFailed retry={locker.refetch} />}
      {locker.isPending && <SkeletonLines lines={3} />}
      {rest.length > 0 && (
        <>
          <h3>{t('Share from your locker')}</h3>
          <ul className={classes.rows}>
            {rest.map(({ id, name, kind, bytes }) => (
              <li key={id}>
                <button
                  type="button"
                  className={classes.choice}
                  disabled={sharing.isPending}
                  onClick={() => sharing.mutate(id, { onSuccess: onClose })}
                >
                  <DocumentMark kind={kind} />
                  <span className={classes.about}>
                    <strong>{name}</strong>
                    <span className={classes.meta}> {formatBytes(bytes)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <DialogActions>
        <Button size="lg" onClick={onClose}>
          {t('Done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
