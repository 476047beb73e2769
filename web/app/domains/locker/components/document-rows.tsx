import { formatBytes } from '~/lib/bytes.ts'
import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { MoreMenu } from '~/ui/more-menu.tsx'
import { useDownload } from '~/ui/use-download.ts'
import { type LockerDocument, openable } from '../api.ts'
import { paperWords, subjectWords } from '../words.ts'
import { DocumentMark } from './document-mark.tsx'
import table from './document-rows.module.css'
import classes from './locker.module.css'

export type DocumentAct = 'preview' | 'edit' | 'share' | 'log' | 'trash' | 'restore' | 'remove'

interface RowsProps {
  documents: readonly LockerDocument[]
  onAct: (act: DocumentAct, document: LockerDocument) => void
}

/** Files with where they came from and what they are shared into. */
export function DocumentRows({ documents, onAct }: RowsProps) {
  const t = useT()
  return (
    <>
      <div className={table.columns} aria-hidden="true">
        <span>{t('Name|of a file')}</span>
        <span>{t('From|where a file is from')}</span>
        <span>{t('Added|a file')}</span>
        <span>{t('Size|of a file')}</span>
      </div>
      <ul className={table.rows}>
        {documents.map((document) => (
          <Row key={document.id} document={document} onAct={onAct} />
        ))}
      </ul>
    </>
  )
}

function Row({ document, onAct }: { document: LockerDocument; onAct: RowsProps['onAct'] }) {
  const t = useT()
  const api = useApi()
  const { id, name, kind, bytes, addedAt, origin, shares, papers, trashedAt, removedAt } = document
  const download = useDownload(() => openable(api, id, document).link('download'))
  // A file that was uploaded while writing a question comes from nowhere else.
  const isOwn = !origin || shares.some((share) => subjectWords(share, t) === subjectWords(origin, t))
  const act = (one: DocumentAct) => () => onAct(one, document)
  const more = [
    ...shares.map((share) => t('Shared: {what}', { what: subjectWords(share, t) })),
    ...papers.map((paper) => t('Submitted as {paper}', { paper: t(paperWords[paper]) })),
    ...(removedAt ? [t('Deleted for good on {date}', { date: formatDate(removedAt, t) })] : []),
  ]
  const entries = trashedAt
    ? [
        { key: 'restore', icon: 'refresh', label: t('Restore file'), onPick: act('restore') } as const,
        {
          key: 'remove',
          icon: 'trash',
          label: t('Delete for good'),
          destructive: true,
          onPick: act('remove'),
        } as const,
      ]
    : [
        { key: 'download', icon: 'download', label: t('Download'), onPick: () => download.mutate() } as const,
        { key: 'share', icon: 'send', label: t('Share|a file'), onPick: act('share') } as const,
        { key: 'edit', icon: 'edit', label: t('Rename or move'), onPick: act('edit') } as const,
        { key: 'log', icon: 'history', label: t('Who opened it'), onPick: act('log') } as const,
        { key: 'trash', icon: 'trash', label: t('Delete|a file'), destructive: true, onPick: act('trash') } as const,
      ]
  return (
    <li className={table.row}>
      <DocumentMark kind={kind} />
      <div className={classes.about}>
        <button type="button" className={classes.name} onClick={act('preview')} lang={t.lang(name)}>
          {name}
        </button>
        {more.length > 0 && <div className={classes.meta}>{more.join(' · ')}</div>}
      </div>
      <div className={table.facts}>
        <span>{isOwn ? t('Uploaded by you') : subjectWords(origin, t)}</span>
        <span>{formatDate(addedAt, t)}</span>
        <span className="pm-num">{formatBytes(bytes)}</span>
      </div>
      <MoreMenu label={t('More about {name}', { name })} entries={entries} quiet />
    </li>
  )
}
