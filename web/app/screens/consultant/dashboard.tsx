import { useQuery } from '@tanstack/react-query'
import { ownAppointmentsQuery } from '~/domains/bookings/desk/api.ts'
import { firstName } from '~/domains/bookings/words.ts'
import { ownProfileQuery } from '~/domains/consultants/own/api.ts'
import { ApprovalNote } from '~/domains/consultants/own/components/approval-note.tsx'
import { TakingCalls } from '~/domains/consultants/own/components/taking-calls.tsx'
import { expertQuery } from '~/domains/talks/api.ts'
import { dayIn, formatDate, formatWeekday } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { useNow } from '~/lib/use-now.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { CourseQuestionsNote } from './dashboard/course-questions-note.tsx'
import { DeskFigures } from './dashboard/desk-figures.tsx'
import { EarningsCard } from './dashboard/earnings-card.tsx'
import { EnquiriesCard } from './dashboard/enquiries-card.tsx'
import { ReviewsCard } from './dashboard/reviews-card.tsx'
import { ServicesCard } from './dashboard/services-card.tsx'
import { TodayCard } from './dashboard/today-card.tsx'
import classes from './dashboard.module.css'
import { greetingAt } from './greeting.ts'

export const meta = page((t) => ({
  title: t('Dashboard'),
  description: t('Your sessions, earnings and reviews at a glance.'),
  private: true,
}))

/** A day has at most this many quarter-hour sessions. */
const A_DAY_AT_MOST = 96

export default function Dashboard() {
  const t = useT()
  const api = useApi()
  const zone = useReaderZone()
  const now = useNow(60_000)
  const desk = useQuery(ownProfileQuery(api))
  const { consultantDetail } = desk.data ?? {}
  const today = dayIn(consultantDetail?.timeZone ?? zone, now)
  const day = { type: 'all', from: today, to: today, limit: A_DAY_AT_MOST } as const
  const agenda = useQuery({ ...ownAppointmentsQuery(api, day), enabled: consultantDetail !== undefined })
  const calls = useQuery({
    ...expertQuery(api, consultantDetail?.id ?? 0),
    enabled:
      consultantDetail?.approval === 'approved' &&
      consultantDetail.talkRatePaise !== null &&
      consultantDetail.takingCalls,
    // Presence and calls change it at any moment.
    refetchInterval: 15_000,
  })
  if (desk.isError && !desk.data)
    return (
      <>
        <PageHead title={t('Dashboard')} />
        <LoadFailed retry={desk.refetch} />
      </>
    )
  if (!desk.data || !consultantDetail)
    return (
      <>
        <PageHead title={t('Dashboard')} />
        <SkeletonLines lines={10} />
      </>
    )
  const sessions = agenda.data?.appointments.filter(({ state }) => !['held', 'expired', 'cancelled'].includes(state))
  const date = `${formatWeekday(today, 'long', t)}, ${formatDate(today, t)}`
  return (
    <>
      <PageHead
        title={t(greetingAt(now, zone), { name: firstName(consultantDetail.name) })}
        action={<TakingCalls profile={consultantDetail} state={calls.data?.expert.state} />}
      >
        {date}
        {sessions && ` · ${t.count(sessions.length, '{count} session today', '{count} sessions today')}`}
      </PageHead>
      {consultantDetail.approval !== 'approved' && (
        <div className={classes.note}>
          <ApprovalNote profile={consultantDetail} />
          <LocalLink to="/my-profile">{t('Go to your profile')}</LocalLink>
        </div>
      )}
      <CourseQuestionsNote />
      <div className={classes.page}>
        <DeskFigures desk={desk.data} />
        <div className={classes.columns}>
          <div className={classes.column}>
            <TodayCard agenda={agenda} sessions={sessions} />
            <EnquiriesCard />
            <ServicesCard />
          </div>
          <div className={classes.column}>
            <EarningsCard />
            <ReviewsCard consultantId={consultantDetail.id} />
          </div>
        </div>
      </div>
    </>
  )
}
