import { useQuery } from '@tanstack/react-query'
import { redirect, useParams } from 'react-router'
import { ARTICLE_CARDS, ARTICLE_PICTURE } from '#contract/content/constants.ts'
import { comparisonQuery } from '~/domains/consultants/api.ts'
import { Portrait } from '~/domains/consultants/components/portrait.tsx'
import { type ArticlePage, articlePath, articleQuery, useBlog } from '~/domains/content/articles/api.ts'
import { ArticleGrid } from '~/domains/content/articles/article-card.tsx'
import { ArticleCover } from '~/domains/content/articles/article-cover.tsx'
import { ArticleText } from '~/domains/content/articles/article-text.tsx'
import { Byline } from '~/domains/content/articles/byline.tsx'
import { ShareLink } from '~/domains/content/articles/share-link.tsx'
import { page } from '~/lib/head.ts'
import { languageOf, localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { answerIn, mergeStates, pageContext, prefetch, useApi } from '~/lib/query.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Page } from '~/ui/page.tsx'
import type { Route } from './+types/article.ts'
import classes from './article.module.css'
import { AuthorCard } from './author-card.tsx'
import { feedLink } from './feed.ts'
import { withLanguages } from './languages.ts'
import { structuredArticle, wayTo } from './structured.ts'

export async function loader(args: Route.LoaderArgs) {
  const { api, origin } = args.context.get(pageContext)
  const { pathname } = new URL(args.request.url)
  const language = languageOf(pathname)
  const { article: slug } = args.params
  const first = await prefetch(args, () => ({ required: [articleQuery(api, slug, language)] }))
  const answer = answerIn(first.queries, articleQuery(api, slug, language))
  if (!answer) throw new Response(null, { status: 404 })
  const { blog } = answer
  if (blog.slug !== slug) throw redirect(localPath(articlePath(blog), language), 301)
  const { author } = blog
  const rest = await prefetch(args, () => ({ optional: author ? [comparisonQuery(api, [author.id])] : [] }))
  return { blog: withoutText(blog), address: origin + pathname, queries: mergeStates([first, rest]) }
}

/** The cover, cropped for shared links. */
const cardOf = (cover: string) => cover.replace(ARTICLE_PICTURE, `${ARTICLE_CARDS}$<name>`)

/** The text is in the query already. */
const withoutText = ({ html: _, ...blog }: ArticlePage) => blog

interface MetaArgs {
  loaderData: { blog: Omit<ArticlePage, 'html'>; address: string } | undefined
  location: { pathname: string; search: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

const head = page((t, { loaderData }: MetaArgs, site) => {
  if (!loaderData) return { title: t('Blogs'), description: '', private: true }
  const { blog, address } = loaderData
  return {
    title: blog.title,
    description: blog.summary,
    // Search engines list the text at the address of its own language.
    private: blog.language !== t.language,
    ...(blog.cover && { image: cardOf(blog.cover.url) }),
    structured: structuredArticle(blog, { t, site, address }),
  }
})
export function meta(args: MetaArgs) {
  const { loaderData, location } = args
  const tags = [...head(args), feedLink(location.pathname)]
  // Without the text in its language, a page is not for search engines.
  if (loaderData?.blog.language !== languageOf(location.pathname)) return tags
  return withLanguages(tags, loaderData.blog, new URL(loaderData.address).origin)
}

/** One article with its author's card and related ones. */
export default function ArticleScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { article: slug = '' } = useParams()
  const { blog, related } = useBlog(slug, t.language)
  const author = blog?.author
  const found = useQuery({ ...comparisonQuery(useApi(), [author?.id ?? 0]), enabled: Boolean(author) }).data
  const consultant = found?.consultants[0]
  if (!blog) return null
  const { title, html, language, translation } = blog
  return (
    <Page>
      <div className={classes.column}>
        <Breadcrumbs crumbs={wayTo(blog, t)} />
        <h1 className={classes.title} lang={t.lang(title)}>
          {title}
        </h1>
        <div className={classes.by}>
          <Byline
            article={blog}
            linked
            portrait={author?.thumbnail && <Portrait id={author.id} picture={author.thumbnail} width={48} early />}
          />
          <div className={classes.acts}>
            <ShareLink title={title} address={loaderData.address} />
            {translation && (
              <a
                href={localPath(articlePath(translation), translation.language)}
                lang={translation.language}
                className={classes.translation}
              >
                <Icon name="language" />
                {translation.language === 'hi' ? 'हिन्दी में पढ़ें' : 'Read in English'}
              </a>
            )}
          </div>
        </div>
        <div className={classes.cover}>
          <ArticleCover article={blog} early />
        </div>
        <ArticleText html={html} language={language} />
        {consultant && <AuthorCard consultant={consultant} />}
        {related.length > 0 && (
          <section className={classes.next} aria-labelledby="read-next">
            <h2 id="read-next">{t('Read next')}</h2>
            <ArticleGrid articles={related} headingOrder={3} />
          </section>
        )}
      </div>
    </Page>
  )
}
