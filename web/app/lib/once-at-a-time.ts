interface Sent {
  /** The endpoint, the input and the idempotency key as one text. */
  key: string
  file: unknown
  answer: Promise<unknown>
}

/**
 * The guard against double clicks of every button and form: what was just sent and is not answered yet is not sent again, the second
 * press waits for the answer to the first. Only the latest call counts, so that on, off and on again are three calls.
 */
export function onceAtATime() {
  let latest: Sent | undefined
  return <Answer>(parts: unknown[], input: object, send: () => Promise<Answer>): Promise<Answer> => {
    const key = JSON.stringify([parts, input])
    const { file } = input as { file?: unknown }
    if (latest?.key === key && latest.file === file) return latest.answer as Promise<Answer>
    const answer = send()
    const sent = { key, file, answer }
    latest = sent
    const done = () => {
      if (latest === sent) latest = undefined
    }
    answer.then(done, done)
    return answer
  }
}
