interface Sent {
  /** Endpoint, input and idempotency key as one string. */
  key: string
  file: unknown
  answer: Promise<unknown>
}

/**
 * Guards every button and form against double clicks: a call that is in flight is not sent again, and the second press
 * waits for the response to the first. Only the latest call counts, so that on, off and on again are three calls.
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
