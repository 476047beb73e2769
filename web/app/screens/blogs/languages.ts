import type { MetaDescriptor } from 'react-router'
import { type ArticlePage, articlePath } from '~/domains/content/articles/api.ts'
import { localPath } from '~/lib/i18n/language.ts'

type Written = Pick<ArticlePage, 'language' | 'slug' | 'translation'>

/** An article has a page of its own in each language in which it was written, with a slug of that language. */
export function withLanguages(tags: MetaDescriptor[], blog: Written, origin: string) {
  const pages = [blog, ...(blog.translation ? [blog.translation] : [])]
  const link = (hrefLang: string, page: Pick<ArticlePage, 'language' | 'slug'>) => ({
    ...{ tagName: 'link', rel: 'alternate', hrefLang },
    href: origin + localPath(articlePath(page), page.language),
  })
  const english = pages.find(({ language }) => language === 'en')
  return [
    ...tags.filter((tag) => !('hrefLang' in tag)),
    ...pages.map((page) => link(`${page.language}-IN`, page)),
    link('x-default', english ?? blog),
  ]
}
