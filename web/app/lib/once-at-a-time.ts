interface SentCall {
  what: string
  input: object
  idempotencyKey?: string | undefined
}

const fileIn = (input: object) => ('file' in input ? input.file : undefined)
const isSame = (one: SentCall, other: SentCall) =>
  one.what === other.what &&
  one.idempotencyKey === other.idempotencyKey &&
  fileIn(one.input) === fileIn(other.input) &&
  JSON.stringify(one.input) === JSON.stringify(other.input)

/**
 * The guard against double clicks of every button and form: what was just sent and is not answered yet is not sent again, the second
 * press waits for the answer to the first. Only the latest call counts, so that on, off and on again are three calls.
 */
export function onceAtATime() {
  let latest: { call: SentCall; answer: Promise<unknown> } | undefined
  return <Answer>(call: SentCall, send: () => Promise<Answer>): Promise<Answer> => {
    if (latest && isSame(latest.call, call)) return latest.answer as Promise<Answer>
    const answer = send()
    const sent = { call, answer }
    latest = sent
    const done = () => {
      if (latest === sent) latest = undefined
    }
    answer.then(done, done)
    return answer
  }
}
