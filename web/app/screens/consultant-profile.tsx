import { useQuery } from '@tanstack/react-query'
import {
  redirect,
  type ShouldRevalidateFunctionArgs,
  useParams,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router'
import { freeSlotsQuery, hasTime } from '~/domains/availability/api.ts'
import { readChoice } from '~/domains/availability/choice.ts'
import { headlineOf } from '~/domains/consultants/api.ts'
import { ConsultantCard } from '~/domains/consultants/components/consultant-card.tsx'
import { profileQuery, similarQuery } from '~/domains/consultants/profile/api.ts'
import { ProfileHead } from '~/domains/consultants/profile/profile-head.tsx'
import { Share } from '~/domains/consultants/profile/share.tsx'
import { readReviewQuery, reviewsQuery } from '~/domains/reviews/api.ts'
import { servicesOfQuery } from '~/domains/services/api.ts'
import { Heart } from '~/features/favourites/heart.tsx'
import { type PageHead, page, type Site } from '~/lib/head.ts'
import { languageOf, localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { answerIn, pageContext, prefetch, useApi } from '~/lib/query.tsx'
import { DeferredHydration } from '~/ui/deferred-hydration.tsx'
import { BookingPanel } from '../features/slot-booking/booking-panel.tsx'
import { ChoiceBar } from '../features/slot-booking/choice-bar.tsx'
import { useStillFree } from '../features/slot-booking/use-still-free.ts'
import type { Route } from './+types/consultant-profile.ts'
import { headOfProfile } from './profile/head.ts'
import classes from './profile/profile.module.css'
import { ProfileContent } from './profile/profile-content.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { params, request, context } = args
  const { api, origin } = context.get(pageContext)
  const url = new URL(request.url)
  const first = await prefetch(args, () => ({ required: [profileQuery(api, params.consultant)] }))
  const answer = answerIn(first.queries, profileQuery(api, params.consultant))
  if (!answer) throw new Response(null, { status: 404 })
  const { id, slug, allFees } = answer.consultantDetails
  if (slug !== params.consultant)
    throw redirect(localPath(`/consultants/${slug}${url.search}`, languageOf(url.pathname)), 301)
  const choice = readChoice(url.searchParams, allFees)
  const rest = await prefetch(args, () => ({
    optional: [
      reviewsQuery(api, id, readReviewQuery(url.searchParams)),
      similarQuery(api, id),
      servicesOfQuery(api, id),
      ...(choice && hasTime(choice) ? [freeSlotsQuery(api, id, choice)] : []),
    ],
  }))
  return {
    // Built here, it is not part of the browser's bundle.
    head: headOfProfile(answer, origin, url.pathname),
    queries: { mutations: [], queries: [...first.queries.queries, ...rest.queries.queries] },
  }
}

/** The choice on the page is in its address; only another consultant reloads. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

interface MetaArgs {
  loaderData: { head: PageHead } | undefined
  location: { pathname: string; search: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

export const meta = page(
  (t, { loaderData }: MetaArgs) => loaderData?.head ?? { title: t('Consultants'), description: '', private: true },
)

export default function ConsultantProfile() {
  const t = useT()
  const api = useApi()
  const { consultant = '' } = useParams()
  const [query] = useSearchParams()
  const site = useRouteLoaderData('root') as { site?: Site } | undefined
  const answer = useQuery(profileQuery(api, consultant)).data
  const similar = useQuery({ ...similarQuery(api, answer?.consultantDetails.id ?? 0), enabled: answer !== undefined })
  const choice = useStillFree(
    answer?.consultantDetails.id ?? 0,
    answer && readChoice(query, answer.consultantDetails.allFees),
  )
  if (!answer) return null
  const { consultantDetails: profile } = answer
  return (
    <>
      <ProfileHead profile={profile}>
        <Heart consultantId={profile.id} name={profile.name} />
        <Share
          words={t('{name}: {headline}', { name: profile.name, headline: headlineOf(profile, t.language) })}
          address={`${site?.site?.origin ?? ''}${localPath(`/consultants/${profile.slug}`, t.language)}`}
        />
      </ProfileHead>
      <div className={classes.page}>
        {choice && (
          <div id="book" className={classes.book}>
            <DeferredHydration>
              <BookingPanel profile={profile} choice={choice} />
            </DeferredHydration>
          </div>
        )}
        <ProfileContent answer={answer} />
      </div>
      {choice && <ChoiceBar choice={choice} />}
      {similar.data && similar.data.consultants.length > 0 && (
        <section className={`${classes.similar} pm-afar`}>
          <h2 className={classes.title}>{t('Similar consultants')}</h2>
          <div className={classes.cards}>
            {similar.data.consultants.map((one) => (
              <DeferredHydration key={one.id}>
                <ConsultantCard consultant={one} />
              </DeferredHydration>
            ))}
          </div>
        </section>
      )}
    </>
  )
}
