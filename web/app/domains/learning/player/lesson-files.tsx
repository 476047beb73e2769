import { formatBytes } from '~/lib/bytes.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { useDownload } from '~/ui/use-download.ts'
import { type Attachment, attachmentUrl, type Lesson } from '../api.ts'
import classes from './lesson-tabs.module.css'

/** Files of a lesson, to download: templates, checklists. */
export function LessonFiles({ lesson }: { lesson: Lesson }) {
  const t = useT()
  return (
    <ul className={classes.files} aria-label={t('Files')}>
      {lesson.attachments.map((file) => (
        <FileLine key={file.id} file={file} />
      ))}
    </ul>
  )
}

function FileLine({ file }: { file: Attachment }) {
  const t = useT()
  const api = useApi()
  const downloading = useDownload(() => attachmentUrl(api, file.id))
  return (
    <li>
      <Icon name="file-text" />
      <span>
        <strong lang={t.lang(file.name)}>{file.name}</strong>
        <small className="pm-num">{`${file.kind.toUpperCase()} · ${formatBytes(file.bytes)}`}</small>
      </span>
      <Button variant="default" loading={downloading.isPending} onClick={() => downloading.mutate()}>
        {t('Download')}
        <span className="pm-visually-hidden">: {file.name}</span>
      </Button>
    </li>
  )
}
