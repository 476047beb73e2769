/** Rates that apply from a given day. */
export const RATE_KINDS = [
  ...(['gst', 'gst_consultations', 'gst_courses', 'gst_workshops'] as const),
  ...(['gst_memberships', 'gst_services', 'gst_products'] as const),
  ...(['commission', 'gst_on_commission', 'tcs', 'tds', 'tds_without_pan'] as const),
] as const

/** What a capability consists of. While its setting is `off`, its pages are not found and nothing new of it is sold. */
interface Feature {
  setting: `feature${string}`
  /** Paths of public pages, with everything below them. */
  pages: readonly `/${string}`[]
  /** Endpoints that find or begin something. What was bought before stays usable. */
  calls: readonly string[]
  /** Types of order lines. */
  items: readonly string[]
}

const WEB = '/api/web/v1'

/** Everything that staff can switch off. Server and pages read this list; nothing else names a capability. */
export const FEATURES = {
  workshops: {
    setting: 'featureWorkshops',
    pages: ['/workshops'],
    calls: [
      ...[`GET ${WEB}/workshops`, `GET ${WEB}/workshops/{id}`],
      ...[`PUT ${WEB}/workshops/{id}/attendees`, `PUT ${WEB}/workshops/{id}/waiting`],
    ],
    items: ['workshop'],
  },
  courses: {
    setting: 'featureCourses',
    pages: ['/courses', '/programmes'],
    calls: [
      ...[`GET ${WEB}/courses`, `GET ${WEB}/courses/{slug}`, `GET ${WEB}/courses/{slug}/reviews`],
      ...[`GET ${WEB}/programmes`, `GET ${WEB}/programmes/{id}`],
    ],
    items: ['course', 'sub_categories', 'sub_sub_categories'],
  },
  products: {
    setting: 'featureProducts',
    pages: ['/products'],
    calls: [
      `GET ${WEB}/products`,
      `GET ${WEB}/products/{id}`,
      `GET ${WEB}/products/{id}/preview`,
      `GET ${WEB}/products/{id}/reviews`,
    ],
    items: ['product'],
  },
  services: {
    setting: 'featureServices',
    pages: ['/service'],
    calls: [
      `GET ${WEB}/consultant-services`,
      `GET ${WEB}/consultant-services/{id}`,
      `GET ${WEB}/consultant-services/{id}/reviews`,
    ],
    items: ['service'],
  },
  membership: {
    setting: 'featureMembership',
    pages: ['/membership'],
    calls: [
      ...[`GET ${WEB}/membership-plans`, `GET ${WEB}/membership-plans/{slug}`],
      `PUT ${WEB}/membership-registrations/own`,
    ],
    items: ['membership'],
  },
  expertTalk: {
    setting: 'featureExpertTalk',
    pages: ['/expert-talk'],
    calls: [
      ...[`GET ${WEB}/talk-experts`, `GET ${WEB}/talk-experts/{id}`, `POST ${WEB}/talks`],
      `POST ${WEB}/talk-experts/{id}/queue`,
      ...[`GET ${WEB}/expert-talk/industrial`, `GET ${WEB}/expert-talk/professional`],
      ...[`GET ${WEB}/industrial-talks`, `GET ${WEB}/professional-talks`, `GET ${WEB}/all-talks`],
      ...[`GET ${WEB}/industrial-talks/{slug}`, `GET ${WEB}/professional-talks/{slug}`],
    ],
    items: [],
  },
  questions: {
    setting: 'featureQuestions',
    pages: ['/written-consultancy'],
    calls: [`POST ${WEB}/question-drafts`],
    items: ['question'],
  },
  giftCards: {
    setting: 'featureGiftCards',
    pages: [],
    calls: [`POST ${WEB}/gift-cards`],
    items: ['gift_card'],
  },
} as const satisfies Record<string, Feature>
type FeatureName = keyof typeof FEATURES
export type FeatureSetting = (typeof FEATURES)[FeatureName]['setting']

type Switches = Readonly<Record<FeatureSetting, 'on' | 'off'>>
/** A function, so that bundles which use none of this leave the list out. */
const names = () => Object.keys(FEATURES) as FeatureName[]

export const featuresOff = (switches: Switches) => names().filter((name) => switches[FEATURES[name].setting] === 'off')

const among = (list: readonly string[], one: string) => list.includes(one)

export const featureOfCall = (call: string) => names().find((name) => among(FEATURES[name].calls, call))
export const featureOfItem = (type: string) => names().find((name) => among(FEATURES[name].items, type))
/** Of a path without the language. */
export const featureOfPath = (path: string) => {
  const [place = ''] = path.split(/[?#]/)
  return names().find((name) => FEATURES[name].pages.some((page) => place === page || place.startsWith(`${page}/`)))
}

/** Logos and the app icon, uploaded by staff; the name ends with the size. */
export const BRAND_PICTURES = '/media/brand/'
export const BRAND_PICTURE = /^[\w-]{22}-\d{1,4}x\d{1,4}\.png$/
/** A picture, or none: the one of our own design. */
export const PICTURE_OR_NONE = /^(?:[\w-]{22}-\d{1,4}x\d{1,4}\.png)?$/
/** A copy of the app icon for tabs and notifications. */
export const SMALL_ICON = '192-'

/** What staff change together on the page of the brand. */
export const BRAND_KEYS = [
  ...(['productName', 'primaryColour', 'logo', 'logoOnDark', 'appIcon'] as const),
  ...(['helpDeskPhone', 'helpDeskEmail', 'helpDeskOpensAt', 'helpDeskClosesAt', 'helpDeskAddress'] as const),
] as const
