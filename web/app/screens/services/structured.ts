import type { ServiceDetail } from '~/domains/services/detail-api.ts'
import type { ServicePage } from '~/domains/services/list/api.ts'
import { type ServiceFilter, servicesPath } from '~/domains/services/list/list-query.ts'
import { localPath } from '~/lib/i18n/language.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { graph, itemList, ratingOf } from '~/lib/structured.ts'
import { titleOf } from '~/lib/titles.ts'
import { breadcrumbList, type Crumb } from '~/ui/breadcrumbs.tsx'

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

export const structuredList = ({ services }: Listed, { t, origin }: Place) =>
  graph(
    itemList(
      services.map((service) => ({ name: titleOf(service, t.language), path: `/service/${service.id}` })),
      (path) => origin + localPath(path, t.language),
    ),
  )

/** Breadcrumbs from the list to the service. */
export const wayTo = ({ sector, ...service }: ServiceDetail, t: Translate): Crumb[] => [
  { title: t('Services'), to: servicesPath() },
  { title: titleOf(sector, t.language), to: servicesPath({ sector: sector.slug }) },
  { title: titleOf(service, t.language) },
]

export function structuredService(detail: ServiceDetail, { t, origin }: Place) {
  const { consultant, sector, packages } = detail
  const prices = packages.map(({ pricePaise }) => pricePaise / 100)
  const inLanguage = (path: string) => origin + localPath(path, t.language)
  const service = {
    '@type': 'Service',
    name: titleOf(detail, t.language),
    description: t.language === 'hi' ? detail.delivered_hindi : detail.delivered_english,
    category: titleOf(sector, t.language),
    areaServed: 'IN',
    url: inLanguage(`/service/${detail.id}`),
    ...ratingOf(detail.ratingAverage, detail.ratingCount),
    provider: {
      '@type': 'Person',
      name: consultant.name,
      url: inLanguage(`/consultants/${consultant.slug}`),
    },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'INR',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: packages.length,
    },
  }
  return graph(service, breadcrumbList(wayTo(detail, t), inLanguage))
}
