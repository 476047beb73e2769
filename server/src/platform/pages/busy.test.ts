import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerProblems } from '../http/answer-problems.ts'
import { guardAgainstOverload } from '../http/overload.ts'
import { setResponseHeaders } from '../http/response-headers.ts'
import { busyPages } from './busy.ts'
import { pageOf } from './page.ts'

/** An overloaded app that had time to render its pages before. */
async function stuckApp({ drawn = true } = {}) {
  const asked: string[] = []
  const busy = busyPages({
    render: async (path, kind) => {
      asked.push(`${path} ${kind}`)
      const html = `<html lang="${path.startsWith('/hi') ? 'hi' : 'en'}"><style nonce="m">a{}</style></html>`
      const response = new Response(html, {
        status: 503,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
      return { page: await pageOf(response, { origin: 'https://paramarsh.example', mark: 'm' }), cacheable: true }
    },
    report: (error) => expect.unreachable(String(error)),
  })
  const app = Fastify()
  answerProblems(app)
  setResponseHeaders(app)
  await guardAgainstOverload(app, { isHealthy: () => false, checkEveryMs: 60_000 })
  app.get('/api/web/v1/settings', async () => ({}))
  app.get('/assets/site.css', async () => 'a{}')
  app.get('/*', { config: { pressureHandler: busy.answer } }, () => expect.unreachable('page rendered'))
  app.addHook('onClose', busy.stop)
  if (drawn) await busy.renderAhead()
  return { get: (url: string) => app.inject({ url }), asked }
}

test('a visitor gets the overload page, in the language of the address', async () => {
  const { get, asked } = await stuckApp()
  for (const [url, language] of [
    ['/', 'en'],
    ['/consultants?sector=dal', 'en'],
    ['/hindsight', 'en'],
    ['/hi', 'hi'],
    ['/hi/consultants/meera-joglekar', 'hi'],
  ] as const) {
    const { statusCode, headers, body } = await get(url)
    expect(statusCode, url).toBe(503)
    expect(headers, url).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '5',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.any(String),
    })
    expect(headers['content-security-policy'], url).toMatch(
      /^default-src 'self'; script-src 'self'; style-src 'self' 'sha/,
    )
    expect(body, url).toBe(`<html lang="${language}"><style>a{}</style></html>`)
  }
  expect(asked).toEqual(['/busy stand-in', '/hi/busy stand-in'])
})

test('API clients, data requests of open pages, and requests before anything is rendered get the problem', async () => {
  const { get } = await stuckApp()
  const early = await stuckApp({ drawn: false })
  for (const answer of [
    await get('/api/web/v1/settings'),
    await get('/consultants.data'),
    await get('/hi/consultants.data?_routes=root'),
    await early.get('/'),
  ]) {
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  }
})

test('the files of the page are still served', async () => {
  const { get } = await stuckApp()
  expect((await get('/assets/site.css')).statusCode).toBe(200)
})
