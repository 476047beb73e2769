import { brotliDecompressSync } from 'node:zlib'
import { BROTLI_QUALITY } from '#server/platform/pages/page.ts'
import { signIn } from '../stress/page-storm.ts'
import { withApp } from './harness/app.ts'
import { type Bench, median } from './harness/bench.ts'
import { asBrowser, bytesOf } from './harness/bytes.ts'
import { type Child, startChild } from './harness/child.ts'
import { type Load, rateOf } from './harness/load.ts'

const ROUNDS = 3
const PAGES = 300
const MEGABYTE = 1024 * 1024
/** With the heap of the rendering thread. */
const MOST_MEMORY_MB = 250

/** Processor time of a page that is rendered for each request, compared with the same markup from bare React. */
const uncached = (name: string, pathIn: (url: string) => string | Promise<string>): Bench => ({
  name: `${name}, rendered for each request: the processor time of bare React against ours`,
  unit: 'µs a page',
  limit: 1 / 3,
  run: () =>
    withApp(
      async (app) => {
        const path = await pathIn(app.url)
        const { headers, body } = await bytesOf(app.url + path)
        const html = brotliDecompressSync(body).toString()
        const baseline = await startChild('react-baseline.ts', { html, headers, brotliQuality: BROTLI_QUALITY })
        try {
          const times = await alternately([
            () => microsOf(app, { path, visitors: true }),
            () => microsOf(baseline, { path: '/' }),
            () => microsOf(baseline, { path: '/uncompressed' }),
          ])
          const [ours = 0, bare = 0, uncompressed = 0] = times
          const notes = [
            `${html.length} characters, ${body.length} bytes compressed`,
            `bare React without compression ${uncompressed.toFixed(0)} µs`,
          ]
          return { ours: bare, baseline: ours, notes }
        } finally {
          await baseline.stop()
        }
      },
      { freshSeconds: 0 },
    ),
})

/** How much of its idle rate an API call keeps while pages are rendered; a failed request on either side stops it. */
const besideRendering: Bench = {
  name: 'get-user-details while 20 connections render pages, against its idle rate',
  unit: 'requests/s',
  limit: 0.3,
  run: () =>
    withApp(
      async (app) => {
        const call = {
          path: '/api/mobile/v1/get-user-details',
          headers: { authorization: `Bearer ${await signIn(app.url)}` },
        }
        const pages = { path: ['/', '/consultants'], headers: asBrowser, connections: 20, visitors: true }
        const rendered: number[] = []
        const beside = async () => {
          const [rate, pageRate] = await Promise.all([rateOf(app, call), rateOf(app, pages)])
          rendered.push(pageRate.perSecond)
          return rate.perSecond
        }
        const [ours = 0, idle = 0] = await alternately([beside, async () => (await rateOf(app, call)).perSecond])
        return { ours, baseline: idle, notes: [`${median(rendered).toFixed(0)} pages/s were rendered meanwhile`] }
      },
      { freshSeconds: 0 },
    ),
}

/** Different pages, so that each is rendered and takes its place in the cache. */
const differentPages = Array.from({ length: PAGES }, (_, index) => {
  const feeMin = 100 + (index >> 1)
  return `${index % 2 ? '/hi' : ''}/consultants?feeMin=${feeMin}`
})

const memory: Bench = {
  name: `memory after ${PAGES} different pages: the most allowed against what was used`,
  unit: 'MB',
  limit: 1,
  run: () =>
    withApp(async (app) => {
      const started = await app.memoryBytes()
      for (const [index, path] of differentPages.entries()) await openPage(app, path, index)
      const used = await app.memoryBytes()
      return {
        ours: MOST_MEMORY_MB,
        baseline: used / MEGABYTE,
        notes: [`${(started / MEGABYTE).toFixed(0)} MB once it had started`],
      }
    }),
}

async function openPage(app: Child, path: string, visitor: number) {
  const headers = { ...asBrowser, 'x-forwarded-for': `10.2.${visitor >> 8}.${visitor & 255}` }
  const answer = await fetch(app.url + path, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} returned ${answer.status}`)
}

/** Two at once, as many as are rendered at once. */
const microsOf = async (server: Child, load: Load) =>
  (await rateOf(server, { headers: asBrowser, connections: 2, ...load })).cpuMicros

/** The medians of several rounds; the first round only warms up. */
async function alternately(measures: (() => Promise<number>)[]) {
  const results = measures.map(() => [] as number[])
  for (let round = -1; round < ROUNDS; round += 1)
    for (const [at, measure] of measures.entries()) {
      const result = await measure()
      if (round >= 0) results[at]?.push(result)
    }
  return results.map(median)
}

/** The profile that the list shows first. */
async function firstProfile(url: string) {
  const html = await (await fetch(`${url}/consultants`)).text()
  const [path] = /\/consultants\/(?!compare)[\w-]+(?=["?])/.exec(html) ?? []
  if (!path) throw new Error('the list shows no consultant')
  return path
}

export const bench: Bench[] = [
  uncached('home page', () => '/'),
  uncached('list of consultants', () => '/consultants'),
  uncached('profile', firstProfile),
  besideRendering,
  memory,
]
