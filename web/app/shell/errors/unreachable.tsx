import { onlineManager } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { ErrorView } from './error-view.tsx'

const reload = () => window.location.reload()

/** How fetch says that nothing answered, in Chromium, Firefox and Safari. */
const isUnanswered = (error: unknown) =>
  error instanceof TypeError && /^(Failed to fetch|NetworkError .*|Load failed)$/.test(error.message)

/** Whether a screen failed for want of a network. */
export const isOffline = (error: unknown) => isUnanswered(error) || !onlineManager.isOnline()

/**
 * A page that could not be fetched. The service worker has the saved pages and the offline page, so with one the address is loaded
 * again at once; without one it is when the network is back.
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
