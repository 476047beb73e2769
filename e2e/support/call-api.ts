import type { CallApi } from '#server/platform/pages/renderer.ts'

/** Lets pages that a test serves itself call the API of the running server. */
export const callApiOf =
  (origin: string): CallApi =>
  async (path, call) => {
    const answer = await fetch(origin + path, call)
    return { status: answer.status, body: await answer.text() }
  }
