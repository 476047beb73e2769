import { useQuery } from '@tanstack/react-query'
import { newestNotificationsQuery } from '~/domains/notifications/api.ts'
import { NotificationRows } from '~/domains/notifications/components/notification-rows.tsx'
import { NotificationsHead } from '~/domains/notifications/components/notifications-head.tsx'
import { choicesPath } from '~/domains/notifications/paths.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './bell-panel.module.css'

const ROWS = 6

export function BellPanel({ type, unread }: { type: string; unread: number }) {
  const t = useT()
  const { data, isError, refetch } = useQuery(newestNotificationsQuery(useApi(), ROWS))
  return (
    <section className={classes.panel} aria-label={t('Notifications')}>
      <div className={classes.head}>
        <NotificationsHead
          title={<h2>{t('Notifications')}</h2>}
          unread={unread}
          newest={data?.data[0]}
          choices={choicesPath(type)}
        />
      </div>
      <div className={classes.list}>
        {isError && !data && <LoadFailed retry={refetch} />}
        {!data && !isError && <SkeletonLines lines={6} />}
        {data?.count === 0 && (
          <p className={classes.nothing}>{t('Nothing yet. Updates on your bookings and payments will appear here.')}</p>
        )}
        {data && <NotificationRows notifications={data.data} />}
      </div>
      <LocalLink to="/notices" className={classes.all}>
        {t('All notifications')}
      </LocalLink>
    </section>
  )
}
