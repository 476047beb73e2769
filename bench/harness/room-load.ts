import { io, type Socket } from 'socket.io-client'

const AT_ONCE = 40
const BEAT_MS = 2_000
const SIGNAL_MS = 1_000
/** About the size of a batch of candidates. */
const PADDING = 'x'.repeat(600)

/** Opens sockets a few at a time. */
export async function connectAll(url: string, tokens: readonly string[]): Promise<Socket[]> {
  const sockets: Socket[] = []
  for (let at = 0; at < tokens.length; at += AT_ONCE)
    sockets.push(...(await Promise.all(tokens.slice(at, at + AT_ONCE).map((token) => connect(url, token)))))
  return sockets
}

function connect(url: string, token: string): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, auth: { token } })
  return new Promise((done, fail) => socket.once('connect', () => done(socket)).once('connect_error', fail))
}

/** A participant of a room: their beats, and the signals sent to the other side. */
export interface Talker {
  socket: Socket
  beat: object
  signal: object
}

const often = (operation: () => Promise<unknown>, everyMs: number, timers: NodeJS.Timeout[]) => {
  // Operations still running at the end of the bench are not answered.
  const attempt = () => void operation().catch(() => {})
  const begin = () => timers.push(setInterval(attempt, everyMs))
  timers.push(setTimeout(begin, Math.random() * everyMs))
}

/** Sends beats until the timers are cleared. */
export function keepBeating({ socket, beat }: Talker, timers: NodeJS.Timeout[]) {
  const say = () => socket.emitWithAck('roombeat', beat)
  often(say, BEAT_MS, timers)
  return say()
}

/** Everyone sends signals to the other side; returns the delay of each signal in milliseconds. */
export async function delaysOf(talkers: readonly Talker[], seconds: number): Promise<number[]> {
  const delays: number[] = []
  const timers: NodeJS.Timeout[] = []
  const hear = ({ candidates: [one] }: { candidates: { candidate: string }[] }) =>
    void delays.push(performance.now() - Number.parseFloat(one!.candidate))
  for (const { socket, signal } of talkers) {
    socket.on('roomsignal', hear)
    const send = () => {
      const candidates = [{ candidate: `${performance.now()} ${PADDING}` }]
      return socket.emitWithAck('roomsignal', { ...signal, candidates })
    }
    often(send, SIGNAL_MS, timers)
  }
  await new Promise((over) => setTimeout(over, seconds * 1000))
  for (const timer of timers) clearTimeout(timer)
  for (const { socket } of talkers) socket.off('roomsignal', hear)
  if (delays.length < (talkers.length * seconds) / 2) throw new Error(`only ${delays.length} signals arrived`)
  return delays
}

export const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!
