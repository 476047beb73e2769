import type { BannerPlace } from '#contract/content/constants.ts'
import type { Banner } from './api.ts'

/** `export const handle` of a layout: whose banners its pages show. Without it they show those of public pages. */
export interface BannersHandle {
  banners: readonly ('customer' | 'consultant')[]
}

const namesBanners = (handle: unknown): handle is BannersHandle =>
  typeof handle === 'object' && handle !== null && 'banners' in handle

/** Whom a banner is for: the page is rendered for everyone, and the style sheet shows it to this type of account. */
const READERS = { customer: 'user', consultant: 'consultant' } as const

export interface Shown {
  banner: Banner
  reader?: 'user' | 'consultant' | undefined
}

/** What a page shows: one banner, or on a page of both customers and consultants one for each. */
export function bannersOn(path: string, matches: readonly { handle: unknown }[], banners: readonly Banner[]): Shown[] {
  const own = matches.map(({ handle }) => handle).findLast(namesBanners)?.banners
  const shownOn = (page: BannerPlace) => banners.filter(({ pages }) => pages.includes(page))
  if (!own) return shownOn(path === '/' ? 'home' : 'public').map((banner) => ({ banner }))
  return own.flatMap((page) => shownOn(page).map((banner) => ({ banner, reader: READERS[page] })))
}
