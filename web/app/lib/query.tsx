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
import { type Api, ApiProblem } from './api.ts'

/** What the page handler gives to loaders: the API without a network in between, and the say over caching. */
export interface PageScope {
  api: Api
  /** Origin under which people reach us. */
  origin: string
  /** Set to false when the page was made of an incomplete answer. */
  cacheable: boolean
  /** What marks the scripts of this rendering as the renderer's own. */
  mark: string
  /** Tells the log of the house what went wrong in a loader or a rendering. */
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
      // A deed that finds no network fails at once: kept for later it would happen when nobody expects it any more.
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** Only what may pass by itself is worth asking again. */
const mayPass = (error: Error) => !(error instanceof ApiProblem) || error.status === 0 || error.status >= 500

/** Query options of one endpoint: its words and its input are the key, the `data` of its answer the result. */
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

// biome-ignore lint/suspicious/noExplicitAny: a list of queries of unrelated results; no narrower type fits all of them.
type AnyQuery = FetchQueryOptions<any, any, any, any>
export interface Wanted {
  /** The page cannot be shown without these: their failure is the page's failure. */
  required?: AnyQuery[]
  /** Without these a part of the page is left out, and the browser asks again. */
  optional?: AnyQuery[]
}
export interface Prefetched {
  queries: DehydratedState
}

/** For loaders: asks for what the screen's components will read, and hands it over with the page. */
export async function prefetch(
  { context }: { context: Readonly<RouterContextProvider> },
  wanted: (api: Api) => Wanted,
): Promise<Prefetched> {
  const scope = context.get(pageContext)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { required = [], optional = [] } = wanted(scope.api)
  const [, answers] = await Promise.all([
    Promise.all(required.map((query) => client.fetchQuery(query))).catch(asResponse),
    Promise.allSettled(optional.map((query) => client.fetchQuery(query))),
  ])
  if (answers.some(({ status }) => status === 'rejected')) scope.cacheable = false
  return { queries: dehydrate(client) }
}

function asResponse(error: unknown): never {
  if (error instanceof ApiProblem) throw data(error.body, { status: error.status || 503 })
  throw error
}

/** What a query was answered with, read from a state that is on its way to the browser. */
export function answerIn<T>({ queries }: DehydratedState, { queryKey }: { queryKey: DataTag<QueryKey, T, Error> }) {
  const wanted = hashKey(queryKey)
  return queries.find(({ queryHash }) => queryHash === wanted)?.state.data as T | undefined
}

const isPrefetched = (value: unknown): value is Prefetched =>
  typeof value === 'object' && value !== null && 'queries' in value

/** All that the loaders of the current page handed over, as one state. */
export function mergeStates(loaderData: readonly unknown[]): DehydratedState {
  const states = loaderData.filter(isPrefetched).map(({ queries }) => queries)
  return { mutations: [], queries: states.flatMap(({ queries }) => queries) }
}
