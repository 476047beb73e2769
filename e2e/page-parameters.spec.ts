import { loadFromDisk } from '#server/platform/pages/build.ts'
import { makePageKey } from '#server/platform/pages/page-key.ts'
import { makeRenderer } from '#server/platform/pages/render.ts'
import { callApiOf } from './support/call-api.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

/** Values for the variable parts of paths; pages about one record are rendered in the browser, whatever its id. */
const SAMPLES: Record<string, string> = { consultant: 'meera-joglekar', segment: 'industrial' }
const exampleOf = (path: string) => path.replaceAll(/:(\w+)/g, (_, name: string) => SAMPLES[name] ?? '1')
/** Read during rendering, but nothing depends on them until the browser has hydrated. */
const LEFT_TO_BROWSER = ['next', 'talk', 'room']
/** The search field in the header repeats the search of the list; on other pages it is empty. */
const IN_HEADER = ['search']
const PROBE = 'probe'
const OF_ROUTER = ['_routes', 'index', 'paths', 'version']

test(
  'every parameter that a page reads while it is rendered is part of its cache key',
  ON_DESKTOP,
  async ({ baseURL }) => {
    const build = await loadFromDisk()
    const { render, parameters, paths } = await makeRenderer({
      loadBuild: async () => build,
      mode: 'production',
      origin: baseURL!,
      callApi: callApiOf(baseURL!),
      report: (error) => {
        throw error
      },
    })
    const keyOf = makePageKey(parameters)
    expect(Object.keys(parameters).filter((path) => !paths.includes(path))).toEqual([])
    expect(paths.length).toBeGreaterThan(60)
    const read = new Set<string>()
    const original = {
      get: URLSearchParams.prototype.get,
      has: URLSearchParams.prototype.has,
      getAll: URLSearchParams.prototype.getAll,
    }
    for (const name of ['get', 'has', 'getAll'] as const) {
      const inner = original[name] as (this: URLSearchParams, key: string) => never
      URLSearchParams.prototype[name] = function (this: URLSearchParams, key: string) {
        // Only reads of the request's URL count, not of URLs that a page builds itself.
        if (original.has.call(this, PROBE)) read.add(key)
        return inner.call(this, key)
      }
    }
    try {
      for (const path of paths.map(exampleOf)) {
        read.clear()
        await render(`${path}?${PROBE}=1`)
        const names = [...read].filter((name) => ![...LEFT_TO_BROWSER, ...IN_HEADER, ...OF_ROUTER].includes(name))
        const stored = new URL(keyOf(`${path}?${names.map((name) => `${name}=1`).join('&')}`), baseURL).searchParams
        expect.soft([...stored.keys()].sort(), path).toEqual(names.sort())
      }
    } finally {
      Object.assign(URLSearchParams.prototype, original)
    }
  },
)

test(
  'a page has one address, whatever the letter case, escapes and slashes of the request',
  ON_DESKTOP,
  async ({ request }) => {
    const headers = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers()
    expect((await headers('/CONSULTANTS/?page=2')).location).toBe('/consultants?page=2')
    expect((await headers('/HI/%61bout')).location).toBe('/hi/about')
    expect((await headers('/Consultants/meera-joglekar')).location).toBe('/consultants/meera-joglekar')
    expect((await request.get('/consultants/meera-joglekar', { maxRedirects: 0 })).status()).toBe(200)
  },
)
