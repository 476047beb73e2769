import type { ReactNode } from 'react'
import { UNREAD_COUNTED_TO } from '#contract/limits.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { type Notice, useMarkRead } from '../api.ts'
import classes from './notices.module.css'

interface NoticesHeadProps {
  /** The heading, at the level that fits the place. */
  title: ReactNode
  unread: number
  /** The newest one that is shown: what comes after it stays unread. */
  newest: Notice | undefined
  /** The page where one chooses what reaches one. */
  choices: string
}

export function NoticesHead({ title, unread, newest, choices }: NoticesHeadProps) {
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
