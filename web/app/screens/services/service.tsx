import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { addToCart } from '~/domains/cart/state.ts'
import { Portrait } from '~/domains/consultants/components/portrait.tsx'
import { readReviewQuery } from '~/domains/reviews/api.ts'
import { type ServiceDetail, serviceQuery } from '~/domains/services/detail-api.ts'
import { itemReviewsQuery } from '~/features/item-reviews/api.ts'
import { ItemReviews } from '~/features/item-reviews/item-reviews.tsx'
import { page } from '~/lib/head.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { answerIn, mergeStates, pageContext, prefetch, useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import type { Route } from './+types/service.ts'
import classes from './service.module.css'
import { structuredService, wayTo } from './structured.ts'

export const handle: TextsHandle = { texts: ['shop'] }

export async function loader(args: Route.LoaderArgs) {
  const { api } = args.context.get(pageContext)
  const id = Number(args.params.service)
  if (!Number.isSafeInteger(id) || id < 1) throw new Response(null, { status: 404 })
  const first = await prefetch(args, () => ({ required: [serviceQuery(api, id)] }))
  const detail = answerIn(first.queries, serviceQuery(api, id))?.ServiceDetail
  if (!detail) throw new Response(null, { status: 404 })
  const input = readReviewQuery(new URL(args.request.url).searchParams)
  const rest = await prefetch(args, () => ({
    optional: detail.ratingCount > 0 ? [itemReviewsQuery(api, 'service', id, input)] : [],
  }))
  return { detail, queries: mergeStates([first, rest]) }
}

interface MetaArgs {
  loaderData: { detail: ServiceDetail } | undefined
  location: { pathname: string; search: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

export const meta = page((t, { loaderData }: MetaArgs, { origin }) => {
  const detail = loaderData?.detail
  if (!detail) return { title: t('Services'), description: '', private: true }
  return {
    title: t('{service}, by {name}', { service: titleOf(detail, t.language), name: detail.consultant.name }),
    description: t.language === 'hi' ? detail.delivered_hindi : detail.delivered_english,
    structured: structuredService(detail, { t, origin }),
  }
})

/** One service of a consultant with its packages. */
export default function Service() {
  const t = useT()
  const detail = useQuery(serviceQuery(useApi(), Number(useParams().service))).data?.ServiceDetail
  if (!detail) return null
  const { consultant } = detail
  const { ratingAverage: rating, ratingCount: count } = consultant
  const title = titleOf(detail, t.language)
  const profile = `/consultants/${consultant.slug}`
  return (
    <Page>
      <Breadcrumbs crumbs={wayTo(detail, t)} />
      <PageHead title={title} />
      <LocalLink to={profile} className={classes.by}>
        <Portrait id={consultant.id} picture={consultant.thumbnail} width={52} early />
        <span>
          <span lang={t.lang(consultant.name)}>{consultant.name}</span>
          {rating !== null && (
            <small className="pm-num">
              <Icon name="star" size={16} />
              {t.count(count, '{rating} from {count} review', '{rating} from {count} reviews', {
                rating: rating.toFixed(1),
              })}
            </small>
          )}
        </span>
      </LocalLink>
      <p>
        {t('You pay up front, and we hold the money until you accept the work. Two rounds of changes are included.')}{' '}
        {t('Prices are before GST.')}
      </p>
      <ul className={classes.packages}>
        {detail.packages.map((one) => (
          <Package key={one.id} service={detail} one={one} />
        ))}
      </ul>
      <ItemReviews kind="service" item={detail} />
    </Page>
  )
}

interface PackageProps {
  service: ServiceDetail
  one: ServiceDetail['packages'][number]
}

function Package({ service, one }: PackageProps) {
  const t = useT()
  const navigate = useNavigate()
  const name = titleOf(one, t.language) || t('Basic|a package')
  const order = () => {
    const { industry_type, sector } = service
    addToCart({ id: one.id, type: 'service', industry_type, sub_category_id: sector.id })
    return navigate(localPath('/cart', t.language))
  }
  return (
    <li>
      <h2>{name}</h2>
      <p>{t.language === 'hi' ? one.delivered_hindi : one.delivered_english}</p>
      {one.milestones.length > 0 && (
        <ol>
          {one.milestones.map((milestone) => (
            <li key={milestone.title_english}>
              {titleOf(milestone, t.language)}, {milestone.percent}%
            </li>
          ))}
        </ol>
      )}
      <p className={classes.deal}>
        <strong className="pm-num">{formatPaise(one.pricePaise)}</strong>
        <span>{t.count(one.days, 'in {count} day|of work', 'in {count} days|of work')}</span>
      </p>
      <PlainButton icon="shopping-bag" onClick={() => void order()}>
        {t('Order|a service')}
        <span className="pm-visually-hidden">: {name}</span>
      </PlainButton>
    </li>
  )
}
