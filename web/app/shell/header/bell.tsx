import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { UNREAD_COUNTED_TO } from '#contract/notifications/constants.ts'
import { useUnread } from '~/domains/notifications/unread.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { useDismiss } from '~/ui/use-dismiss.ts'
import classes from './bell.module.css'

const loadPanel = () => import('./bell-panel.tsx')
const BellPanel = lazy(async () => ({ default: (await loadPanel()).BellPanel }))

/** Notifications of the signed-in user: a page on a phone, a dropdown on a larger screen. */
export function Bell({ type }: { type: 'user' | 'consultant' }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const close = useCallback(() => setOpen(false), [])
  useDismiss(open, close, area)
  const unread = useUnread()
  const label = unread > 0 ? t('Notifications, {count} unread', { count: unread }) : t('Notifications')
  const face = (
    <>
      <Icon name="bell" size={24} />
      {unread > 0 && (
        <span className={classes.badge}>{unread > UNREAD_COUNTED_TO ? `${UNREAD_COUNTED_TO}+` : unread}</span>
      )}
    </>
  )
  return (
    <div className={classes.bell} ref={area}>
      <LocalLink to="/notices" className={`${classes.button} ${classes.phone}`} aria-label={label}>
        {face}
      </LocalLink>
      <button
        type="button"
        className={`${classes.button} ${classes.desk}`}
        aria-label={label}
        aria-expanded={open}
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {open && (
        <Suspense fallback={null}>
          <BellPanel type={type} unread={unread} />
        </Suspense>
      )}
    </div>
  )
}
