import { connect, type NetConnectOpts } from 'node:net'
import type { Scanner } from './scanner.ts'

const CHUNK_BYTES = 64 * 1024
const TIMEOUT_MS = 30_000
/** A longer reply is not one of clamd. */
const REPLY_MAX = 1_000

/** ClamAV's daemon over TCP (`tcp://host:3310`) or a local socket (`unix:///run/clamav/clamd.ctl`), by INSTREAM. */
export function createClamd(url: string, timeoutMs = TIMEOUT_MS): Scanner {
  const { protocol, hostname, port, pathname } = new URL(url)
  const place = protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port || 3310) }
  return {
    async scan(bytes) {
      const reply = await exchange(place, bytes, timeoutMs)
      if (reply === 'stream: OK') return undefined
      const found = /^stream: (.+) FOUND$/.exec(reply)?.[1]
      if (!found) throw new Error(`clamd answered: ${reply.slice(0, 200)}`)
      return found
    },
  }
}

const exchange = (place: NetConnectOpts, bytes: Buffer, timeoutMs: number) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(place)
    let reply = ''
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('clamd did not answer in time')))
    socket.setEncoding('utf8')
    socket.on('connect', () => {
      socket.write('zINSTREAM\0')
      for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
        const chunk = bytes.subarray(at, at + CHUNK_BYTES)
        const length = Buffer.alloc(4)
        length.writeUInt32BE(chunk.length)
        socket.write(length)
        socket.write(chunk)
      }
      socket.end(Buffer.alloc(4))
    })
    socket.on('data', (text: string) => {
      reply += text
      if (reply.length > REPLY_MAX) socket.destroy(new Error('clamd answered too much'))
    })
    socket.on('error', reject)
    socket.on('close', () =>
      reply ? resolve(reply.replace(/\0.*$/s, '').trim()) : reject(new Error('clamd is silent')),
    )
  })
