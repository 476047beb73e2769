import { useEffect, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import classes from './app-banner.module.css'
import { dismiss, offerApp, useBanner } from './banner.ts'
import { followInstallOffers, install } from './install.ts'

/** Offers the app once after the page has loaded. Held open only while the focus is in it. */
export function AppBanner() {
  const t = useT()
  const { shown, due } = useBanner()
  const [held, hold] = useState(false)
  // In another frame it is where it was: only the first time it rises.
  const [stood] = useState(shown)
  useEffect(followInstallOffers, [])
  useEffect(offerApp, [])
  if (!shown || (due && !held)) return null
  return (
    <aside
      className={`${classes.banner} pm-floats`}
      aria-label={t('Our app')}
      data-app-banner
      data-stood={stood}
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
