import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DocumentProblem } from './document.ts'
import { createSafeFetch, type Edge } from './fetch-safely.ts'
import { isPublicAddress } from './public-address.ts'

/** A server on this machine replaces the internet: names are resolved from a list, and https is mapped to its port. */
let server: Server
let port = 0
const names: Record<string, string[]> = {
  'calendar.example': ['93.184.216.34'],
  'inside.example': ['10.0.0.7'],
  'both.example': ['93.184.216.34', '127.0.0.1'],
}
let asked: string[] = []
beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(request.url ?? '')
    const { host } = request.headers
    if (request.url === '/moved.ics') return reply.writeHead(302, { location: '/busy.ics' }).end()
    if (request.url === '/inside.ics') return reply.writeHead(302, { location: 'https://inside.example/' }).end()
    if (request.url === '/meta.ics') return reply.writeHead(302, { location: 'https://169.254.169.254/latest' }).end()
    if (request.url === '/plain.ics') return reply.writeHead(302, { location: 'http://calendar.example/' }).end()
    if (request.url === '/round.ics') return reply.writeHead(302, { location: '/round.ics' }).end()
    if (request.url === '/large.ics') return reply.end('x'.repeat(4096))
    if (request.url === '/gone.ics') return reply.writeHead(404).end()
    if (request.url === '/broken.ics') return reply.writeHead(500).end()
    if (request.url === '/packed.ics') return reply.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
    if (request.url === '/slow.ics') return reply.write('BEGIN')
    if (request.headers['if-none-match'] === '"one"') return reply.writeHead(304).end()
    reply.setHeader('etag', '"one"').end(`text of ${host}`)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
})

const edge = (): Edge => ({
  // Only the name resolution is faked; the result is checked, and then mapped to this machine.
  resolve: ((
    name: string,
    _: object,
    callback: (error: Error | null, found: { address: string; family: number }[]) => void,
  ) =>
    callback(
      null,
      (names[name] ?? ['127.0.0.1']).map((address) => ({ address, family: 4 })),
    )) as unknown as Edge['resolve'],
  request: (url, options, onAnswer) =>
    httpRequest(
      {
        ...{ host: url.hostname, port, path: url.pathname, headers: { ...options.headers, host: url.host } },
        ...{ signal: options.signal, agent: false },
        lookup: (name, how, callback) =>
          options.lookup!(name, { ...how, all: true }, (error) =>
            error
              ? callback(error, [])
              : how.all
                ? callback(null, [{ address: '127.0.0.1', family: 4 }])
                : callback(null, '127.0.0.1', 4),
          ),
      },
      onAnswer,
    ),
  isPublic: isPublicAddress,
  mostBytes: 1024,
  mostMs: 400,
})
const fetched = (address: string, etag?: string) => createSafeFetch(edge())(address, etag)
const trouble = (address: string) =>
  fetched(address).then(
    () => 'none',
    (problem: DocumentProblem) => problem.trouble,
  )

describe('an external document', () => {
  test('is returned with its tag, also after a redirect', async () => {
    expect(await fetched('https://calendar.example/busy.ics')).toEqual({
      text: 'text of calendar.example',
      etag: '"one"',
    })
    expect((await fetched('https://calendar.example/moved.ics'))?.text).toBe('text of calendar.example')
  })
  test('is undefined if unchanged', async () => {
    expect(await fetched('https://calendar.example/busy.ics', '"one"')).toBeUndefined()
  })
  test.each([
    'http://calendar.example/',
    'ftp://calendar.example/',
    'file:///etc/passwd',
    'https://calendar.example:8443/',
    'https://somebody:secret@calendar.example/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/',
    'https://inside.example/',
    'https://both.example/',
    'nonsense',
  ])('is refused at %s, without a request', async (address) => {
    expect(await trouble(address)).toBe('refused')
    expect(asked).toEqual([])
  })
  test.each(['inside', 'meta', 'plain'])('is refused if a redirect leads to something forbidden (%s)', async (name) => {
    expect(await trouble(`https://calendar.example/${name}.ics`)).toBe('refused')
    expect(asked).toEqual([`/${name}.ics`])
  })
  test.each([
    ['round', 'unreachable'],
    ['large', 'too_large'],
    ['gone', 'missing'],
    ['broken', 'unreachable'],
    ['packed', 'unreachable'],
    ['slow', 'too_slow'],
  ])('that is %s is reported as such', async (name, said) => {
    expect(await trouble(`https://calendar.example/${name}.ics`)).toBe(said)
  })
})

describe('an address', () => {
  test.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1::1'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
  test.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.8.8.8', '169.254.1.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fc00::1', 'ff02::1', '64:ff9b::a00:1'],
    ...['2001::1', '2001:db8::1', '2002:7f00:1::', '::ffff:10.0.0.1', 'calendar.example', ''],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
