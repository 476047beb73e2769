import { realtime } from './realtime.ts'

/** Why the server did not do it: its own word, or 'unanswered' when it was not reached in time. */
export class LineProblem extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

type Answer<T> = { data: T } | { code: string }

const ownSocket = async () => (await realtime()).socket('/')

/** Asks over the signed-in person's own connection. What finds the line cut fails at once: said later it would be old news. */
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

/** A line that is silent may hang on a network that is gone, which nobody tells for most of a minute: opens another. */
export async function renewLine() {
  const { io: manager, connected } = await ownSocket()
  if (connected) manager.engine.close()
}

const PATIENT_MS = 5_000
const HURRIED_MS = 1_000

/** While somebody waits in a call, a lost line is tried again without growing pauses. Returns how to be patient again. */
export function hurryLine() {
  const every = (ms: number) =>
    void realtime().then(
      (manager) => manager.reconnectionDelayMax(ms),
      () => undefined,
    )
  every(HURRIED_MS)
  return () => every(PATIENT_MS)
}
