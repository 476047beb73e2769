import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bodyIn, encodingFor, pageOf } from './page.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the best encoding both sides support is chosen, and a refused one is not', () => {
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

test('a page has the same content in every encoding, and its own policy', async () => {
  const html = `<p>${'परामर्श '.repeat(500)}</p><script nonce="mark">a()</script>`
  const sent = html.replace(' nonce="mark"', '')
  const response = new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'a=1' } })
  const page = await pageOf(response, { origin: 'http://localhost', mark: 'mark' })
  const { headers, bytes } = page
  const bodies = await Promise.all((['br', 'gzip', 'identity'] as const).map((encoding) => bodyIn(page, encoding)))
  const [br = Buffer.of(), gzipped = Buffer.of(), identity = Buffer.of()] = bodies
  expect(brotliDecompressSync(br).toString()).toBe(sent)
  expect(gunzipSync(gzipped).toString()).toBe(sent)
  expect(identity.toString()).toBe(sent)
  expect(headers.identity['content-security-policy']).toContain('sha256-')
  expect(headers.br).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, no-cache' })
  expect(headers.identity).not.toHaveProperty('set-cookie')
  expect(bytes).toBeGreaterThan(br.length + gzipped.length + identity.length)
})

test('the data of a page has no policy of its own', async () => {
  const { headers } = await pageOf(new Response('[]', { headers: { 'content-type': 'text/x-script' } }), {
    origin: 'http://localhost',
    mark: 'mark',
  })
  expect(headers.identity).not.toHaveProperty('content-security-policy')
})

test('a script that did not come from the renderer is not allowed, even by its hash', async () => {
  const injected = 'steal()'
  const html = `<p><script>${injected}</script><script nonce="guessed">${injected}</script></p><script nonce="mark">own()</script>`
  const finish = (text: string) => ({ html: `${text}<style>a{}</style>`, styles: [hash('a{}')] })
  const page = await pageOf(new Response(html, { headers: { 'content-type': 'text/html' } }), {
    origin: 'http://localhost',
    mark: 'mark',
    finish,
  })
  const policy = page.headers.identity['content-security-policy']
  expect(policy).toContain(hash('own()'))
  expect(policy).toContain(hash('a{}'))
  expect(policy).not.toContain(hash(injected))
  // The renderer's marker is not visible to clients.
  expect(String(await bodyIn(page, 'identity'))).not.toContain('mark')
})
