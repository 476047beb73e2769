import type { MetaDescriptor } from 'react-router'
import { languageOf, localPath, plainPath } from './i18n/language.ts'
import { type Translate, translator } from './i18n/texts.ts'

interface MetaPage {
  location: { pathname: string; search: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
  error?: unknown
}

export interface PageHead {
  title: string
  /** Shortened where it is longer than search engines show. */
  description: string
  /** Canonical path and query in English, if not the path alone. */
  address?: string
  /** Personal pages, and pages that search engines should not index. */
  private?: boolean
  /** Path of a 1200 × 630 image for shared links. */
  image?: string
  structured?: object
}

/** Provided to every page by the root loader. */
export interface Site {
  origin: string
  name: string
  /** Path of the image for shared links of pages that have none of their own. */
  card: string
  /** Path of the app icon. */
  icon: string
}

const siteOf = ({ matches }: MetaPage): Site =>
  (matches[0]?.loaderData as { site?: Site } | undefined)?.site ?? { origin: '', name: '', card: '', icon: '' }

const DESCRIPTION_MAX = 200

/** What search engines and link previews show of a description, cut between two words. */
function shortened(text: string) {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > DESCRIPTION_MAX ? `${line.slice(0, line.lastIndexOf(' ', DESCRIPTION_MAX))} …` : line
}

/** `export const meta = page((t) => ({ title: t('About us'), description: t('…') }))` */
export const page =
  <A extends MetaPage>(headOf: (t: Translate, args: A, site: Site) => PageHead) =>
  (args: A): MetaDescriptor[] => {
    const language = languageOf(args.location.pathname)
    const site = siteOf(args)
    return tagsOf(headOf(translator(language), args, site), args, site, language)
  }

function tagsOf(head: PageHead, { location }: MetaPage, site: Site, language: 'en' | 'hi'): MetaDescriptor[] {
  const title = head.title === site.name || !site.name ? head.title : `${head.title} | ${site.name}`
  const addressIn = (inLanguage: 'en' | 'hi') =>
    site.origin + localPath(head.address ?? plainPath(location.pathname), inLanguage)
  const own = addressIn(language)
  const image = site.origin + (head.image ?? site.card)
  const description = shortened(head.description)
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: own },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: language === 'hi' ? 'hi_IN' : 'en_IN' },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: head.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: head.title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
  ]
  if (head.private) return [...tags, { name: 'robots', content: 'noindex' }]
  if (head.structured) tags.push({ 'script:ld+json': head.structured as Record<string, never> })
  return [
    ...tags,
    { tagName: 'link', rel: 'canonical', href: own },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en-IN', href: addressIn('en') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'hi-IN', href: addressIn('hi') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressIn('en') },
  ]
}
