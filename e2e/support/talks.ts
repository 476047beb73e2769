import { type AuthRecord, call } from './house.ts'

interface Row {
  id: number
  state: string
  other: { id: number }
}

/** A talk that the two had, for the pages that show one. */
export async function talkOf(baseURL: string, customer: AuthRecord, consultant: AuthRecord): Promise<number> {
  const path = '/api/web/v1/get-user-call-history?kind=talk&limit=50'
  const { callHistory } = await call<{ callHistory: Row[] }>(baseURL, 'GET', path, undefined, customer)
  const shared = callHistory.find(({ state, other }) => state === 'ended' && other.id === consultant.id)
  if (!shared) throw new Error('the demo’s customer and consultant have had no talk')
  return shared.id
}
