import type { LookupAddress, lookup } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { DocumentProblem, type FetchDocument, type FetchedDocument } from './document.ts'
import { isPublicAddress } from './public-address.ts'

const MOST_BYTES = 2 * 1024 * 1024
const MOST_MS = 10_000
const MOST_REDIRECTS = 3

/** The outside edge; tests replace what is behind it. */
export interface Edge {
  resolve: typeof lookup
  request: (
    url: URL,
    options: RequestOptions,
    onAnswer: (answer: IncomingMessage) => void,
  ) => { end: () => void; on: (event: 'error', callback: (error: Error) => void) => unknown }
  isPublic: (address: string) => boolean
  mostBytes: number
  mostMs: number
}
const names = new Resolver({ timeout: 3_000, tries: 2 })
/** Queries DNS without the few threads of Node, which a slow DNS server would occupy. */
const resolve = ((hostname: string, _: object, callback: (error: Error | null, found: LookupAddress[]) => void) => {
  const asked = [names.resolve4(hostname), names.resolve6(hostname)]
  void Promise.allSettled(asked).then((answers) => {
    const found = answers.flatMap((answer, at) =>
      answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: at === 0 ? 4 : 6 })) : [],
    )
    callback(found.length > 0 ? null : new DocumentProblem('unreachable'), found)
  })
}) as unknown as typeof lookup

const internet: Edge = {
  resolve,
  request: httpsRequest,
  isPublic: isPublicAddress,
  mostBytes: MOST_BYTES,
  mostMs: MOST_MS,
}

/**
 * Fetches an untrusted address safely (no SSRF): only https on its default port, only public addresses, resolved once
 * and connected to as resolved, checked again on every redirect; with limits on size and time.
 */
export const createSafeFetch =
  (edge: Edge = internet): FetchDocument =>
  async (address, etag) => {
    const signal = AbortSignal.timeout(edge.mostMs)
    let url = checked(address, edge)
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
      const answer = await ask(url, etag ?? undefined, signal, edge).catch((error: Error) => {
        throw troubleOf(error, signal)
      })
      const { location } = answer.headers
      if (isRedirect(answer) && location) {
        answer.destroy()
        url = checked(URL.canParse(location, url.href) ? new URL(location, url).href : '', edge)
        continue
      }
      return await taken(answer, edge).catch((error: Error) => {
        throw troubleOf(error, signal)
      })
    }
    throw new DocumentProblem('unreachable')
  }

function checked(address: string, { isPublic }: Edge): URL {
  if (!URL.canParse(address)) throw new DocumentProblem('refused')
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isPlain = url.protocol === 'https:' && url.port === '' && !url.username && !url.password
  if (!isPlain || (isIP(host) !== 0 && !isPublic(host))) throw new DocumentProblem('refused')
  return url
}

const ask = (url: URL, etag: string | undefined, signal: AbortSignal, edge: Edge) =>
  new Promise<IncomingMessage>((answered, failed) => {
    const asked = edge.request(
      url,
      {
        signal,
        // Connections are not shared: one opened for another request was not resolved here.
        agent: false,
        lookup: guarded(edge),
        headers: {
          accept: 'text/calendar, text/plain;q=0.5',
          'accept-encoding': 'identity',
          'user-agent': 'Paramarsh-Calendar-Reader',
          ...(etag && { 'if-none-match': etag }),
        },
      },
      answered,
    )
    asked.on('error', failed)
    asked.end()
  })

/** Every address of the name must be public; the checked addresses are those that are connected to. */
const guarded =
  ({ resolve: lookUp, isPublic }: Edge): LookupFunction =>
  (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublic(address)))
        return callback(new DocumentProblem('refused'), [])
      if (options.all) callback(null, addresses)
      else callback(null, addresses[0]!.address, addresses[0]!.family)
    })
  }

const isRedirect = ({ statusCode = 0 }: IncomingMessage) => [301, 302, 303, 307, 308].includes(statusCode)

async function taken(answer: IncomingMessage, { mostBytes }: Edge): Promise<FetchedDocument> {
  const { statusCode = 0, headers } = answer
  if (statusCode !== 200 || (headers['content-encoding'] ?? 'identity') !== 'identity') {
    answer.destroy()
    if (statusCode === 304) return undefined
    throw new DocumentProblem([401, 403, 404, 410].includes(statusCode) ? 'missing' : 'unreachable')
  }
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    // Leaving the loop closes the connection.
    if (size > mostBytes) throw new DocumentProblem('too_large')
    parts.push(part)
  }
  return { text: Buffer.concat(parts).toString('utf8'), etag: headers.etag?.slice(0, 200) ?? null }
}

function troubleOf(error: Error, signal: AbortSignal): DocumentProblem {
  if (error instanceof DocumentProblem) return error
  return new DocumentProblem(signal.aborted ? 'too_slow' : 'unreachable')
}
