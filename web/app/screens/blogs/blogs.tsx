import { Form, useSearchParams } from 'react-router'
import { Portrait } from '~/domains/consultants/components/portrait.tsx'
import { type Article, articleListQuery, articlePath, useBlogs } from '~/domains/content/articles/api.ts'
import { ArticleGrid, ArticleGridSkeleton } from '~/domains/content/articles/article-card.tsx'
import { ArticleCover } from '~/domains/content/articles/article-cover.tsx'
import { Byline } from '~/domains/content/articles/byline.tsx'
import {
  askedFor,
  isWhole,
  type ListQuery,
  readListQuery,
  writeListQuery,
} from '~/domains/content/articles/list-query.ts'
import { page } from '~/lib/head.ts'
import { languageOf, localPath } from '~/lib/i18n/language.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { answerIn, pageContext, prefetch } from '~/lib/query.tsx'
import { graph, itemList } from '~/lib/structured.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { LinkChips } from '~/ui/link-chips.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { PageLinks } from '~/ui/page-links.tsx'
import type { Route } from './+types/blogs.ts'
import classes from './blogs.module.css'
import { FEED, feedLink } from './feed.ts'

export async function loader(args: Route.LoaderArgs) {
  const { api } = args.context.get(pageContext)
  const { pathname, searchParams } = new URL(args.request.url)
  const list = articleListQuery(api, askedFor(readListQuery(searchParams), languageOf(pathname)))
  const { queries } = await prefetch(args, () => ({ optional: [list] }))
  return { queries, listed: answerIn(queries, list)?.blogs ?? [] }
}

interface MetaArgs {
  loaderData: { listed: readonly Article[] } | undefined
  location: { pathname: string; search: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

const head = page((t, { loaderData, location }: MetaArgs, { origin }) => {
  const query = readListQuery(new URLSearchParams(location.search))
  const title = t('Blogs')
  return {
    title: query.page > 1 ? t('{title}, page {page}', { title, page: query.page }) : title,
    description: t('Short articles by consultants: licences, tax, machines, money.'),
    address: `/blogs${query.page > 1 ? `?page=${query.page}` : ''}`,
    private: !isWhole(query),
    structured: graph(
      itemList(
        // The others have their page in the other language.
        (loaderData?.listed ?? [])
          .filter(({ language }) => language === t.language)
          .map((article) => ({ name: article.title, path: articlePath(article) })),
        (path) => origin + localPath(path, t.language),
      ),
    ),
  }
})
export const meta = (args: MetaArgs) => [...head(args), feedLink(args.location.pathname)]

/** All articles: the newest large, the others as cards, with search, tag and page in the address. */
export default function Blogs() {
  const t = useT()
  const [searchParams] = useSearchParams()
  const query = readListQuery(searchParams)
  const { blogs, tags, last, count, loading, errors, fetched, retry } = useBlogs(askedFor(query, t.language))
  const [first, ...others] = blogs
  const lead = isWhole(query) ? first : undefined
  return (
    <Page>
      <PageHead title={t('Blogs')} action={<SearchForm query={query} />}>
        {t('Short, practical articles, written by our consultants.')}
      </PageHead>
      {lead && <Lead article={lead} />}
      <Chips query={query} tags={tags} />
      <p role="status" className="pm-visually-hidden">
        {fetched && !errors && t.count(count, '{count} article', '{count} articles')}
      </p>
      {loading && <ArticleGridSkeleton />}
      {errors && blogs.length === 0 && <LoadFailed retry={retry} />}
      <ArticleGrid articles={lead ? others : blogs} withAuthor />
      {fetched && !errors && blogs.length === 0 && <Nothing whole={isWhole(query)} />}
      <div className={classes.pages}>
        <PageLinks
          page={query.page}
          last={last}
          to={(number) => ({ search: writeListQuery({ ...query, page: number }) })}
          steps
        />
        <a href={localPath(FEED, t.language)} className={classes.feed}>
          {t('RSS feed of new articles')}
        </a>
      </div>
    </Page>
  )
}

/** Works without scripts. */
function SearchForm({ query }: { query: ListQuery }) {
  const t = useT()
  return (
    <Form key={query.search} role="search" aria-label={t('Blogs')} className={classes.search}>
      {query.tag && <input type="hidden" name="tag" value={query.tag} />}
      {query.only && <input type="hidden" name="only" value={query.only} />}
      <Icon name="search" />
      <input
        type="search"
        name="search"
        aria-label={t('Search articles')}
        placeholder={t('Search articles')}
        defaultValue={query.search}
        maxLength={200}
        enterKeyHint="search"
      />
    </Form>
  )
}

function Lead({ article }: { article: Article }) {
  const t = useT()
  const { title, summary, tags, author } = article
  const [tag] = tags
  return (
    <article className={classes.lead}>
      <ArticleCover article={article} decorative early />
      <div>
        {tag && (
          <span className={classes.tag} lang={t.lang(tag)}>
            {tag}
          </span>
        )}
        <h2>
          <LocalLink to={articlePath(article)} lang={t.lang(title)} className={classes.leadTitle}>
            {title}
          </LocalLink>
        </h2>
        <p lang={t.lang(summary)}>{summary}</p>
        <Byline
          article={article}
          portrait={author?.thumbnail && <Portrait id={author.id} picture={author.thumbnail} width={44} early />}
        />
      </div>
    </article>
  )
}

function Chips({ query, tags }: { query: ListQuery; tags: readonly string[] }) {
  const t = useT()
  const whole = { search: query.search, tag: '', only: undefined, page: 1 }
  const chips = [
    { label: t('All|articles'), current: !query.tag && !query.only, to: whole },
    ...tags.map((tag) => ({ label: tag, current: tag === query.tag, to: { ...whole, only: query.only, tag } })),
    { label: 'हिन्दी में', current: query.only === 'hi', to: { ...whole, only: 'hi' as const } },
  ]
  return (
    <div className={classes.chips}>
      <LinkChips
        label={t('Topics')}
        chips={chips.map(({ to, ...chip }) => ({ ...chip, to: `/blogs${writeListQuery(to)}` }))}
      />
    </div>
  )
}

function Nothing({ whole }: { whole: boolean }) {
  const t = useT()
  if (whole)
    return (
      <EmptyState
        drawing="letter"
        tint="c"
        title={t('No articles yet')}
        actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
      >
        {t('Consultants will write here about licences, tax, machines and money. Until then, ask one directly.')}
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="glass"
      tint="b"
      title={t('No articles found')}
      actions={<ButtonLink to="/blogs">{t('Show all articles')}</ButtonLink>}
    >
      {t('Try a shorter word, or another topic.')}
    </EmptyState>
  )
}
