import { connect, type NetConnectOpts } from 'node:net'
import { pipeline, type Readable } from 'node:stream'
import type { Scanner } from './scanner.ts'

const TIMEOUT_MS = 30_000
/** A longer reply is not one of clamd. */
const REPLY_MAX = 1_000

/** ClamAV's daemon over TCP (`tcp://host:3310`) or a local socket (`unix:///run/clamav/clamd.ctl`), by INSTREAM. */
export function createClamd(url: string, timeoutMs = TIMEOUT_MS): Scanner {
  const { protocol, hostname, port, pathname } = new URL(url)
  const place = protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port || 3310) }
  return {
    async scan(content) {
      const reply = await exchange(place, content, timeoutMs)
      if (reply === 'stream: OK') return undefined
      const found = /^stream: (.+) FOUND$/.exec(reply)?.[1]
      if (!found) throw new Error(`clamd answered: ${reply.slice(0, 200)}`)
      return found
    },
  }
}

/** Sends no faster than clamd reads. */
const exchange = (place: NetConnectOpts, content: Readable, timeoutMs: number) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(place)
    let reply = ''
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('clamd did not answer in time')))
    socket.setEncoding('utf8')
    // A failure destroys the socket as well, so that it is reported below.
    socket.on('connect', () => pipeline(content, framed, socket, () => {}))
    socket.on('data', (text: string) => {
      reply += text
      if (reply.length > REPLY_MAX) socket.destroy(new Error('clamd answered too much'))
    })
    socket.on('error', (error) => {
      content.destroy()
      reject(error)
    })
    socket.on('close', () =>
      reply ? resolve(reply.replace(/\0.*$/s, '').trim()) : reject(new Error('clamd is silent')),
    )
  })

/** Each piece is preceded by its length; a length of zero ends the file. */
async function* framed(content: AsyncIterable<Buffer>) {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of content) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(piece.length)
    yield length
    yield piece
  }
  yield Buffer.alloc(4)
}
