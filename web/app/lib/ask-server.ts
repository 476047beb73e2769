import { realtime } from './realtime.ts'

/** Why the server did not do it: its own code, or 'unanswered' if it was not reached in time. */
export class LineProblem extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

type Answer<T> = { data: T } | { code: string }

const ownSocket = async () => (await realtime()).socket('/')

/** Sends a request over the signed-in connection. Fails at once if it is down: sent later it would be outdated. */
export async function askServer<T>(event: string, payload: object, withinMs: number): Promise<T> {
  const socket = await ownSocket()
  if (!socket.connected) throw new LineProblem('unanswered')
  const answer: Answer<T> = await socket
    .timeout(withinMs)
    .emitWithAck(event, payload)
    .catch(() => ({ code: 'unanswered' }))
  if ('code' in answer) throw new LineProblem(answer.code)
  return answer.data
}

/**
 * A silent connection may be on a network that is gone, which takes most of a minute to be detected: opens a new one.
 */
export async function renewLine() {
  const { io: manager, connected } = await ownSocket()
  if (connected) manager.engine.close()
}

const PATIENT_MS = 5_000
const HURRIED_MS = 1_000

/** During a call, reconnects without growing delays. Returns a function that restores the normal delays. */
export function hurryLine() {
  const every = (ms: number) =>
    void realtime().then(
      (manager) => manager.reconnectionDelayMax(ms),
      () => undefined,
    )
  every(HURRIED_MS)
  return () => every(PATIENT_MS)
}
