import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { decideApplicant } from '#contract/consultants/approvals.ts'
import { Listing, Status } from '~/domains/admin/consultant/consultant-status.tsx'
import { RecentEntries } from '~/domains/audit/components/recent-entries.tsx'
import { type Applicant, applicantQuery } from '~/domains/consultants/approvals/api.ts'
import { ApplicantFacts } from '~/domains/consultants/approvals/components/applicant-facts.tsx'
import { ApprovalBadge } from '~/domains/consultants/approvals/components/approval-badge.tsx'
import { DecideForm } from '~/domains/consultants/approvals/components/decide-form.tsx'
import { History } from '~/domains/consultants/approvals/components/workbench.tsx'
import { ApplicantPapers } from '~/domains/locker/components/applicant-papers.tsx'
import { SuspendAction } from '~/domains/people/components/suspend-action.tsx'
import { problemText } from '~/lib/form.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useMayUse } from '~/lib/may-use.tsx'
import { useApi } from '~/lib/query.tsx'
import { useMayOpen } from '~/shell/admin/use-may-open.ts'
import { Avatar } from '~/ui/avatar.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { Bookings, Enquiries, Questions, Reviews, ServiceOrders, Talks } from '../person/activity.tsx'
import { Earnings, Payouts } from '../person/money.tsx'
import classes from '../person.module.css'

export const meta = page((t) => ({
  title: t('Consultant'),
  description: t('Where a consultant stands.'),
  private: true,
}))

/** A consultant after the approval: listing, offer, quality, papers, money and work. */
export default function ConsultantPage() {
  const t = useT()
  const id = Number(useParams().consultantId)
  const may = useMayOpen()
  const { data, error } = useQuery(applicantQuery(useApi(), id))
  if (error && !data) return <NotShown reason={problemText(error, t)} />
  if (!data) return <SkeletonLines lines={8} />
  const { applicant } = data
  return (
    <>
      <LocalLink to="/admin/consultants" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Consultants')}
      </LocalLink>
      <PageHead title={applicant.name} action={<Acts applicant={applicant} />}>
        <span className={classes.under}>
          <Avatar name={applicant.name} picture={applicant.thumbnail} size={32} />
          <ApprovalBadge approval={applicant.approval} />
          {applicant.headline}
        </span>
      </PageHead>
      <div className={classes.columns}>
        <div>
          <Listing id={id} slug={applicant.slug}>
            <Decide applicant={applicant} />
          </Listing>
          <Panel title={t('Profile')}>
            <ApplicantFacts applicant={applicant} />
          </Panel>
          <Panel title={t('Documents')} flush>
            <ApplicantPapers id={id} />
          </Panel>
          <Panel title={t('Past decisions')} flush>
            <History applicant={applicant} />
          </Panel>
          {may('/admin/audit-log') && <RecentEntries subject={`account:${id}`} />}
          {may('/admin/questions') && <Questions id={id} />}
          {may('/admin/service-orders') && <ServiceOrders id={id} />}
          {may('/admin/enquiries') && <Enquiries id={id} />}
        </div>
        <div>
          <Status id={id} />
          {may('/admin/payouts') && <Earnings id={id} />}
          {may('/admin/payouts') && <Payouts id={id} />}
          {may('/admin/bookings') && <Bookings id={id} />}
          {may('/admin/calls') && <Talks id={id} />}
          {may('/admin/reviews') && <Reviews id={id} />}
        </div>
      </div>
    </>
  )
}

function Acts({ applicant: { id, name, suspended } }: { applicant: Applicant }) {
  const t = useT()
  return (
    <div className={classes.acts}>
      <ButtonLink to={`/admin/people/${id}`} variant="outline">
        {t('Account')}
      </ButtonLink>
      <SuspendAction person={{ id, name, state: suspended ? 'suspended' : 'active' }} />
    </div>
  )
}

/** Takes an approved profile off the list or back onto it; an application is decided beside its documents. */
function Decide({ applicant }: { applicant: Applicant }) {
  const t = useT()
  const mayDecide = useMayUse()<typeof decideApplicant>('POST /api/web/v1/admin/consultants/{id}/decisions')
  if (applicant.approval === 'submitted')
    return (
      <ButtonLink to={`/admin/approvals?applicant=${applicant.id}`} variant="outline">
        {t('View application')}
      </ButtonLink>
    )
  if (!mayDecide) return null
  return <DecideForm key={applicant.id} applicant={applicant} papers={[]} onDecided={() => {}} />
}

function NotShown({ reason }: { reason: string }) {
  const t = useT()
  return (
    <>
      <PageHead title={t('Consultant')} />
      <EmptyState
        drawing="people"
        tint="e"
        title={t('This consultant cannot be shown')}
        actions={<ButtonLink to="/admin/consultants">{t('All consultants')}</ButtonLink>}
      >
        {reason}
      </EmptyState>
    </>
  )
}
