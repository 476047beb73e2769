import { formatBytes } from '~/lib/bytes.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import type { UploadRow, Uploads } from '../use-uploads.ts'
import classes from './locker.module.css'

/** Files on their way, each with its progress or the reason why it was refused. */
export function UploadRows({ uploads }: { uploads: Uploads }) {
  const t = useT()
  if (uploads.rows.length === 0) return null
  return (
    <ul className={classes.uploads} aria-label={t('Uploads')}>
      {uploads.rows.map((row) => (
        <Row key={row.key} row={row} uploads={uploads} />
      ))}
    </ul>
  )
}

function Row({ row, uploads }: { row: UploadRow; uploads: Uploads }) {
  const t = useT()
  const { file, share, state, reason } = row
  const words = {
    sending: t('{sent} of {total}', { sent: formatBytes(share * file.size), total: formatBytes(file.size) }),
    checking: t('Checking the file…'),
    done: t('Uploaded'),
    failed: reason ?? '',
  }[state]
  return (
    <li className={classes.upload} data-state={state}>
      <Icon name="file-text" size={22} />
      <div className={classes.progress}>
        <div className={classes.words}>
          <strong>{file.name}</strong>
          <span className="pm-num" role={state === 'failed' ? 'alert' : undefined}>
            {words}
          </span>
        </div>
        <progress max={1} value={share} aria-label={file.name} />
      </div>
      {state === 'failed' && (
        <IconButton
          icon="refresh"
          label={t('Try {name} again', { name: file.name })}
          onClick={() => uploads.retry(row)}
        />
      )}
      <IconButton
        icon={state === 'done' ? 'check' : 'x'}
        label={state === 'done' ? t('Clear {name}', { name: file.name }) : t('Cancel {name}', { name: file.name })}
        onClick={() => uploads.drop(row)}
      />
    </li>
  )
}
