import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { PagesMode } from '../pages.ts'

/** How loaders reach the API: like fetch, without a network in between. */
export type CallApi = (path: string, init: RequestInit) => Promise<Response>

/** What the web build's entry.server hands out. Contexts are compared by identity, so they must be the build's own. */
interface PageEntry {
  createApi(settings: { fetch: CallApi; language: () => 'en' | 'hi' }): unknown
  pageContext: Parameters<RouterContextProvider['set']>[0]
}

export interface Rendered {
  response: Response
  /** False when the page was made of an incomplete answer and should be tried again soon. */
  cacheable: boolean
}

/** An address says by itself in which language it is read. */
export const languageOf = (path: string) => (/^\/hi(?:[/.?]|$)/.test(path) ? 'hi' : 'en')

interface RendererOptions {
  loadBuild: () => Promise<ServerBuild>
  mode: PagesMode
  origin: string
  callApi: CallApi
  report: (error: unknown) => void
}

export function makeRenderer({ loadBuild, mode, origin, callApi, report }: RendererOptions) {
  const handle = createRequestHandler(loadBuild, mode)
  return async function render(path: string, headers: HeadersInit): Promise<Rendered> {
    const entry = (await loadBuild()).entry.module as unknown as PageEntry
    const language = languageOf(path)
    const api = entry.createApi({ fetch: callApi, language: () => language })
    const scope = { api, origin, cacheable: true, report }
    const context = new RouterContextProvider()
    context.set(entry.pageContext, scope)
    const response = await handle(new Request(origin + path, { headers }), context)
    return { response, cacheable: scope.cacheable && response.status === 200 }
  }
}
