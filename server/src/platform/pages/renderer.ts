import type { Page } from './page.ts'
import type { PageParameters } from './page-key.ts'

/** How loaders reach the API: like fetch, without a network in between. */
export type CallApi = (path: string, init: RequestInit) => Promise<Response>

export interface Rendered {
  page: Page
  /** False when the page was made of an incomplete answer and should be tried again soon. */
  cacheable: boolean
}

/** A page of the product, or the one that stands in its place while it cannot be rendered. */
export type PageKind = 'page' | 'stand-in'

/** Nothing can be rendered at the moment; the same request may succeed in a few seconds. */
export class RenderUnavailable extends Error {
  override name = 'RenderUnavailable'
}

/** Makes complete pages: HTML, policy, compressed forms. */
export interface Renderer {
  render: (path: string, kind?: PageKind) => Promise<Rendered>
  parameters: PageParameters
  /** The paths of all pages without the language, parts that vary written ':name'. */
  paths: readonly string[]
  close: () => Promise<void>
}

/** An address says by itself in which language it is read. */
export const languageOf = (path: string) => (/^\/hi(?:[/.?]|$)/.test(path) ? 'hi' : 'en')
