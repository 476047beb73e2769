import { useQuery } from '@tanstack/react-query'
import { leadingIndustriesQuery, sectorsQuery, typesQuery } from '~/domains/catalogue/api.ts'
import { homeFactsQuery, onlineNowQuery, topConsultantsQuery } from '~/domains/consultants/api.ts'
import { testimonialsQuery, useTestimonials } from '~/domains/content/api.ts'
import { plansQuery } from '~/domains/memberships/api.ts'
import type { Api } from '~/lib/api.ts'
import { page } from '~/lib/head.ts'
import { languageOf } from '~/lib/i18n/language.ts'
import { prefetch, useApi } from '~/lib/query.tsx'
import { lazyPart } from '~/ui/lazy-part.tsx'
import type { Route } from './+types/home.ts'
import { newestArticlesQuery } from './home/articles.tsx'
import { Facts } from './home/facts.tsx'
import { Hero } from './home/hero.tsx'
import { nextWorkshopsQuery, popularCoursesQuery } from './home/offers.tsx'
import { OnlineNow } from './home/online-now.tsx'
import { Sectors } from './home/sectors.tsx'
import { Steps } from './home/steps.tsx'
import { structuredSite } from './home/structured.ts'
import { Testimonials } from './home/testimonials.tsx'
import { TopConsultants } from './home/top-consultants.tsx'
// Styles of the parts whose scripts come later.
import '~/domains/content/articles/article-card.module.css'
import '~/domains/content/articles/article-cover.module.css'
import '~/ui/cover.module.css'
import '~/domains/workshops/components/date-tile.module.css'
import './home/offers.module.css'

const ONLINE_SHOWN = 5
const TOP_SHOWN = 4
const onlineQuery = (api: Api) => onlineNowQuery(api, ONLINE_SHOWN)

const articles = lazyPart('articles', () => import('./home/articles.tsx'))
const offers = lazyPart('offers', () => import('./home/offers.tsx'))

export const meta = page((t, _args, site) => ({
  title: t('Book a business consultant by video, audio or in writing'),
  description: t(
    'Experienced industrial and professional consultants for Indian businesses. See the fee first and pay per session.',
  ),
  structured: structuredSite(t, site),
}))

export const loader = (args: Route.LoaderArgs) =>
  prefetch(args, (api) => ({
    optional: [
      leadingIndustriesQuery(api),
      topConsultantsQuery(api, TOP_SHOWN),
      onlineQuery(api),
      testimonialsQuery(api),
      newestArticlesQuery(api, languageOf(new URL(args.request.url).pathname)),
      homeFactsQuery(api),
      sectorsQuery(api),
      typesQuery(api),
      plansQuery(api),
      popularCoursesQuery(api),
      nextWorkshopsQuery(api),
    ],
  }))

/** Sections without data are left out. */
export default function Home() {
  const api = useApi()
  const online = useQuery(onlineQuery(api)).data
  const { testimonials, fetched } = useTestimonials()
  const consultants = useQuery(topConsultantsQuery(api, TOP_SHOWN)).data?.topConsultants ?? []
  const facts = useQuery(homeFactsQuery(api)).data
  const sectors = useQuery(sectorsQuery(api)).data?.sectors ?? []
  const industries = useQuery(leadingIndustriesQuery(api)).data ?? []
  const types = useQuery(typesQuery(api)).data?.categoryTypes ?? []
  return (
    <>
      <Hero consultants={consultants.slice(0, 3)} industries={industries} types={types} />
      {facts && <Facts facts={facts} />}
      <Steps />
      {consultants.length > 0 && <TopConsultants consultants={consultants} total={facts?.verifiedConsultants} />}
      {online && online.count > 0 && <OnlineNow consultants={online.data} total={online.count} />}
      {sectors.length > 0 && <Sectors sectors={sectors} />}
      {offers}
      {fetched && <Testimonials testimonials={testimonials} />}
      {articles}
    </>
  )
}
