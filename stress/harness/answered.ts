/** Asks again while the server is too busy, as a person does. */
export async function answered<A extends { body: { code?: string } }>(ask: () => Promise<A>): Promise<A> {
  const answer = await ask()
  return answer.body.code === 'unavailable' ? answered(ask) : answer
}
