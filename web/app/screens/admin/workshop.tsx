import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { staffWorkshopQuery } from '~/domains/workshops/staff/api.ts'
import { AttendeesPanel } from '~/domains/workshops/staff/attendees-panel.tsx'
import classes from '~/domains/workshops/staff/staff.module.css'
import { StatePanel } from '~/domains/workshops/staff/state-panel.tsx'
import { WorkshopForm } from '~/domains/workshops/staff/workshop-form.tsx'
import { inIndia, placeOf } from '~/domains/workshops/words.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({
  title: t('Workshop'),
  description: t('Workshops, seats and attendees.'),
  private: true,
}))

export default function StaffWorkshopPage() {
  const t = useT()
  const { data, error } = useQuery(staffWorkshopQuery(useApi(), Number(useParams().workshopId)))
  if (error && !data)
    return (
      <>
        <PageHead title={t('Workshop')} />
        <EmptyState
          drawing="board"
          tint="d"
          title={t('This workshop cannot be shown')}
          actions={<ButtonLink to="/admin/workshops">{t('Show all workshops')}</ButtonLink>}
        >
          {problemText(error, t)}
        </EmptyState>
      </>
    )
  if (!data) return <SkeletonLines lines={10} />
  const { workshop } = data
  const style = inIndia(t.language)
  return (
    <>
      <LocalLink to="/admin/workshops" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Workshops')}
      </LocalLink>
      <PageHead
        title={titleOf(workshop, t.language)}
        action={
          workshop.place === 'venue' &&
          workshop.state !== 'draft' && (
            <ButtonLink to={`/admin/workshops/${workshop.id}/check-in`} variant="outline" icon="qrcode">
              {t('Check-in')}
            </ButtonLink>
          )
        }
      >
        {[
          `${formatDate(workshop.startsAt, style)}, ${formatTime(workshop.startsAt, style)}`,
          placeOf(workshop, t),
          workshop.trainer.name,
        ].join(' · ')}
      </PageHead>
      {workshop.state !== 'draft' && (
        <div className={classes.attendees}>
          <AttendeesPanel workshopId={workshop.id} />
        </div>
      )}
      <div className={classes.columns}>
        <WorkshopForm key={`${workshop.id} ${workshop.version}`} workshop={workshop} onSaved={() => {}} />
        <StatePanel workshop={workshop} />
      </div>
    </>
  )
}
