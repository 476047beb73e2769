import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatBytes } from '~/lib/bytes.ts'
import { formatWhen } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { openable, revokeShare, type SharedDocument, type Subject, sharedQuery, useLockerChange } from '../api.ts'
import { canPreview } from '../words.ts'
import { DocumentMark } from './document-mark.tsx'
import classes from './locker.module.css'
import { PickDialog } from './pick-dialog.tsx'
import { PreviewDialog } from './preview-dialog.tsx'

interface SharedDocumentsProps {
  subject: Subject
  token: string | undefined
  /** First name of the other party. */
  name: string
  /** In a call, where a document can be shown to both. */
  stage?: Stage
}

interface Stage {
  shownId: number | undefined
  onShow: (documentId: number) => void
}

const REFETCH_MS = 15_000

/**
 * The documents of a booking or talk: what both parties shared, and adding one's own. Its buttons take their colours
 * from the tokens, because it is also shown in the dark room.
 */
export function SharedDocuments({ subject, token, name, stage }: SharedDocumentsProps) {
  const t = useT()
  const api = useApi()
  const answer = useQuery({ ...sharedQuery(api, subject), refetchInterval: REFETCH_MS, enabled: token !== undefined })
  const [opened, setOpened] = useState<SharedDocument>()
  const [picking, setPicking] = useState(false)
  const documents = answer.data?.documents ?? []
  return (
    <div>
      {answer.isError && !answer.data && <LoadFailed retry={answer.refetch} />}
      {answer.isPending && <SkeletonLines lines={2} />}
      {documents.length > 0 && (
        <ul className={classes.rows}>
          {documents.map((document) => (
            <Row key={document.shareId} {...{ document, name, stage }} onOpen={() => setOpened(document)} />
          ))}
        </ul>
      )}
      {answer.data && documents.length === 0 && <p className={classes.meta}>{t('No documents shared yet.')}</p>}
      {answer.data?.isOpen && (
        <>
          <PlainButton variant="outline" icon="plus" onClick={() => setPicking(true)}>
            {t('Add a file')}
          </PlainButton>
          <p className={classes.meta}>
            {subject.kind === 'service_order'
              ? t.count(
                  answer.data.shareHours,
                  '{name} can open your files until {count} hour after the work is complete.',
                  '{name} can open your files until {count} hours after the work is complete.',
                  { name },
                )
              : t.count(
                  answer.data.shareHours,
                  '{name} can open your files until {count} hour after the session.',
                  '{name} can open your files until {count} hours after the session.',
                  { name },
                )}
          </p>
        </>
      )}
      {opened && <PreviewDialog file={openable(api, opened.documentId, opened)} onClose={() => setOpened(undefined)} />}
      {picking && <PickDialog subject={subject} token={token} onClose={() => setPicking(false)} />}
    </div>
  )
}

interface RowProps {
  document: SharedDocument
  name: string
  stage: Stage | undefined
  onOpen: () => void
}

function Row({ document, name, stage, onOpen }: RowProps) {
  const t = useT()
  const revoking = useLockerChange(revokeShare)
  const { kind, bytes, isOwn, ownerName, openedAt, shareId } = document
  const opened = openedAt
    ? t('Opened by {name} {when}', { name, when: formatWhen(openedAt, new Date(), t) })
    : t('Not opened yet')
  return (
    <li className={`${classes.row} ${classes.wraps}`}>
      <DocumentMark kind={kind} />
      <div className={classes.about}>
        <button type="button" className={classes.name} onClick={onOpen} lang={t.lang(document.name)}>
          {document.name}
        </button>
        <div className={classes.meta}>
          {formatBytes(bytes)} · {isOwn ? opened : t('From {name}', { name: ownerName })}
        </div>
      </div>
      {stage && canPreview(kind) && <ShowButton {...{ document, name, stage }} />}
      {isOwn && (
        <PlainButton
          variant="plain"
          className={classes.atEnd}
          aria-busy={revoking.isPending}
          disabled={revoking.isPending}
          onClick={() => revoking.mutate(shareId)}
        >
          {t('Stop sharing|a file')}
        </PlainButton>
      )}
    </li>
  )
}

function ShowButton({ document, name, stage }: { document: SharedDocument; name: string; stage: Stage }) {
  const t = useT()
  if (stage.shownId === document.documentId) return <span className={classes.meta}>{t('Showing now')}</span>
  return (
    <PlainButton variant="outline" onClick={() => stage.onShow(document.documentId)}>
      {t('Show to {name}', { name })}
      <span className="pm-visually-hidden">: {document.name}</span>
    </PlainButton>
  )
}
