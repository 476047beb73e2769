import { useEffect, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import classes from './app-banner.module.css'
import { followInstallOffers, install, isInstalled } from './install.ts'

const APPEARS_MS = 1000
const GONE_MS = 8000
const DISMISSED = 'app-banner-dismissed'

/** Offers the app once after the page has loaded. Held open only while the focus is in it. */
export function AppBanner() {
  const t = useT()
  const [shown, setShown] = useState(false)
  const [held, hold] = useState(false)
  const [due, setDue] = useState(false)
  useEffect(followInstallOffers, [])
  useEffect(() => {
    if (isInstalled() || sessionStorage.getItem(DISMISSED)) return
    const appear = setTimeout(() => setShown(true), APPEARS_MS)
    const leave = setTimeout(() => setDue(true), GONE_MS)
    return () => {
      clearTimeout(appear)
      clearTimeout(leave)
    }
  }, [])
  const dismiss = () => {
    sessionStorage.setItem(DISMISSED, 'yes')
    setShown(false)
  }
  if (!shown || (due && !held)) return null
  return (
    <aside
      className={classes.banner}
      aria-label={t('Our app')}
      data-app-banner
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <img src="/brand/app-icon.svg" alt="" width={52} height={52} />
      <p className={classes.words}>
        <strong>{t('Calls are smoother in the app')}</strong>
        <span>{t('Join sessions, get reminders, keep documents.')}</span>
      </p>
      <PlainButton onClick={install}>{t('Get app')}</PlainButton>
      <IconButton icon="x" label={t('Close')} onClick={dismiss} />
    </aside>
  )
}
