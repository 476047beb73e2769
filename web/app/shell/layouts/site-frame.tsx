import type { ReactNode } from 'react'
import { Announcer } from '../announcer.tsx'
import { AppBanner } from '../banner/app-banner.tsx'
import { Header } from '../header/header.tsx'
import { HelpWidget } from '../help/help-widget.tsx'
import { OfflineBar } from '../offline-bar.tsx'
import { SkipLink } from '../skip-link.tsx'
import { TabBar } from '../tab-bar.tsx'

interface SiteFrameProps {
  /** What stands between the header and the content. */
  underHeader?: ReactNode
  /** Whoever pays is not offered anything else meanwhile. */
  paying?: boolean
  children: ReactNode
}

/** What every page under the site's header shares. */
export function SiteFrame({ underHeader, paying = false, children }: SiteFrameProps) {
  return (
    <>
      <SkipLink />
      <Header />
      {underHeader}
      <OfflineBar />
      {children}
      <HelpWidget />
      {!paying && <AppBanner />}
      <TabBar />
      <Announcer />
    </>
  )
}
