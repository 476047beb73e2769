import { useInfiniteQuery } from '@tanstack/react-query'
import { useAuth } from '~/domains/accounts/state.ts'
import { notificationsQuery } from '~/domains/notifications/api.ts'
import { NotificationRows } from '~/domains/notifications/components/notification-rows.tsx'
import { NotificationsHead } from '~/domains/notifications/components/notifications-head.tsx'
import { choicesPath } from '~/domains/notifications/paths.ts'
import { useUnread } from '~/domains/notifications/unread.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './notifications.module.css'

export const meta = page((t) => ({
  title: t('Notifications'),
  description: t('Updates on your bookings and payments.'),
  private: true,
}))

export default function Notices() {
  const t = useT()
  const type = useAuth(({ auth }) => auth?.type ?? 'user')
  const unread = useUnread()
  const answer = useInfiniteQuery(notificationsQuery(useApi()))
  const notifications = answer.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <section className={classes.card} aria-busy={answer.isFetching}>
      <div className={classes.head}>
        <NotificationsHead
          title={<h1>{t('Notifications')}</h1>}
          unread={unread}
          newest={notifications[0]}
          choices={choicesPath(type)}
        />
      </div>
      {answer.isPending && <SkeletonLines lines={10} />}
      {answer.isError && notifications.length === 0 && <LoadFailed retry={answer.refetch} />}
      {answer.isSuccess && notifications.length === 0 && (
        <EmptyState drawing="letter" tint="b" title={t('Nothing yet')}>
          {t('Updates on your bookings and payments, newest first.')}
        </EmptyState>
      )}
      <NotificationRows notifications={notifications} />
      {answer.hasNextPage ? (
        <p className={classes.end}>
          <PlainButton variant="outline" disabled={answer.isFetchingNextPage} onClick={() => answer.fetchNextPage()}>
            {t('Show older notifications')}
          </PlainButton>
        </p>
      ) : (
        notifications.length > 0 && (
          <p className={classes.end}>{t('You have seen all notifications of the last six months.')}</p>
        )
      )}
    </section>
  )
}
