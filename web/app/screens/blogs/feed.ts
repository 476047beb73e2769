import type { MetaDescriptor } from 'react-router'
import { languageOf, localPath } from '~/lib/i18n/language.ts'

export const FEED = '/blogs/rss.xml'

/** Feed readers find the feed of the page's language. */
export const feedLink = (pathname: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  href: localPath(FEED, languageOf(pathname)),
})
