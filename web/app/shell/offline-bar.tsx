import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useOnline } from '~/lib/use-online.ts'
import { Icon } from '~/ui/icon.tsx'
import classes from './offline-bar.module.css'

const TRY_EVERY_S = 15

/** Says that the network is gone, tries again by itself, and fetches anew what is on screen once it is back. */
export function OfflineBar() {
  const t = useT()
  const client = useQueryClient()
  const offline = !useOnline()
  const [seconds, setSeconds] = useState(TRY_EVERY_S)

  const retry = async () => {
    setSeconds(TRY_EVERY_S)
    const reached = await fetch('/livez', { cache: 'no-store' }).catch(() => null)
    if (!reached?.ok) return
    onlineManager.setOnline(true)
    await client.invalidateQueries({ type: 'active' })
  }
  useEffect(() => {
    if (!offline) return
    const clock = setInterval(() => setSeconds((left) => left - 1), 1000)
    return () => clearInterval(clock)
  }, [offline])
  // biome-ignore lint/correctness/useExhaustiveDependencies: reaching zero is the reason to try.
  useEffect(() => {
    if (offline && seconds <= 0) void retry()
  }, [offline, seconds])

  if (!offline) return null
  return (
    <div className={`${classes.bar} pm-on-dark`}>
      <Icon name="wifi-off" size={18} />
      <span role="status">{t('Offline.')}</span>
      <span aria-hidden="true" className="pm-num">
        {t('Trying again in {seconds} s', { seconds: Math.max(seconds, 0) })}
      </span>
      <button type="button" onClick={retry}>
        {t('Retry')}
      </button>
    </div>
  )
}
