import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { applicantCountsQuery, queueQuery } from '~/domains/consultants/approvals/api.ts'
import { Queue } from '~/domains/consultants/approvals/components/queue.tsx'
import { Workbench } from '~/domains/consultants/approvals/components/workbench.tsx'
import { ApplicantPapers } from '~/domains/locker/components/applicant-papers.tsx'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './approvals.module.css'

export const meta = page((t) => ({
  title: t('Awaiting approval'),
  description: t('Consultants awaiting approval.'),
  private: true,
}))

/** The queue, and beside it one applicant: the opened one, otherwise the one who has waited longest. */
export default function Approvals() {
  const t = useT()
  const api = useApi()
  const queue = useQuery(queueQuery(api))
  const promise = useQuery(applicantCountsQuery(api)).data?.promiseDays
  const [query, setQuery] = useSearchParams()
  const asked = Number(query.get('applicant')) || undefined
  const open = asked ?? queue.data?.data[0]?.id
  return (
    <>
      <PageHead
        title={t('Awaiting approval')}
        action={
          <ButtonLink to="/admin/consultants" variant="outline">
            {t('All consultants')}
          </ButtonLink>
        }
      >
        {queue.data && t.count(queue.data.count, '{count} applicant', '{count} applicants')}
        {promise !== undefined && ` · ${t('Target: a decision in {days} working days', { days: promise })}`}
      </PageHead>
      {queue.isError && !queue.data && <LoadFailed retry={queue.refetch} />}
      {!queue.data && !queue.isError && <SkeletonLines lines={8} />}
      {queue.data && (
        <div className={classes.columns} data-opened={asked !== undefined}>
          {asked !== undefined && (
            <LocalLink to="/admin/approvals" className={classes.back}>
              <Icon name="arrow-left" size={18} />
              {t('All applicants')}
            </LocalLink>
          )}
          {queue.data.data.length > 0 ? (
            <Queue applicants={queue.data.data} open={open} />
          ) : (
            <EmptyState drawing="people" tint="a" title={t('No applicants')}>
              {t('Profiles sent for approval appear here.')}
            </EmptyState>
          )}
          {open !== undefined && (
            <Workbench
              key={open}
              id={open}
              papers={<ApplicantPapers id={open} />}
              onDecided={() => setQuery({ applicant: String(open) })}
            />
          )}
        </div>
      )}
    </>
  )
}
