import type { APIResponse } from '@playwright/test'
import { scriptsOf } from '../scripts/measure-first-load.ts'
import { expect, test } from './support/test.ts'

test('a violation would be detected', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.broken = true'
    document.head.append(script)
  })
  await expect.poll(() => complaints.join('\n')).toContain('Content Security Policy')
})

test('every response carries the security headers', async ({ request }) => {
  const [script] = scriptsOf(await (await request.get('/')).text())
  const answers: [string, Promise<APIResponse>][] = [
    ['a page', request.get('/')],
    ['the page again, now cached', request.get('/')],
    ['a page in Hindi', request.get('/hi')],
    ['a page that is not there', request.get('/no-such-page')],
    ['an asset', request.get(script!)],
    ['an asset that is not there', request.get('/assets/no-such-file.js')],
    ['the API', request.get('/api/web/v1/settings')],
    ['an API path that is not there', request.get('/api/nothing')],
    ['a refusal', request.get('/api/mobile/v1/get-user-details')],
    [
      'a broken body',
      request.post('/api/mobile/v1/verify', { data: '{', headers: { 'content-type': 'application/json' } }),
    ],
    ['a broken address', request.get('/%ff')],
    ['the demo inbox', request.get('/demo/inbox')],
    ['the API description', request.get('/api/docs')],
    ['health', request.get('/livez')],
    ['the manifest', request.get('/manifest.webmanifest')],
  ]
  for (const [what, asked] of answers) {
    const headers = (await asked).headers()
    expect.soft(headers['content-security-policy'], what).toBeTruthy()
    expect.soft(headers['x-content-type-options'], what).toBe('nosniff')
    expect.soft(headers['x-frame-options'], what).toMatch(/DENY|SAMEORIGIN/)
    expect.soft(headers['referrer-policy'], what).toBe('strict-origin-when-cross-origin')
    expect.soft(headers['strict-transport-security'], what).toBeTruthy()
    expect.soft(headers['cross-origin-opener-policy'], what).toBe('same-origin')
    expect.soft(headers['x-request-id'], what).toMatch(/^[\w-]{8,}$/)
    expect.soft(headers['x-powered-by'], what).toBeUndefined()
  }
  expect(await (await request.get('/api/nothing')).json()).toMatchObject({ code: 'not_found' })
})
