import { useEffect } from 'react'
import { useLocation } from 'react-router'
import classes from './app-banner.module.css'
import { useBanner } from './banner.ts'
import { followInstallOffers } from './install.ts'
import { offerInstall } from './offer-install.ts'

/**
 * The room of the banner under the header, there from the first paint: what comes into it covers nothing and moves nothing. A page
 * that was reached without loading has no room and no banner.
 */
export function AppBanner() {
  const { pathname } = useLocation()
  const { Strip, arrivedAt = pathname } = useBanner()
  useEffect(followInstallOffers, [])
  useEffect(() => offerInstall(window.location.pathname), [])
  return pathname === arrivedAt ? <div className={classes.room}>{Strip && <Strip />}</div> : null
}
