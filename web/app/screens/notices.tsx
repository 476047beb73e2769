import { useInfiniteQuery } from '@tanstack/react-query'
import { useAuth } from '~/domains/accounts/state.ts'
import { noticesQuery } from '~/domains/notices/api.ts'
import { NoticeRows } from '~/domains/notices/components/notice-rows.tsx'
import { NoticesHead } from '~/domains/notices/components/notices-head.tsx'
import { choicesPath } from '~/domains/notices/paths.ts'
import { useUnread } from '~/domains/notices/unread.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './notices.module.css'

export const meta = page((t) => ({
  title: t('Notifications'),
  description: t('Updates on your bookings and payments.'),
  private: true,
}))

export default function Notices() {
  const t = useT()
  const type = useAuth(({ auth }) => auth?.type ?? 'user')
  const unread = useUnread()
  const answer = useInfiniteQuery(noticesQuery(useApi()))
  const notices = answer.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <section className={classes.card} aria-busy={answer.isFetching}>
      <div className={classes.head}>
        <NoticesHead
          title={<h1>{t('Notifications')}</h1>}
          unread={unread}
          newest={notices[0]}
          choices={choicesPath(type)}
        />
      </div>
      {answer.isPending && <SkeletonLines lines={10} />}
      {answer.isError && notices.length === 0 && <LoadFailed retry={answer.refetch} />}
      {answer.isSuccess && notices.length === 0 && (
        <EmptyState drawing="letter" tint="b" title={t('Nothing yet')}>
          {t('Updates on your bookings and payments, newest first.')}
        </EmptyState>
      )}
      <NoticeRows notices={notices} />
      {answer.hasNextPage ? (
        <p className={classes.end}>
          <PlainButton variant="outline" disabled={answer.isFetchingNextPage} onClick={() => answer.fetchNextPage()}>
            {t('Show older notifications')}
          </PlainButton>
        </p>
      ) : (
        notices.length > 0 && (
          <p className={classes.end}>{t('You have seen all notifications of the last six months.')}</p>
        )
      )}
    </section>
  )
}
