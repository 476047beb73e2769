import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { isSegment, recordedIn, type Segment, talkListQuery, talkPath, talksPath } from '~/domains/talks/library/api.ts'
import { ListForm } from '~/domains/talks/library/components/list-form.tsx'
import { TalkGrid, TalkGridSkeleton } from '~/domains/talks/library/components/talk-grid.tsx'
import { askedFor, readListQuery, writeListQuery } from '~/domains/talks/library/list-query.ts'
import { page } from '~/lib/head.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { LocalNavLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatCount } from '~/lib/money.ts'
import { answerIn, pageContext, prefetch, useApi } from '~/lib/query.tsx'
import { graph, itemList } from '~/lib/structured.ts'
import { titleOf } from '~/lib/titles.ts'
import { Breadcrumbs, breadcrumbList } from '~/ui/breadcrumbs.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { PageLinks } from '~/ui/page-links.tsx'
import type { Route } from './+types/talks.ts'
import classes from './library.module.css'
import { segmentWords, wayTo } from './words.ts'

export const handle: TextsHandle = { texts: ['talks'] }

export async function loader(args: Route.LoaderArgs) {
  const { segment } = args.params
  if (!isSegment(segment)) throw new Response(null, { status: 404 })
  const { api } = args.context.get(pageContext)
  const filter = askedFor(readListQuery(new URL(args.request.url).searchParams))
  const { queries } = await prefetch(args, () => ({ optional: [talkListQuery(api, segment, filter)] }))
  const answer = answerIn(queries, talkListQuery(api, segment, filter))
  return { queries, listed: answer ? recordedIn(answer) : [] }
}

interface MetaArgs {
  location: { pathname: string; search: string }
  params: { segment?: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
  loaderData?: Awaited<ReturnType<typeof loader>> | undefined
}

export const meta = page((t, { location, params, loaderData }: MetaArgs, { origin }) => {
  const segment = isSegment(params.segment) ? params.segment : 'industrial'
  const filter = readListQuery(new URLSearchParams(location.search))
  const { title, description } = segmentWords(segment, t)
  const inLanguage = (to: string) => origin + localPath(to, t.language)
  return {
    title: filter.page > 1 ? t('{title}, page {page}', { title, page: filter.page }) : title,
    description,
    address: talksPath(segment) + (filter.page > 1 ? `?page=${filter.page}` : ''),
    private: Boolean(filter.search) || loaderData?.listed.length === 0,
    structured: graph(breadcrumbList(wayTo(segment, t), inLanguage), {
      ...itemList(
        (loaderData?.listed ?? []).map((talk) => ({ name: titleOf(talk, t.language), path: talkPath(talk) })),
        inLanguage,
      ),
      name: title,
    }),
  }
})

/** All recorded talks of a segment, with search, order and page in the address. */
export default function Talks() {
  const t = useT()
  const { segment } = useParams() as { segment: Segment }
  const [query] = useSearchParams()
  const filter = readListQuery(query)
  const answer = useQuery(talkListQuery(useApi(), segment, askedFor(filter)))
  const talks = answer.data && recordedIn(answer.data)
  const { count = 0, limit = 1 } = answer.data ?? {}
  return (
    <Page>
      <Breadcrumbs crumbs={wayTo(segment, t)} />
      <PageHead title={segmentWords(segment, t).title}>
        <span role="status">{answer.data && countWords(count, filter.search, t)}</span>
      </PageHead>
      <nav className={classes.segments} aria-label={t('Type of expert')}>
        <LocalNavLink to={talksPath('industrial')}>{t('Industrial')}</LocalNavLink>
        <LocalNavLink to={talksPath('professional')}>{t('Professional')}</LocalNavLink>
      </nav>
      <ListForm filter={filter} />
      {answer.isPending && <TalkGridSkeleton />}
      {answer.isError && !talks && <LoadFailed retry={answer.refetch} />}
      {talks && talks.length > 0 && (
        <>
          <h2 className="pm-visually-hidden">{t('Recorded talks')}</h2>
          <TalkGrid talks={talks} />
        </>
      )}
      {talks?.length === 0 && <Nothing segment={segment} searched={filter.search !== ''} />}
      <div className={classes.pages}>
        <PageLinks
          page={filter.page}
          last={Math.ceil(count / limit)}
          to={(number) => ({ search: writeListQuery({ ...filter, page: number }) })}
          steps
        />
      </div>
    </Page>
  )
}

const countWords = (count: number, search: string, t: Translate) =>
  search
    ? t.count(count, '{count} talk for “{search}”', '{count} talks for “{search}”', {
        count: formatCount(count),
        search,
      })
    : t.count(
        count,
        '{count} talk, with captions in English and Hindi',
        '{count} talks, with captions in English and Hindi',
        {
          count: formatCount(count),
        },
      )

function Nothing({ segment, searched }: { segment: Segment; searched: boolean }) {
  const t = useT()
  if (!searched)
    return (
      <EmptyState
        drawing="screen"
        tint="a"
        title={t('No recorded talks yet')}
        actions={<ButtonLink to={`/expert-talk/${segment}`}>{t('See upcoming talks')}</ButtonLink>}
      >
        {t('Recorded talks by experts will appear here, with captions.')}
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="glass"
      tint="b"
      title={t('No talks found')}
      actions={<ButtonLink to={talksPath(segment)}>{t('Show all talks')}</ButtonLink>}
    >
      {t('Try a shorter word, or the name of the speaker.')}
    </EmptyState>
  )
}
