import { useQuery } from '@tanstack/react-query'
import type { DocumentKind } from '#contract/locker/constants.ts'
import { formatBytes } from '~/lib/bytes.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { type LockerDocument, lockerQuery } from '../api.ts'
import { useUploads } from '../use-uploads.ts'
import { DocumentMark } from './document-mark.tsx'
import { DropZone } from './drop-zone.tsx'
import classes from './locker.module.css'
import { UploadRows } from './upload-rows.tsx'

interface ChooseDialogProps {
  title: string
  /** Only files of these types are offered. */
  kinds: readonly DocumentKind[]
  token: string | undefined
  busy: boolean
  onChoose: (documentId: number, name: string) => void
  onClose: () => void
}

const FILE_MAX_BYTES = 10 * 1024 * 1024

/** Chooses a file of the locker, or uploads a new one, which is then chosen. */
export function ChooseDialog({ title, kinds, token, busy, onChoose, onClose }: ChooseDialogProps) {
  const t = useT()
  const locker = useQuery(lockerQuery(useApi(), { limit: 100 }))
  const fileMaxBytes = locker.data?.fileMaxBytes ?? FILE_MAX_BYTES
  const onAdded = ({ id, name }: LockerDocument) => onChoose(id, name)
  const uploads = useUploads({ token, fileMaxBytes, groupId: null, kinds, onAdded })
  const files = (locker.data?.data ?? []).filter((file) => kinds.includes(file.kind))
  return (
    <Dialog opened onClose={onClose} title={title}>
      <DropZone
        fileMaxBytes={fileMaxBytes}
        kinds={kinds}
        multiple={false}
        onFiles={(chosen) => uploads.add([...chosen].slice(0, 1))}
      />
      <UploadRows uploads={uploads} />
      {locker.isError && <LoadFailed retry={locker.refetch} />}
      {locker.isPending && <SkeletonLines lines={3} />}
      {files.length > 0 && (
        <>
          <h3>{t('Choose from your locker')}</h3>
          <ul className={classes.rows}>
            {files.map(({ id, name, kind, bytes }) => (
              <li key={id}>
                <button type="button" className={classes.choice} disabled={busy} onClick={() => onChoose(id, name)}>
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
        <Button variant="default" size="lg" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
