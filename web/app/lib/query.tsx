import {
  type DataTag,
  type DehydratedState,
  dehydrate,
  type FetchQueryOptions,
  hashKey,
  QueryClient,
  type QueryKey,
  type QueryObserverResult,
  queryOptions,
} from '@tanstack/react-query'
import { createContext as createReactContext, use } from 'react'
import { createContext, data, type RouterContextProvider } from 'react-router'
import type { Call, Endpoint, Received, Sent } from '#contract/endpoint.ts'
import { featureOfPath } from '#contract/settings/constants.ts'
import { type Api, ApiProblem } from './api.ts'
import { plainPath } from './i18n/language.ts'

/** What the page handler provides to loaders: the API in process, and control of caching. */
export interface PageScope {
  api: Api
  /** The public origin. */
  origin: string
  /** Set to false if the page was rendered from an incomplete response. */
  cacheable: boolean
  /** When something on the page begins or ends, in epoch milliseconds: it is rendered again from then on. */
  staleAt: number
  /** Marks the scripts of this rendering as the renderer's own. */
  mark: string
  /** Logs an error of a loader or a rendering on the server. */
  report: (error: unknown) => void
}
export const pageContext = createContext<PageScope>()

const ApiContext = createReactContext<Api | null>(null)
export const ApiProvider = ApiContext.Provider
export function useApi() {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi needs an ApiProvider above it')
  return api
}

const FRESH_MS = 60_000
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: (count, error) => count < 2 && mayPass(error) },
      // Mutations fail at once without a network: queued, they would happen when nobody expects them any more.
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** Only temporary failures are retried. */
const mayPass = (error: Error) => !(error instanceof ApiProblem) || error.status === 0 || error.status >= 500

/** Query options of one endpoint: its name and input are the key, the `data` of its response the result. */
export const apiQuery = <E extends Endpoint>(api: Api, what: Call<E>, input: Sent<E>) =>
  queryOptions({
    queryKey: [what, input] as const,
    queryFn: async ({ signal }): Promise<Received<E>> => (await api.call<E>(what, input, { signal })).data,
  })

/** The states of a SPEC data area: pending, then fulfilled (errors cleared) or rejected (the server's body stored); fetched once answered. */
export const areaState = ({ isPending, isFetching, isFetched, error }: AreaResult) => ({
  loading: isPending && isFetching,
  errors: error instanceof ApiProblem ? error.body : null,
  fetched: isFetched,
})
type AreaResult = Pick<QueryObserverResult, 'isPending' | 'isFetching' | 'isFetched' | 'error'>

// biome-ignore lint/suspicious/noExplicitAny: queries of unrelated result types; no narrower type fits all of them.
type AnyQuery = FetchQueryOptions<any, any, any, any>
export interface Wanted {
  /** The page cannot be shown without these: if one fails, the page fails. */
  required?: AnyQuery[]
  /** Without these a part of the page is left out, and the browser fetches them again. */
  optional?: AnyQuery[]
}
export interface Prefetched {
  queries: DehydratedState
}

/** For loaders: fetches what the screen's components will read, and dehydrates it into the page. */
export async function prefetch(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  wanted: (api: Api) => Wanted,
): Promise<Prefetched> {
  const scope = context.get(pageContext)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { required = [], optional = [] } = wanted(scope.api)
  const [, answers] = await Promise.all([
    Promise.all(required.map((query) => client.fetchQuery(query))).catch(asResponse),
    Promise.allSettled(optional.map((query) => client.fetchQuery(query))),
  ])
  const failed = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  const [off] = failed.filter(isOff)
  if (off && featureOfPath(pagePath(request))) asResponse(off)
  if (failed.some((error) => !isOff(error))) scope.cacheable = false
  return { queries: dehydrate(client) }
}

/** The path of the page that is loaded; a navigation inside the site requests its data only. */
const pagePath = (request: Request) => plainPath(new URL(request.url).pathname.replace(/\.data$/, ''))

/**
 * The page of what is switched off is not found. Another page is complete without it, until a setting changes, which
 * discards cached pages.
 */
const isOff = (error: unknown) => error instanceof ApiProblem && error.body.code === 'feature_off'

function asResponse(error: unknown): never {
  if (error instanceof ApiProblem) throw data(error.body, { status: error.status || 503 })
  throw error
}

/** A query's result, read from a dehydrated state. */
export function answerIn<T>({ queries }: DehydratedState, { queryKey }: { queryKey: DataTag<QueryKey, T, Error> }) {
  const wanted = hashKey(queryKey)
  return queries.find(({ queryHash }) => queryHash === wanted)?.state.data as T | undefined
}

const isPrefetched = (value: unknown): value is Prefetched =>
  typeof value === 'object' && value !== null && 'queries' in value

/** The dehydrated states of all loaders of the current page, merged. */
export function mergeStates(loaderData: readonly unknown[]): DehydratedState {
  const states = loaderData.filter(isPrefetched).map(({ queries }) => queries)
  return { mutations: [], queries: states.flatMap(({ queries }) => queries) }
}
