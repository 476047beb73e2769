import type { ServiceDetail } from '~/domains/services/detail-api.ts'
import type { ServicePage } from '~/domains/services/list/api.ts'
import type { ServiceFilter } from '~/domains/services/list/list-query.ts'
import { localPath } from '~/lib/i18n/language.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { titleOf } from '~/lib/titles.ts'

type Titles = Pick<ServicePage['SCategoryList'][number], 'title_english' | 'title_hindi'>

/** What the head of the list needs of the answer. */
export interface Listed {
  sector: Titles | undefined
  industry: Titles | undefined
  services: (Titles & { id: number })[]
}

const titles = ({ title_english, title_hindi }: Titles) => ({ title_english, title_hindi })

export function listedIn(answer: ServicePage | undefined, filter: ServiceFilter): Listed {
  const sector = answer?.SCategoryList.find(({ slug }) => slug === filter.sector)
  const industry = answer?.industries?.find(({ slug }) => slug === filter.industry)
  return {
    sector: sector && titles(sector),
    industry: industry && titles(industry),
    services: (answer?.services ?? []).map((service) => ({ id: service.id, ...titles(service) })),
  }
}

interface Place {
  t: Translate
  origin: string
}

export const structuredList = ({ services }: Listed, { t, origin }: Place) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: services.map((service, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: titleOf(service, t.language),
    url: origin + localPath(`/service/${service.id}`, t.language),
  })),
})

export function structuredService(detail: ServiceDetail, { t, origin }: Place) {
  const { consultant, sector, packages } = detail
  const prices = packages.map(({ pricePaise }) => pricePaise / 100)
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: titleOf(detail, t.language),
    description: t.language === 'hi' ? detail.delivered_hindi : detail.delivered_english,
    category: titleOf(sector, t.language),
    areaServed: 'IN',
    ...(detail.ratingCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ...{ ratingValue: detail.ratingAverage, reviewCount: detail.ratingCount },
      },
    }),
    provider: {
      '@type': 'Person',
      name: consultant.name,
      url: origin + localPath(`/consultants/${consultant.slug}`, t.language),
    },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'INR',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: packages.length,
    },
  }
}
