import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodingFor, pageOf } from './page.ts'

test('the best coding both sides know is chosen, and a refused one is not', () => {
  const asked = {
    'gzip, deflate, br, zstd': 'br',
    'gzip;q=1.0, br;q=0': 'gzip',
    'br;q=0, gzip;q=0': 'identity',
    '*': 'br',
    deflate: 'identity',
    '': 'identity',
  }
  for (const [header, encoding] of Object.entries(asked)) expect(encodingFor(header), header).toBe(encoding)
  expect(encodingFor(undefined)).toBe('identity')
})

test('a page carries the same bytes in every coding, and its own policy', async () => {
  const html = `<p>${'परामर्श '.repeat(500)}</p><script>a()</script>`
  const response = new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'a=1' } })
  const { body, headers, bytes } = await pageOf(response, { origin: 'http://localhost', freshUntil: 0 })
  expect(brotliDecompressSync(body.br).toString()).toBe(html)
  expect(gunzipSync(body.gzip).toString()).toBe(html)
  expect(body.identity.toString()).toBe(html)
  expect(headers.identity['content-security-policy']).toContain('sha256-')
  expect(headers.br).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, no-cache' })
  expect(headers.identity).not.toHaveProperty('set-cookie')
  expect(bytes).toBeGreaterThan(body.identity.length)
})

test('the data of a page has no policy of its own', async () => {
  const { headers } = await pageOf(new Response('[]', { headers: { 'content-type': 'text/x-script' } }), {
    origin: 'http://localhost',
    freshUntil: 0,
  })
  expect(headers.identity).not.toHaveProperty('content-security-policy')
})
