import type { ReadPage } from './page-head.ts'

/** What search engines require of each type, and what we always know. */
const FIELDS: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction', 'publisher'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Person: ['name', 'url'],
  ProfessionalService: ['name', 'image', 'address', 'url', 'makesOffer'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  Offer: ['price', 'priceCurrency'],
  AggregateOffer: ['lowPrice', 'highPrice', 'offerCount', 'priceCurrency'],
  Service: ['name', 'description', 'provider', 'offers', 'url'],
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance', 'url'],
  CourseInstance: ['courseMode', 'courseWorkload', 'instructor'],
  Event: ['name', 'description', 'image', 'startDate', 'endDate', 'eventStatus', 'eventAttendanceMode', 'location'],
  EducationEvent: [
    ...['name', 'description', 'image', 'startDate', 'endDate', 'eventStatus', 'eventAttendanceMode', 'location'],
    ...['offers', 'organizer', 'performer'],
  ],
  VirtualLocation: ['url'],
  Place: ['name', 'address'],
  Product: ['name', 'description', 'image', 'offers'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'inLanguage'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'contentUrl', 'uploadDate', 'duration'],
  InteractionCounter: ['interactionType', 'userInteractionCount'],
  WatchAction: [],
}

/** Where something is sold, the offer must also say whether it is available. */
const SOLD = ['Product', 'EducationEvent']
const DATES = ['startDate', 'endDate', 'datePublished', 'dateModified', 'uploadDate', 'availabilityEnds']
const DURATIONS = ['duration', 'courseWorkload']
const PICTURES = ['image', 'logo', 'thumbnailUrl']
const PAGES = ['url', 'item', 'mainEntityOfPage']
const ON_THE_PAGE = ['name', 'headline', 'jobTitle', 'description', 'streetAddress', 'addressLocality', 'knowsAbout']
const PRICES = ['price', 'lowPrice', 'highPrice']
const COUNTS = ['ratingValue', 'reviewCount']

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const rupees = (price: unknown) =>
  `₹${new Intl.NumberFormat('en-IN', { minimumFractionDigits: Number(price) % 1 ? 2 : 0 }).format(Number(price))}`

interface Value {
  key: string
  value: unknown
  /** The object it belongs to, and the one around that. */
  type: string
  around: string
}

function valuesOf(node: unknown, around = ''): Value[] {
  if (Array.isArray(node)) return node.flatMap((one) => valuesOf(one, around))
  if (!isObject(node)) return []
  const type = String(node['@type'] ?? '')
  return Object.entries(node).flatMap(([key, value]) =>
    [value].flat().flatMap((one) => (isObject(one) ? valuesOf(one, type) : [{ key, value: one, type, around }])),
  )
}

function objectsOf(node: unknown): Record<string, unknown>[] {
  if (Array.isArray(node)) return node.flatMap(objectsOf)
  return isObject(node) ? [node, ...Object.values(node).flatMap(objectsOf)] : []
}

/** Types of the things a page is about. */
export const typesOn = ({ structured }: ReadPage) =>
  structured.flatMap((data) => (isObject(data) ? thingsOf(data) : [])).map((one) => String(one['@type']))

function thingsOf(data: Record<string, unknown>) {
  const graph = data['@graph']
  return Array.isArray(graph) ? graph.filter(isObject) : [data]
}

export const valuesOn = ({ structured }: ReadPage, kind: 'pictures' | 'pages', origin: string) =>
  structured
    .flatMap((data) => valuesOf(data))
    .filter(({ key, type }) => (kind === 'pictures' ? PICTURES : PAGES).includes(key) && type !== 'VirtualLocation')
    .map(({ value }) => new URL(String(value), origin).href)

/** What is wrong with the structured data of a page. */
export function structuredFindings(page: ReadPage, origin: string): string[] {
  const objects = page.structured.flatMap(objectsOf)
  return [
    ...objects.flatMap(missingFields),
    ...objects.flatMap(withoutAvailability),
    ...page.structured.flatMap((data) => valuesOf(data)).flatMap((value) => wrongValue(value, page, origin)),
  ]
}

function missingFields(object: Record<string, unknown>): string[] {
  const type = object['@type']
  if (type === undefined) return []
  const fields = FIELDS[String(type)]
  if (!fields) return [`nobody checks ${type}`]
  return fields.filter((field) => object[field] === undefined).map((field) => `${type} has no ${field}`)
}

const withoutAvailability = (object: Record<string, unknown>) =>
  SOLD.includes(String(object['@type'])) && isObject(object.offers) && !object.offers.availability
    ? [`the offer of ${object['@type']} has no availability`]
    : []

function wrongValue({ key, value, type, around }: Value, { text }: ReadPage, origin: string): string[] {
  const wrong = [`${type}.${key} is ${JSON.stringify(value)}`]
  if (value === null || value === '' || Number.isNaN(value)) return wrong
  if (DATES.includes(key) && !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:[\d.]+)?(Z|[+-]\d\d:\d\d)$/.test(String(value))) return wrong
  if (DURATIONS.includes(key) && !/^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/.test(String(value))) return wrong
  if ([...PICTURES, ...PAGES, 'contentUrl', 'urlTemplate'].includes(key) && type !== 'VirtualLocation')
    return String(value).startsWith(`${origin}/`) || value === origin ? [] : wrong
  if (key === 'priceCurrency') return value === 'INR' ? [] : wrong
  const missing = [`${type}.${key} is not on the page: ${JSON.stringify(value)}`]
  // The fees of other lengths and modes are a tab away.
  if (around === 'ProfessionalService' && type === 'Offer') return []
  if (PRICES.includes(key)) return text.includes(rupees(value)) ? [] : missing
  if (COUNTS.includes(key)) return text.includes(Number(value).toLocaleString('en-IN')) ? [] : missing
  if (ON_THE_PAGE.includes(key)) return text.includes(inOneLine(String(value))) ? [] : missing
  return []
}
