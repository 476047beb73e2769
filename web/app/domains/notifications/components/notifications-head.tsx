import type { ReactNode } from 'react'
import { UNREAD_COUNTED_TO } from '#contract/notifications/constants.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { type AppNotification, useMarkRead } from '../api.ts'
import classes from './notifications.module.css'

interface NotificationsHeadProps {
  /** The heading, at the level that fits the place. */
  title: ReactNode
  unread: number
  /** The newest one shown: later ones stay unread. */
  newest: AppNotification | undefined
  /** Path of the notification preferences. */
  choices: string
}

export function NotificationsHead({ title, unread, newest, choices }: NotificationsHeadProps) {
  const t = useT()
  const read = useMarkRead()
  return (
    <div className={classes.head}>
      {title}
      {unread > 0 && (
        <span className={classes.fresh}>
          {unread > UNREAD_COUNTED_TO
            ? t('{count} new|notices', { count: `${UNREAD_COUNTED_TO}+` })
            : t('{count} new|notices', { count: unread })}
        </span>
      )}
      <span className={classes.acts}>
        {unread > 0 && newest && (
          <button
            type="button"
            className={classes.act}
            disabled={read.isPending}
            onClick={() => read.mutate({ upTo: newest.id })}
          >
            {t('Mark all as read')}
          </button>
        )}
        <LocalLink to={choices} className={classes.gear} aria-label={t('Notification settings')}>
          <Icon name="settings" size={20} />
        </LocalLink>
      </span>
    </div>
  )
}
