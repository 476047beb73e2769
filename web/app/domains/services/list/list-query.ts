export interface ServiceFilter {
  /** Slugs; empty for all. */
  sector: string
  industry: string
  page: number
}

export const PER_PAGE = 12

/** The filter in an address. An industry without its sector is left out. */
export function readServiceFilter(query: URLSearchParams): ServiceFilter {
  const page = Number(query.get('page'))
  const slug = (name: string) => (query.get(name) ?? '').trim().slice(0, 120)
  const sector = slug('sector')
  return {
    ...{ sector, industry: sector && slug('industry') },
    page: Number.isSafeInteger(page) && page > 1 && page < 1_000_000 ? page : 1,
  }
}

export const askedFor = ({ sector, industry, page }: ServiceFilter) => ({
  ...(sector && { sector }),
  ...(industry && { industry }),
  ...{ page, limit: PER_PAGE },
})

export function servicesPath({ sector, industry, page }: Partial<ServiceFilter> = {}) {
  const query = new URLSearchParams({
    ...(sector && { sector }),
    ...(industry && { industry }),
    ...(page && page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `/service?${query}` : '/service'
}
