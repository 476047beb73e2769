/** Structured data for search engines, in the vocabulary of schema.org. */
export const graph = (...things: readonly object[]) => ({ '@context': 'https://schema.org', '@graph': things })

interface Listed {
  name: string
  path: string
}

/** A list whose entries have pages of their own. */
export const itemList = (items: readonly Listed[], addressOf: (path: string) => string) => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ name, path }, i) => ({
    ...{ '@type': 'ListItem', position: i + 1, name, url: addressOf(path) },
  })),
})

/** Left out before the first rating: search engines refuse an average of nothing. */
export const ratingOf = (average: number | null, count: number) =>
  average !== null &&
  count > 0 && {
    aggregateRating: {
      ...{ '@type': 'AggregateRating', ratingValue: average.toFixed(1), reviewCount: count },
      ...{ bestRating: 5, worstRating: 1 },
    },
  }

export const offerOf = (paise: number, more: object = {}) => ({
  ...{ '@type': 'Offer', price: (paise / 100).toFixed(2), priceCurrency: 'INR' },
  ...more,
})

/** 'PT1H2M10S': a duration as ISO 8601 writes it. */
export const isoLength = (seconds: number) =>
  `PT${Math.floor(seconds / 3600)}H${Math.floor(seconds / 60) % 60}M${seconds % 60}S`
