import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/services/endpoints.ts'
import { cachedCatalogue } from '#server/domains/catalogue/public.ts'
import { portraitPath } from '#server/domains/consultants/public.ts'
import { ratingsOfItem, reviewsOfItem } from '#server/domains/reviews/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import {
  basicPackage,
  countServices,
  industriesWithServices,
  newestServices,
  type Place,
  packagesOf,
  pageOfServices,
  placesWithServices,
  sectorsWithServices,
} from './queries.ts'

/** Services of a sector or industry, with the sectors and industries that have any; at most four statements. */
export async function listConsultantServices(context: Context, query: Input<typeof api.listConsultantServices>) {
  const { db } = context
  const { page, limit } = query
  const place = await placeNamed(context, query)
  const [rows, { count }, SCategoryList, industries] = await Promise.all([
    pageOfServices(db, place, { offset: (page - 1) * limit, limit }),
    countServices(db, place),
    sectorsWithServices(db),
    place.sectorId === undefined ? undefined : industriesWithServices(db, place.sectorId),
  ])
  const services = rows.map(shown)
  return {
    ...{ data: services, ServiceList: services, services, count, servicesCount: count, page, limit },
    ...{ SCategoryList, industries },
  }
}

export async function getConsultantService({ db }: Context, { id }: Input<typeof api.getConsultantService>) {
  const [row] = await pageOfServices(db, { id }, { offset: 0, limit: 1 })
  if (!row) throw new Problem('not_found')
  const service = shown(row)
  const packages = [await basicPackage(db, id), ...(await packagesOf(db, id))]
  const { average: ratingAverage, count: ratingCount } = await ratingsOfItem(db, { kind: 'service', id })
  return { ServiceDetail: { ...service, packages, ratingAverage, ratingCount } }
}

export async function listServiceReviews({ db }: Context, { id, ...input }: Input<typeof api.listServiceReviews>) {
  if ((await countServices(db, { id })).count === 0) throw new Problem('not_found')
  return reviewsOfItem(db, { kind: 'service', id }, input)
}

/** As many as one part of the sitemap holds in two languages. */
const PAGES_MAX = 25_000

/** The public pages for search engines: lists by sector and industry, and services. */
export async function servicePages(db: Db): Promise<{ path: string; updatedAt?: Date }[]> {
  const places = await placesWithServices(db)
  const sectors = [...new Set(places.map(({ sector }) => sector))].map((sector) => ({ sector }))
  const lists = [...sectors, ...places].map((place) => ({ path: `/service?${new URLSearchParams(place)}` }))
  const services = await newestServices(db, PAGES_MAX - lists.length)
  return [...lists, ...services.map(({ id, updatedAt }) => ({ path: `/service/${id}`, updatedAt }))]
}

type Row = Awaited<ReturnType<typeof pageOfServices>>[number]

const shown = ({ consultantId, slug, name, thumbnail, ratingAverage, ratingCount, ...service }: Row) => ({
  ...service,
  consultant: {
    ...{ id: consultantId, slug, name, ratingAverage, ratingCount },
    thumbnail: thumbnail ?? portraitPath('plain', consultantId),
  },
})

const NOWHERE = 0

/** By id, slug or former slug; an unknown one offers nothing. */
async function placeNamed({ db, now }: Context, query: Input<typeof api.listConsultantServices>): Promise<Place> {
  const { sector, industry, consultantId } = query
  const known = await cachedCatalogue(db, now)
  return {
    sectorId: sector ? (known.sectorId(sector) ?? NOWHERE) : undefined,
    industryId: industry ? (known.industryId(industry) ?? NOWHERE) : undefined,
    consultantId,
  }
}
