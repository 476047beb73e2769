import { createHash } from 'node:crypto'
import type { BannerPlace, BannerState, BannerTone } from '#contract/content/constants.ts'
import { featureOfPath, featuresOff } from '#contract/settings/constants.ts'
import type { Settings } from '#contract/settings/endpoints.ts'

interface Times {
  published: boolean
  startsAt: Date | null
  endsAt: Date | null
}

export function stateOf({ published, startsAt, endsAt }: Times, now: Date): BannerState {
  if (!published || !startsAt) return 'draft'
  if (endsAt && endsAt <= now) return 'ended'
  return startsAt > now ? 'scheduled' : 'showing'
}

/** Whether a link leads to a capability that is switched off. */
export function isOff(link: string | null, settings: Settings) {
  const feature = link?.startsWith('/') && featureOfPath(link)
  return feature ? featuresOff(settings).includes(feature) : false
}

/** In the order of staff. */
interface Showing {
  id: number
  tone: BannerTone
  places: readonly BannerPlace[]
}

/** What a banner is chosen for. Here `public` is every public page but the home page. */
const PAGES = {
  home: ['home', 'public'],
  public: ['public'],
  customer: ['customer'],
  consultant: ['consultant'],
} as const satisfies Record<BannerPlace, readonly BannerPlace[]>
const PAGE_KINDS = Object.keys(PAGES) as BannerPlace[]

/** The kinds of pages that a banner applies to. */
export const pagesOf = ({ places }: Pick<Showing, 'places'>) =>
  PAGE_KINDS.filter((page) => PAGES[page].some((place) => places.includes(place)))

/** One banner for each kind of page: the first warning, otherwise the first one. */
export function chosen<One extends Showing>(showing: readonly One[]) {
  const inOrder = showing.toSorted((one, other) => Number(other.tone === 'warning') - Number(one.tone === 'warning'))
  return new Map(
    PAGE_KINDS.flatMap((page) => {
      const first = inOrder.find((banner) => pagesOf(banner).includes(page))
      return first ? [[page, first] as const] : []
    }),
  )
}

/** A reader who closed a banner does not see it again until its text changes. */
export const keyOf = ({ id, text_english, text_hindi }: { id: number; text_english: string; text_hindi: string }) =>
  createHash('sha256')
    .update(JSON.stringify([id, text_english, text_hindi]))
    .digest('base64url')
    .slice(0, 10)
