import type { UseQueryResult } from '@tanstack/react-query'
import type { Booking } from '~/domains/bookings/api.ts'
import { Agenda } from '~/domains/bookings/desk/components/agenda.tsx'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './cards.module.css'

interface TodayCardProps {
  agenda: UseQueryResult<unknown>
  sessions: readonly Booking[] | undefined
}

/** Today's sessions in their order, with the way into the next. */
export function TodayCard({ agenda, sessions }: TodayCardProps) {
  const t = useT()
  return (
    <Panel title={t('Today')} flush action={<LocalLink to="/bookings">{t('All bookings')}</LocalLink>}>
      {agenda.isError && !sessions && <LoadFailed retry={agenda.refetch} />}
      {agenda.isPending && <SkeletonLines lines={5} />}
      {sessions && sessions.length > 0 && <Agenda sessions={sessions} />}
      {sessions?.length === 0 && (
        <p className={classes.none}>
          <strong>{t('Nothing planned for today')}</strong>
          {t('Whatever is booked stands here at once.')}{' '}
          <LocalLink to="/schedule-timing">{t('Set your hours')}</LocalLink>
        </p>
      )}
    </Panel>
  )
}
