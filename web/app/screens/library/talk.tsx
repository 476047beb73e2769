import { useQuery } from '@tanstack/react-query'
import { redirect, useParams } from 'react-router'
import {
  detailIn,
  expertTalkQuery,
  isSegment,
  recordedIn,
  type Segment,
  type TalkDetail,
  talkDetailQuery,
  talkPath,
} from '~/domains/talks/library/api.ts'
import { TalkGrid } from '~/domains/talks/library/components/talk-grid.tsx'
import { Player } from '~/domains/talks/library/player/player.tsx'
import { page } from '~/lib/head.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { languageOf, localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { answerIn, mergeStates, pageContext, prefetch, useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { DeferredHydration } from '~/ui/deferred-hydration.tsx'
import { Page } from '~/ui/page.tsx'
import type { Route } from './+types/talk.ts'
import { structuredTalk } from './structured.ts'
import classes from './talk.module.css'
import { TalkFacts } from './talk-facts.tsx'
import { TalkToCome } from './talk-to-come.tsx'
import { aboutOf, wayTo } from './words.ts'

export const handle: TextsHandle = { texts: ['talks'] }

export async function loader(args: Route.LoaderArgs) {
  const { segment, recording } = args.params
  if (!isSegment(segment)) throw new Response(null, { status: 404 })
  const { api } = args.context.get(pageContext)
  const first = await prefetch(args, () => ({ required: [talkDetailQuery(api, segment, recording)] }))
  const answer = answerIn(first.queries, talkDetailQuery(api, segment, recording))
  if (!answer) throw new Response(null, { status: 404 })
  const detail = detailIn(answer)
  const { pathname } = new URL(args.request.url)
  if (detail.slug !== recording) throw redirect(localPath(talkPath(detail), languageOf(pathname)), 301)
  const rest = await prefetch(args, () => ({ optional: [expertTalkQuery(api, segment)] }))
  return { detail, queries: mergeStates([first, rest]) }
}

interface MetaArgs {
  loaderData: { detail: TalkDetail } | undefined
  location: { pathname: string; search: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

export const meta = page((t, { loaderData, location }: MetaArgs, site) => {
  const detail = loaderData?.detail
  if (!detail) return { title: t('Recorded talks'), description: '', private: true }
  return {
    title: t('{title}, by {name}', { title: titleOf(detail, t.language), name: detail.speaker.name }),
    description: aboutOf(detail, t.language),
    structured: structuredTalk(detail, { t, site, url: site.origin + location.pathname }),
  }
})

/** One talk: its recording or start time, speaker, and related talks. */
export default function Talk() {
  const t = useT()
  const api = useApi()
  const { segment, recording = '' } = useParams() as { segment: Segment; recording: string }
  const answer = useQuery(talkDetailQuery(api, segment, recording)).data
  const others = useQuery(expertTalkQuery(api, segment)).data
  if (!answer) return null
  const detail = detailIn(answer)
  const title = titleOf(detail, t.language)
  const more = others ? recordedIn(others).filter(({ id }) => id !== detail.id) : []
  return (
    <Page>
      <Breadcrumbs crumbs={wayTo(segment, t, title)} />
      <div className={classes.columns}>
        <div>
          <h1 className={classes.title}>{title}</h1>
          {detail.recording ? <Player talk={detail} recording={detail.recording} /> : <TalkToCome talk={detail} />}
          <p className={classes.about}>{aboutOf(detail, t.language)}</p>
        </div>
        <TalkFacts talk={detail} />
      </div>
      {more.length > 0 && (
        <section className={classes.more} aria-labelledby="more-talks">
          <h2 id="more-talks">{t('More talks')}</h2>
          <DeferredHydration>
            <TalkGrid talks={more.slice(0, 4)} oneRow />
          </DeferredHydration>
        </section>
      )}
    </Page>
  )
}
