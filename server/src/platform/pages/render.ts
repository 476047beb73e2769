import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { pathsOf } from './canonical-path.ts'
import { drawFirst } from './draw-first.ts'
import { type Finished, pageOf } from './page.ts'
import type { PageParameters } from './page-key.ts'
import type { Guests } from './policy.ts'
import { type CallApi, languageOf, type PageKind, type PagesMode, type Rendered, type Renderer } from './renderer.ts'

/** What the API client of the web reads of a response. */
type ApiFetch = (path: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>

/** The exports of the web build's entry.server. Contexts are compared by identity, so they must be the build's own. */
interface PageEntry {
  createApi(settings: { fetch: ApiFetch; language: () => 'en' | 'hi' }): unknown
  pageContext: Parameters<RouterContextProvider['set']>[0]
  pageParameters: PageParameters
}

export interface RendererOptions {
  loadBuild: () => Promise<ServerBuild>
  mode: PagesMode
  origin: string
  guests?: Guests | undefined
  /** Reads a style sheet of the built site; without it the HTML stays as React rendered it. */
  readStyles?: (path: string) => string
  callApi: CallApi
  report: (error: unknown) => void
}

export async function makeRenderer(options: RendererOptions): Promise<Renderer> {
  const { loadBuild, mode, origin, guests, callApi, report, readStyles } = options
  // Given a function, the router would prepare its routes for each request; only a build that changes needs that.
  const handle = createRequestHandler(mode === 'development' ? loadBuild : await loadBuild(), mode)
  const entryOf = async () => (await loadBuild()).entry.module as unknown as PageEntry
  const finish = readStyles && ((html: string) => drawFirst(html, readStyles))

  async function render(path: string, kind: PageKind = 'page'): Promise<Rendered> {
    const entry = await entryOf()
    const language = languageOf(path)
    const api = entry.createApi({ fetch: fetchThrough(callApi), language: () => language })
    const mark = randomBytes(16).toString('hex')
    const scope = { api, origin, cacheable: true, staleAt: Number.POSITIVE_INFINITY, report, mark }
    const context = new RouterContextProvider()
    context.set(entry.pageContext, scope)
    const response = await handle(new Request(origin + path), context)
    const cacheable = scope.cacheable && response.status === 200
    const { staleAt } = scope
    if (kind === 'page') return { page: await pageOf(response, { origin, guests, mark, finish }), cacheable, staleAt }
    const standIn = new Response(response.body, { status: 503, headers: response.headers })
    const still = (html: string) => withoutModules(finish?.(html) ?? { html, styles: [] })
    return { page: await pageOf(standIn, { origin, guests, mark, finish: still }), cacheable }
  }

  const paths = pathsOf((await loadBuild()).routes)
  return { render, parameters: (await entryOf()).pageParameters, paths, close: async () => {} }
}

const fetchThrough =
  (callApi: CallApi): ApiFetch =>
  async (path, { method = 'GET', headers }) => {
    const { status, body } = await callApi(path, { method, headers: Object.fromEntries(new Headers(headers)) })
    return { ok: status >= 200 && status < 300, status, json: async () => JSON.parse(body) }
  }

/** Otherwise the router would look up the page of the address, and request it from the server again. */
const withoutModules = ({ html, styles }: Finished): Finished => ({
  html: html.replace(/<script type="later"[\s\S]*?<\/script>/g, '').replace(/<link rel="later"[^>]*>/g, ''),
  styles,
})
