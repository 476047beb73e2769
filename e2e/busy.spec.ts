import Fastify from 'fastify'
import { answerProblems } from '#server/platform/http/answer-problems.ts'
import { guardAgainstOverload } from '#server/platform/http/overload.ts'
import { setResponseHeaders } from '#server/platform/http/response-headers.ts'
import { servePages } from '#server/platform/pages/pages.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { callApiOf } from './support/call-api.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

/** The app's pages behind the overload guard, blocked for as long as the test says so. */
async function guardedPages(apiUrl: string) {
  const site = { isStuck: false }
  const app = Fastify({ forceCloseConnections: true })
  answerProblems(app)
  setResponseHeaders(app)
  await guardAgainstOverload(app, { isHealthy: () => !site.isStuck, checkEveryMs: 10 })
  await servePages(app, { mode: 'production', publicUrl: apiUrl, callApi: callApiOf(apiUrl) })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { site, url, close: () => app.close() }
}

test(
  'an overloaded server shows a page that says so, and the requested page once it can',
  ON_DESKTOP,
  async ({ page, baseURL }) => {
    const { site, url, close } = await guardedPages(baseURL!)
    try {
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      const address = `${url}/hi/consultants?city=Pune`
      site.isStuck = true
      const seen = async () => {
        const answer = await page.request.get(address)
        return [answer.status(), answer.headers()['content-type']]
      }
      await expect.poll(seen).toEqual([503, 'text/html; charset=utf-8'])
      const answer = await page.goto(address)
      expect(answer!.status()).toBe(503)
      expect(answer!.headers()['retry-after']).toBe('5')
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
      await expect(page).toHaveTitle(/अभी हम व्यस्त हैं/)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('अभी हम व्यस्त हैं')
      await expectNoAxeFindings(page, 'the busy page')
      // The browser itself reports the 503.
      expect(complaints.filter((line) => !line.includes('503'))).toEqual([])
      site.isStuck = false
      await expect.poll(async () => (await page.request.get(address)).status()).toBe(200)
      await page.getByRole('link', { name: 'फिर कोशिश करें' }).click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('अभी हम व्यस्त हैं')
      await expect(page).toHaveURL(address)
    } finally {
      await close()
    }
  },
)
