import type { Site } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import type { Translate } from '~/lib/i18n/texts.ts'

/** The organisation, and the site with its search. */
export function structuredSite(t: Translate, { origin, name, icon }: Site) {
  const publisher = { '@id': `${origin}/#organization` }
  // Without the tools for lists and offers, which the home page would load for this alone.
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', ...publisher, name, url: origin, logo: origin + icon },
      {
        '@type': 'WebSite',
        ...{ name, url: origin + localPath('/', t.language), inLanguage: `${t.language}-IN`, publisher },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${origin + localPath('/consultants', t.language)}?search={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}
