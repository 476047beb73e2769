import { certificatesQuery, coursesOfPersonQuery } from '~/domains/learning/staff/api.ts'
import { membersQuery } from '~/domains/memberships/staff/api.ts'
import { statusColors as membershipColors } from '~/domains/memberships/staff/words.ts'
import { membershipStatuses } from '~/domains/memberships/words.ts'
import { packagesQuery } from '~/domains/packages/staff/api.ts'
import { packageStatuses, statusColors, termsOf } from '~/domains/packages/words.ts'
import { ticketsOfPersonQuery } from '~/domains/workshops/staff/api.ts'
import { formatDate } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import { Section, SHOWN, useShown } from './section.tsx'

export function Memberships({ id }: { id: number }) {
  const t = useT()
  return (
    <Section
      title={t('Memberships')}
      query={membersQuery(useApi(), { person: id, limit: SHOWN })}
      all={`/admin/memberships?person=${id}`}
      empty={t('No memberships.')}
      row={(membership) => ({
        key: membership.id,
        title: (
          <LocalLink to={`/admin/orders/${membership.orderId}`}>
            {titleOf(membership.plan, t.language)}, {membership.number}
          </LocalLink>
        ),
        meta: t('{from} to {to}', {
          from: formatDate(membership.startsAt, t),
          to: formatDate(new Date(Date.parse(membership.endsAt) - 1), t),
        }),
        end: <Badge color={membershipColors[membership.status]}>{t(membershipStatuses[membership.status])}</Badge>,
      })}
    />
  )
}

export function Packages({ id }: { id: number }) {
  const t = useT()
  return (
    <Section
      title={t('Packages')}
      query={packagesQuery(useApi(), { person: id, limit: SHOWN })}
      all={`/admin/packages?person=${id}`}
      empty={t('No packages.')}
      row={(sold) => ({
        key: sold.id,
        title: <LocalLink to={`/admin/orders/${sold.orderId}`}>{termsOf(sold, t)}</LocalLink>,
        meta: `${sold.customer.id === id ? sold.consultant.name : sold.customer.name} · ${sold.used} / ${sold.sessions}`,
        end: <Badge color={statusColors[sold.status]}>{t(packageStatuses[sold.status])}</Badge>,
      })}
    />
  )
}

export function Courses({ id }: { id: number }) {
  const t = useT()
  const { limit, onMore } = useShown()
  return (
    <Section
      title={t('Courses')}
      query={coursesOfPersonQuery(useApi(), { id, limit })}
      {...(onMore && { onMore })}
      empty={t('No courses.')}
      row={(course) => ({
        key: course.id,
        title: titleOf(course, t.language),
        meta: t('since {day}', { day: formatDate(course.grantedAt, t) }),
        end: t('{done} of {total} lessons', { done: course.doneLessons, total: course.lessons }),
      })}
    />
  )
}

export function Certificates({ id }: { id: number }) {
  const t = useT()
  return (
    <Section
      title={t('Certificates')}
      query={certificatesQuery(useApi(), { person: id, limit: SHOWN })}
      all={`/admin/certificates?person=${id}`}
      empty={t('No certificates.')}
      row={(certificate) => ({
        key: certificate.id,
        title: certificate.number,
        meta: `${titleOf(certificate, t.language)} · ${formatDate(certificate.issuedAt, t)}`,
        end: certificate.revokedAt ? <Badge color="madder">{t('Revoked')}</Badge> : undefined,
      })}
    />
  )
}

export function Tickets({ id }: { id: number }) {
  const t = useT()
  const { limit, onMore } = useShown()
  return (
    <Section
      title={t('Workshops')}
      query={ticketsOfPersonQuery(useApi(), { id, limit })}
      {...(onMore && { onMore })}
      empty={t('No tickets.')}
      row={(ticket) => ({
        key: ticket.ticketId,
        title: <LocalLink to={`/admin/orders/${ticket.orderId}`}>{ticket.number}</LocalLink>,
        meta: [titleOf(ticket.workshop, t.language), formatDate(ticket.workshop.startsAt, t), ticket.name].join(' · '),
        end:
          ticket.state === 'valid' ? (
            ticket.attendedAt && <Badge color="leaf">{t('Attended')}</Badge>
          ) : (
            <Badge color="gray">{ticket.state === 'given_up' ? t('Given up') : t('Refunded')}</Badge>
          ),
      })}
    />
  )
}
