import { onlineManager } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { ErrorView } from './error-view.tsx'

const reload = () => window.location.reload()

/** Messages of a failed fetch in Chromium, Firefox and Safari. */
const isUnanswered = (error: unknown) =>
  error instanceof TypeError && /^(Failed to fetch|NetworkError .*|Load failed)$/.test(error.message)

/** Whether a screen failed because of the network. */
export const isOffline = (error: unknown) => isUnanswered(error) || !onlineManager.isOnline()

/**
 * A page that could not be fetched. With a service worker, which has the saved pages and the offline page, the address
 * is reloaded at once; without one, when the network is back.
 */
export function Unreachable({ error }: { error: unknown }) {
  const t = useT()
  useEffect(() => {
    if (isUnanswered(error) && navigator.serviceWorker?.controller) return reload()
    onlineManager.setOnline(false)
    return onlineManager.subscribe((isOnline) => isOnline && reload())
  }, [error])
  return (
    <ErrorView
      drawing="no-network"
      tint="e"
      title={t('You are offline')}
      actions={
        <PlainButton size="lg" onClick={reload}>
          {t('Try again')}
        </PlainButton>
      }
    >
      {t(
        'This page needs a connection. Your cart is saved on this device. You can pay and join when you are back online.',
      )}
    </ErrorView>
  )
}
