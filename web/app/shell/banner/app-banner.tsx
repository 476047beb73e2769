import { useEffect } from 'react'
import { useLocation } from 'react-router'
import classes from './app-banner.module.css'
import { useBanner } from './banner.ts'
import { followInstallOffers } from './install.ts'
import { offerInstall } from './offer-install.ts'

/**
 * Space for the banner under the header, reserved from the first paint, so that the banner covers and moves nothing. A
 * page reached by client-side navigation has no such space and no banner.
 */
export function AppBanner() {
  const { pathname } = useLocation()
  const { Strip, arrivedAt = pathname } = useBanner()
  useEffect(followInstallOffers, [])
  useEffect(() => offerInstall(window.location.pathname), [])
  return pathname === arrivedAt ? <div className={classes.room}>{Strip && <Strip />}</div> : null
}
