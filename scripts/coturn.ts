import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { installPackages } from './debian-packages.ts'

const READY_MS = 15_000
/** Port ranges of the relays of tests; outside the system's ephemeral ports. */
const RELAY_PORTS = { first: 20_000, each: 200 }

/** The system's relay, for media of the tests. */
export const findCoturn = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((dir) => join(dir, 'turnserver'))
    .find((path) => existsSync(path))

/** Finds coturn, or installs Debian's package if possible; undefined if neither works. */
export function ensureCoturn(): string | undefined {
  if (!findCoturn()) installPackages('coturn')
  return findCoturn()
}

export interface Relay {
  port: number
  url: string
  /** Suspends it, like a lost network; incoming packets are queued. */
  freeze: () => void
  thaw: () => void
  stop: () => Promise<void>
}

let started = 0

/**
 * A relay on the loopback with its own port, which accepts credentials made with the secret; a slow one drops excess
 * traffic.
 */
export async function startCoturn(secret: string, bytesPerSecond?: number): Promise<Relay> {
  const binary = findCoturn()
  if (!binary) throw new Error('coturn is not installed: install the package coturn.')
  const port = await freePort()
  const dir = mkdtempSync(join(tmpdir(), 'paramarsh-coturn-'))
  const from = RELAY_PORTS.first + ((process.pid + started++) % 100) * RELAY_PORTS.each
  const child = spawn(
    binary,
    [
      ...['-n', '--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1', `--listening-port=${port}`],
      ...[`--min-port=${from}`, `--max-port=${from + RELAY_PORTS.each - 1}`, '--allow-loopback-peers'],
      ...['--use-auth-secret', `--static-auth-secret=${secret}`, '--realm=paramarsh', '--fingerprint'],
      ...['--no-cli', '--no-tls', '--no-dtls', '--no-multicast-peers', `--pidfile=${join(dir, 'pid')}`],
      ...(bytesPerSecond ? [`--max-bps=${bytesPerSecond}`] : []),
      ...[`--userdb=${join(dir, 'db')}`, '--log-file=stdout', '--simple-log'],
    ],
    { stdio: 'ignore', cwd: dir },
  )
  await listening(port, child)
  return {
    port,
    url: `turn:127.0.0.1:${port}?transport=udp`,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit')
        child.kill('SIGKILL')
        await gone
      }
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Sends binding requests until it responds. */
async function listening(port: number, child: ChildProcess) {
  const socket = createSocket('udp4')
  let answered = false
  socket.on('message', () => {
    answered = true
  })
  const began = Date.now()
  while (!answered && child.exitCode === null && Date.now() - began < READY_MS) {
    socket.send(bindingRequest(), port, '127.0.0.1')
    await new Promise((over) => setTimeout(over, 50))
  }
  socket.close()
  if (answered) return
  child.kill('SIGKILL')
  throw new Error('coturn does not respond')
}

/** RFC 8489: the type, no attributes, the cookie, twelve random bytes. */
const bindingRequest = () => Buffer.concat([Buffer.from('000100002112a442', 'hex'), randomBytes(12)])

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => found(port))
    })
  })
