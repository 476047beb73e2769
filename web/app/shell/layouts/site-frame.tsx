import type { ReactNode } from 'react'
import { AppBanner } from '../banner/app-banner.tsx'
import { Header } from '../header/header.tsx'
import { HelpWidget } from '../help/help-widget.tsx'
import { OfflineBar } from '../offline-bar.tsx'
import { SkipLink } from '../skip-link.tsx'
import { TabBar } from '../tab-bar.tsx'

interface SiteFrameProps {
  /** The category bar; checkout pages have none. */
  underHeader?: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** Shared by every page under the site's header. */
export function SiteFrame({ underHeader, footer, children }: SiteFrameProps) {
  return (
    <>
      <SkipLink />
      <Header />
      {underHeader}
      <OfflineBar />
      <AppBanner />
      {children}
      {footer}
      <HelpWidget />
      <TabBar />
    </>
  )
}
