import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { RecentEntries } from '~/domains/audit/components/recent-entries.tsx'
import { GiveCredit } from '~/domains/ledger/components/give-credit.tsx'
import { type PersonDetails, personQuery } from '~/domains/people/api.ts'
import { EndSessions } from '~/domains/people/components/end-sessions.tsx'
import { Details } from '~/domains/people/components/person-details.tsx'
import { PersonNotes } from '~/domains/people/components/person-notes.tsx'
import { Consents, Devices, Requests } from '~/domains/people/components/person-records.tsx'
import { StateBadge } from '~/domains/people/components/state-badge.tsx'
import { SuspendAction } from '~/domains/people/components/suspend-action.tsx'
import { formatDate } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { useMayOpen } from '~/shell/admin/use-may-open.ts'
import { Avatar } from '~/ui/avatar.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { Bookings, Deliveries, Enquiries, Questions, Reviews, ServiceOrders, Talks } from './person/activity.tsx'
import { Balances, Earnings, Movements, Orders, Payments, Payouts } from './person/money.tsx'
import { Certificates, Courses, Memberships, Packages, Tickets } from './person/owned.tsx'
import classes from './person.module.css'

export const meta = page((t) => ({
  title: t('User'),
  description: t('Account details.'),
  private: true,
}))

export default function PersonPage() {
  const t = useT()
  const id = Number(useParams().id)
  const me = useAuth((state) => state.auth?.id)
  const may = useMayOpen()
  const { data: person, error } = useQuery(personQuery(useApi(), id))
  if (error && !person) return <NotShown reason={problemText(error, t)} />
  if (!person) return <SkeletonLines lines={8} />
  const isCustomer = person.type === 'user'
  const isConsultant = person.type === 'consultant'
  return (
    <>
      <LocalLink to="/admin/people" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Users')}
      </LocalLink>
      <PageHead title={person.name} action={<Acts person={person} isMe={person.id === me} />}>
        <span className={classes.under}>
          <Avatar name={person.name} picture={person.thumbnail} size={32} />
          <StateBadge state={person.state} />
        </span>
      </PageHead>
      {person.suspendedAt && (
        <Alert
          color="madder"
          icon={<Icon name="alert-circle" />}
          mb="lg"
          title={t('Suspended since {day}', { day: formatDate(person.suspendedAt, t) })}
        >
          {person.suspendedReason}
        </Alert>
      )}
      <div className={classes.columns}>
        <div>
          <Details person={person} />
          <PersonNotes person={person} me={me} />
          {may('/admin/bookings') && <Bookings id={id} />}
          {may('/admin/calls') && <Talks id={id} />}
          {may('/admin/questions') && <Questions id={id} />}
          {may('/admin/service-orders') && <ServiceOrders id={id} />}
          {may('/admin/enquiries') && <Enquiries id={id} />}
          {may('/admin/reviews') && <Reviews id={id} />}
          {may('/admin/deliveries') && <Deliveries id={id} />}
          {may('/admin/audit-log') && <RecentEntries subject={`account:${id}`} />}
        </div>
        <div>
          {isCustomer && may('/admin/orders') && <Orders id={id} />}
          {isCustomer && may('/admin/orders') && <Payments id={id} />}
          {may('/admin/ledger') && <Balances id={id} />}
          {may('/admin/ledger') && <Movements id={id} />}
          {isConsultant && may('/admin/payouts') && <Earnings id={id} />}
          {isConsultant && may('/admin/payouts') && <Payouts id={id} />}
          {isCustomer && may('/admin/memberships') && <Memberships id={id} />}
          {may('/admin/packages') && <Packages id={id} />}
          {isCustomer && may('/admin/certificates') && <Courses id={id} />}
          {isCustomer && may('/admin/certificates') && <Certificates id={id} />}
          {isCustomer && may('/admin/certificates') && <Tickets id={id} />}
          <Devices devices={person.devices} action={id !== me && <EndSessions person={person} />} />
          <Requests deletionRequests={person.deletionRequests} dataExports={person.dataExports} />
          <Consents consents={person.consents} />
        </div>
      </div>
    </>
  )
}

function Acts({ person, isMe }: { person: PersonDetails; isMe: boolean }) {
  const t = useT()
  const may = useMayOpen()
  return (
    <div className={classes.acts}>
      {person.type === 'consultant' && may('/admin/consultants') && (
        <ButtonLink to={`/admin/consultants/${person.id}`} variant="outline">
          {t('Consultant page')}
        </ButtonLink>
      )}
      {person.type === 'user' && person.state !== 'deleted' && <GiveCredit person={person} />}
      {!isMe && <SuspendAction person={person} />}
    </div>
  )
}

function NotShown({ reason }: { reason: string }) {
  const t = useT()
  return (
    <>
      <PageHead title={t('User')} />
      <EmptyState
        drawing="people"
        tint="e"
        title={t('This account cannot be shown')}
        actions={<ButtonLink to="/admin/people">{t('All users')}</ButtonLink>}
      >
        {reason}
      </EmptyState>
    </>
  )
}
