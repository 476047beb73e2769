import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PAPER_KINDS } from '#contract/locker/constants.ts'
import type { openApplicantPaper } from '#contract/locker/papers.ts'
import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useMayUse } from '~/lib/may-use.tsx'
import { useApi } from '~/lib/query.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { RowList } from '~/ui/row-list.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { applicantPapersQuery, type Openable, openablePaper } from '../api.ts'
import { paperWords } from '../words.ts'
import { PreviewDialog } from './preview-dialog.tsx'

/** The papers of an applicant, for staff; each opening is recorded. */
export function ApplicantPapers({ id }: { id: number }) {
  const t = useT()
  const api = useApi()
  const answer = useQuery(applicantPapersQuery(api, id))
  const [opened, setOpened] = useState<Openable>()
  const mayOpen = useMayUse()<typeof openApplicantPaper>('POST /api/web/v1/admin/consultants/{id}/papers/{kind}/links')
  if (answer.isError && !answer.data) return <LoadFailed retry={answer.refetch} />
  if (!answer.data) return <SkeletonLines lines={5} />
  const rows = PAPER_KINDS.map((kind) => {
    const paper = answer.data.papers.find((one) => one.kind === kind)
    const title = t(paperWords[kind])
    return {
      key: kind,
      icon: paper ? ('circle-check' as const) : ('alert-circle' as const),
      title,
      meta: paper ? `${paper.name} · ${formatDate(paper.submittedAt, t)}` : t('Not submitted'),
      end: mayOpen && paper && (
        <IconButton
          icon="eye"
          label={t('Open {name}|a document', { name: title })}
          onClick={() => setOpened(openablePaper(api, id, paper))}
        />
      ),
    }
  })
  return (
    <>
      <RowList rows={rows} empty="" />
      {opened && <PreviewDialog file={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
