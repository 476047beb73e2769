import { type ArticlePage, articlePath } from '~/domains/content/articles/api.ts'
import type { Site } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { graph } from '~/lib/structured.ts'
import { breadcrumbList, type Crumb } from '~/ui/breadcrumbs.tsx'

type Words = Omit<ArticlePage, 'html'>

/** Breadcrumbs from the list to the topic of the article. */
export const wayTo = ({ tags: [tag], title }: Pick<Words, 'tags' | 'title'>, t: Translate): Crumb[] => [
  { title: t('Blogs'), to: '/blogs' },
  { title: tag ?? title },
]

interface Place {
  t: Translate
  site: Site
  address: string
}

export function structuredArticle(article: Words, { t, site, address }: Place) {
  const { origin, name, icon } = site
  const inLanguage = (to: string) => origin + localPath(to, t.language)
  const publisher = { '@type': 'Organization', name, url: origin, logo: origin + icon }
  const { author, title, language, publishedAt, updatedAt, tags, cover } = article
  return graph(
    {
      '@type': 'Article',
      headline: title,
      inLanguage: `${language}-IN`,
      datePublished: publishedAt,
      dateModified: updatedAt,
      keywords: tags,
      mainEntityOfPage: address,
      image: origin + (cover?.url ?? site.card),
      author: author
        ? { '@type': 'Person', name: author.name, url: inLanguage(`/consultants/${author.slug}`) }
        : publisher,
      publisher,
    },
    breadcrumbList(
      [
        { title: t('Blogs'), to: '/blogs' },
        { title, to: articlePath(article) },
      ],
      inLanguage,
    ),
  )
}
