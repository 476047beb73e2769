import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { lazy, useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import type { Banner } from '~/domains/content/banners/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useOnline } from '~/lib/use-online.ts'
import { Icon } from '~/ui/icon.tsx'
import { barSlot } from './bar-slot.ts'
import classes from './connection-bar.module.css'
import { followLinks } from './follow-links.ts'

const TRY_EVERY_S = 15
/** If the browser reports a network, it may have come back while the page was loading. */
const TRY_SOON_S = 3

const isServerReached = async () => {
  const answer = await fetch('/livez', { cache: 'no-store' }).catch(() => null)
  return answer?.ok === true
}

// The service worker marks pages it serves from the device: they start offline, even if the browser reports a network.
if (typeof document !== 'undefined') {
  if ('offline' in document.documentElement.dataset) onlineManager.setOnline(false)
  onlineManager.setEventListener(followConnection)
}

/**
 * A browser reports `online` as soon as it has joined any network, even one without internet. Trusting that would lose
 * the page: the offline page goes on to the address that failed before. So the server is checked first.
 */
export function followConnection(setOnline: (isOnline: boolean) => void) {
  let changes = 0
  const onOffline = () => {
    changes += 1
    setOnline(false)
  }
  const onOnline = async () => {
    changes += 1
    const change = changes
    if ((await isServerReached()) && change === changes) setOnline(true)
  }
  window.addEventListener('offline', onOffline)
  window.addEventListener('online', onOnline)
  return () => {
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', onOnline)
  }
}

barSlot.bar = Bars

const SiteBanner = lazy(async () => ({ default: (await import('../site-banner/site-banner.tsx')).SiteBanner }))

/** What stands between the header and the page. The root loader read the banners; it passes on none if there are none. */
function Bars() {
  const [root] = useMatches()
  const { banners } = (root?.loaderData as { site?: { banners?: readonly Banner[] } } | undefined)?.site ?? {}
  return (
    <>
      <ConnectionBar />
      {banners && <SiteBanner banners={banners} />}
    </>
  )
}

/** Shows that the network is gone, retries automatically, and refetches what is on screen once it is back. */
function ConnectionBar() {
  const t = useT()
  const client = useQueryClient()
  const offline = !useOnline()
  const [seconds, setSeconds] = useState(TRY_EVERY_S)
  /** A link that was pressed without a service worker to answer it. */
  const [pressed, setPressed] = useState<string>()

  const retry = async () => {
    setSeconds(TRY_EVERY_S)
    if (!(await isServerReached())) return
    onlineManager.setOnline(true)
    await client.invalidateQueries({ type: 'active' })
  }
  useEffect(() => {
    if (!offline) return
    setSeconds(navigator.onLine ? TRY_SOON_S : TRY_EVERY_S)
    const clock = setInterval(() => setSeconds((left) => left - 1), 1000)
    // A network that was just joined may need a moment more.
    const trySoon = () => setSeconds((left) => Math.min(left, TRY_SOON_S))
    window.addEventListener('online', trySoon)
    const stopFollowing = followLinks(setPressed)
    return () => {
      clearInterval(clock)
      window.removeEventListener('online', trySoon)
      stopFollowing()
    }
  }, [offline])
  // biome-ignore lint/correctness/useExhaustiveDependencies: retries on reaching zero.
  useEffect(() => {
    if (offline && seconds <= 0) void retry()
  }, [offline, seconds])
  useEffect(() => {
    if (!offline && pressed) window.location.assign(pressed)
  }, [offline, pressed])

  if (!offline) return null
  return (
    <div className={`${classes.bar} pm-on-dark`}>
      <Icon name="wifi-off" size={18} />
      <span role="status">{pressed ? t('Offline. The page opens when you are back online.') : t('Offline.')}</span>
      <span aria-hidden="true" className="pm-num">
        {t('Trying again in {seconds} s', { seconds: Math.max(seconds, 0) })}
      </span>
      <button type="button" onClick={retry}>
        {t('Retry')}
      </button>
    </div>
  )
}
