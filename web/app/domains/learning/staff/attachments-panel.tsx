import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ATTACHMENT_MAX_BYTES } from '#contract/learning/constants.ts'
import { DOCUMENT_EXTENSIONS } from '#contract/locker/constants.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { formatBytes } from '~/lib/bytes.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { FileButton } from '~/ui/operated/file-button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.tsx'
import { useDownload } from '~/ui/use-download.ts'
import { type Attachment, attachmentAddress, type StaffCourse, uploadAttachment } from './api.ts'
import classes from './staff.module.css'

const ACCEPTED = Object.keys(DOCUMENT_EXTENSIONS).map((extension) => `.${extension}`)

/** Files that learners download with a lesson: upload with progress. `token` is the staff member's. */
export function AttachmentsPanel({ course, token }: { course: StaffCourse; token: string }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [done, setDone] = useState(0)
  const [tooLarge, setTooLarge] = useState(false)
  const uploading = useMutation({
    mutationFn: (file: File) => {
      setDone(0)
      const { signal } = new AbortController()
      return uploadAttachment({ api, courseId: course.id, file, token, onProgress: setDone, signal })
    },
    onSuccess: ({ message }) => {
      void toast(t(message))
      void refreshBackOffice(client)
    },
  })
  const send = (file: File) => {
    setTooLarge(file.size > ATTACHMENT_MAX_BYTES)
    if (file.size <= ATTACHMENT_MAX_BYTES) uploading.mutate(file)
  }
  const size = formatBytes(ATTACHMENT_MAX_BYTES)
  return (
    <Panel title={t('Lesson files')}>
      <div className={classes.films}>
        {course.attachments.map((file) => (
          <FileLine key={file.id} file={file} />
        ))}
        {uploading.isPending && <p role="status">{t('{percent} % uploaded', { percent: Math.floor(done * 100) })}</p>}
        <FileButton label={t('File for a lesson')} accept={ACCEPTED.join(',')} busy={uploading.isPending} onFile={send}>
          {t('Upload file')}
        </FileButton>
        <p className={classes.hint}>
          {t('PDF, Word, Excel or pictures, up to {size}. After the upload, choose the file in its lesson.', { size })}
        </p>
        {(tooLarge || uploading.error) && (
          <Alert color="madder" icon={<Icon name="alert-circle" />} role="alert">
            {tooLarge ? t('This file is larger than {size}.', { size }) : problemText(uploading.error!, t)}
          </Alert>
        )}
      </div>
    </Panel>
  )
}

function FileLine({ file }: { file: Attachment }) {
  const t = useT()
  const api = useApi()
  const downloading = useDownload(() => attachmentAddress(api, file.id))
  return (
    <div className={classes.line}>
      <span>
        <strong lang={t.lang(file.name)}>{file.name}</strong>
        <small className="pm-num">{formatBytes(file.bytes)}</small>
      </span>
      <Button variant="subtle" loading={downloading.isPending} onClick={() => downloading.mutate()}>
        {t('Download')}
        <span className="pm-visually-hidden">: {file.name}</span>
      </Button>
    </div>
  )
}
