import { onlineManager } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { ownPath } from '#contract/own-path.ts'
import { useAuth } from '~/domains/accounts/state.ts'
import { formatWhen } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { useOnline } from '~/lib/use-online.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { ErrorView } from '~/shell/errors/error-view.tsx'
import '~/shell/offline/connection-bar.tsx'
import { savedUpcoming } from '~/shell/offline/saved-bookings.ts'
import { PlainButton } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './offline.module.css'

export const meta = page((t) => ({
  title: t('You are offline'),
  description: t('You are offline.'),
  private: true,
}))

/** The page that could not be reached; null if this page was opened by its own address. */
const askedFor = () => ownPath(new URLSearchParams(window.location.search).get('from'))

const goOn = () => window.location.replace(askedFor() ?? '/')

/** A link that was pressed takes precedence when the network comes back before its page has loaded. */
let isLeaving = false
const notePressedLink = ({ target }: MouseEvent) => {
  if (target instanceof Element && target.closest('a')?.href.startsWith(`${window.location.origin}/`)) isLeaving = true
}

/**
 * Where the service worker redirects when a page cannot be reached: saved pages can be opened, and the requested page
 * loads once the network is back.
 */
export default function Offline() {
  const t = useT()
  const api = useApi()
  const zone = useReaderZone()
  const online = useOnline()
  const auth = useAuth((state) => state.auth)
  const saved = useMemo(() => savedUpcoming(api, auth), [api, auth])
  useEffect(() => {
    isLeaving = false
    document.addEventListener('click', notePressedLink, true)
    return () => document.removeEventListener('click', notePressedLink, true)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the store directly, because the first render repeats the server's.
  useEffect(() => {
    if (onlineManager.isOnline() && askedFor() && !isLeaving) goOn()
  }, [online])
  const isConsultant = auth?.type === 'consultant'
  return (
    <ErrorView
      drawing="no-network"
      tint="e"
      title={t('You are offline')}
      actions={
        saved ? (
          <LocalLink to={isConsultant ? '/bookings' : '/dashboard'} className={classes.saved} reloadDocument>
            <Icon name="calendar-event" size={22} />
            <span>
              <strong>{isConsultant ? t('Bookings') : t('My bookings')}</strong>
              {t.count(saved.count, '{count} upcoming', '{count} upcoming')}
            </span>
            <Icon name="chevron-right" size={18} />
          </LocalLink>
        ) : (
          <PlainButton size="lg" onClick={goOn}>
            {t('Try again')}
          </PlainButton>
        )
      }
    >
      {saved
        ? t('Saved on this device: {when}. You can pay and join when you are back online.', {
            when: formatWhen(new Date(saved.at), new Date(), { language: t.language, zone }),
          })
        : t(
            'This page needs a connection. Your cart is saved on this device. You can pay and join when you are back online.',
          )}
    </ErrorView>
  )
}
