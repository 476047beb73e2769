import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { enquiryQuery } from '~/domains/enquiries/staff/api.ts'
import { EnquiryView } from '~/domains/enquiries/staff/enquiry-view.tsx'
import { StateActs } from '~/domains/enquiries/staff/state-acts.tsx'
import { EnquiryBadge } from '~/domains/enquiries/states/state-badge.tsx'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { HiddenContacts } from '~/ui/operated/data-table/hidden-contacts.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './person.module.css'

export const meta = page((t) => ({
  title: t('Enquiry'),
  description: t('An enquiry with its replies and notes.'),
  private: true,
}))

export default function EnquiryPage() {
  const t = useT()
  const id = Number(useParams().enquiry)
  const { data: story, error } = useQuery(enquiryQuery(useApi(), id))
  if (error && !story)
    return (
      <>
        <PageHead title={t('Enquiry')} />
        <EmptyState
          drawing="letter"
          tint="c"
          title={t('This enquiry cannot be shown')}
          actions={<ButtonLink to="/admin/enquiries">{t('All enquiries')}</ButtonLink>}
        >
          {problemText(error, t)}
        </EmptyState>
      </>
    )
  if (!story) return <SkeletonLines lines={10} />
  const { enquiry } = story
  return (
    <>
      <LocalLink to="/admin/enquiries" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Enquiries')}
      </LocalLink>
      <PageHead title={enquiry.number} action={<StateActs enquiry={enquiry} />}>
        <span className={classes.under}>
          <EnquiryBadge state={enquiry.state} becameBooking={enquiry.becameBooking} />
          {formatDate(enquiry.createdAt, t)}, {formatTime(enquiry.createdAt, t)}
        </span>
      </PageHead>
      <HiddenContacts in={story} />
      <EnquiryView story={story} />
    </>
  )
}
