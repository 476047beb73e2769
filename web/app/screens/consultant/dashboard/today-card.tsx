import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Booking } from '~/domains/bookings/api.ts'
import { ownAppointmentsQuery } from '~/domains/bookings/desk/api.ts'
import { Agenda } from '~/domains/bookings/desk/components/agenda.tsx'
import { nextOf } from '~/domains/bookings/desk/now-and-next.ts'
import { deskPath } from '~/domains/bookings/desk/paths.ts'
import { formatWhen } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { useNow } from '~/lib/use-now.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './cards.module.css'

interface TodayCardProps {
  agenda: UseQueryResult<unknown>
  sessions: readonly Booking[] | undefined
}

/** Today's sessions in order, with the button into the next. */
export function TodayCard({ agenda, sessions }: TodayCardProps) {
  const t = useT()
  return (
    <Panel title={t('Today')} flush action={<LocalLink to="/bookings">{t('All bookings')}</LocalLink>}>
      {agenda.isError && !sessions && <LoadFailed retry={agenda.refetch} />}
      {agenda.isPending && <SkeletonLines lines={5} />}
      {sessions && sessions.length > 0 && <Agenda sessions={sessions} />}
      {sessions?.length === 0 && (
        <p className={classes.none}>
          <strong>{t('No sessions today')}</strong>
          {t('New bookings appear here immediately.')}{' '}
          <LocalLink to="/schedule-timing">{t('Set your hours')}</LocalLink>
        </p>
      )}
      {sessions && <NextSession after={sessions} />}
    </Panel>
  )
}

/** If nothing is left today: the next session, on any day. */
function NextSession({ after }: { after: readonly Booking[] }) {
  const t = useT()
  const zone = useReaderZone()
  const now = useNow(60_000)
  const today = nextOf(after, now)
  const [next] = useQuery(ownAppointmentsQuery(useApi(), { type: 'upcoming', limit: 1 })).data?.appointments ?? []
  if (today || !next) return null
  const when = formatWhen(next.startsAt, new Date(now), { language: t.language, zone })
  return (
    <p className={classes.next}>
      <LocalLink to={deskPath(next.id)}>{t('Next: {when}, with {name}', { when, name: next.customer.name })}</LocalLink>
    </p>
  )
}
