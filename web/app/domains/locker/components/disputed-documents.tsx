import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatBytes } from '~/lib/bytes.ts'
import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { RowList } from '~/ui/row-list.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { disputedQuery, type Openable, openableDisputed, type Subject } from '../api.ts'
import { PreviewDialog } from './preview-dialog.tsx'

/** What both sides shared into something they dispute, for the staff who decide; each opening is recorded. */
export function DisputedDocuments({ subject }: { subject: Subject }) {
  const t = useT()
  const api = useApi()
  const answer = useQuery(disputedQuery(api, subject))
  const [opened, setOpened] = useState<Openable>()
  if (answer.isError && !answer.data) return <LoadFailed retry={answer.refetch} />
  if (!answer.data) return <SkeletonLines lines={3} />
  const rows = answer.data.documents.map((document) => ({
    key: document.shareId,
    icon: 'file-text' as const,
    title: document.name,
    meta: [
      t('From {name}', { name: document.ownerName }),
      formatDate(document.sharedAt, t),
      formatBytes(document.bytes),
    ].join(' · '),
    end: (
      <IconButton
        icon="eye"
        label={t('Open {name}|a document', { name: document.name })}
        onClick={() => setOpened(openableDisputed(api, subject, document))}
      />
    ),
  }))
  return (
    <>
      <RowList rows={rows} empty={t('No documents shared yet.')} />
      {opened && <PreviewDialog file={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
