import type { Page } from './page.ts'
import type { PageParameters } from './page-key.ts'

export type PagesMode = 'development' | 'production'

export interface ApiAnswer {
  status: number
  body: string
}

/** How loaders call the API in process. */
export type CallApi = (path: string, call: ApiCall) => Promise<ApiAnswer>
export interface ApiCall {
  method: string
  headers: Record<string, string>
}

export interface Rendered {
  page: Page
  /** False if the page was made from an incomplete response and should be rendered again soon. */
  cacheable: boolean
  /** When something on the page begins or ends, in epoch milliseconds; the page is not reused from then on. */
  staleAt?: number
}

/** A page of the product, or the one shown while it cannot be rendered. */
export type PageKind = 'page' | 'stand-in'

/** Nothing can be rendered at the moment; the same request may succeed in a few seconds. */
export class RenderUnavailable extends Error {
  override name = 'RenderUnavailable'
}

/** Renders complete pages: HTML, policy, compressed variants. */
export interface Renderer {
  render: (path: string, kind?: PageKind) => Promise<Rendered>
  parameters: PageParameters
  /** The paths of all pages without the language, with variable segments as ':name'. */
  paths: readonly string[]
  close: () => Promise<void>
}

/** The language follows from the address. */
export const languageOf = (path: string) => (/^\/hi(?:[/.?]|$)/.test(path) ? 'hi' : 'en')
