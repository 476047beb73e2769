import type * as api from '#contract/accounts/places.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { placeOf } from './queries.ts'

export async function fetchPincode({ db }: Context, { pincode }: Input<typeof api.fetchPincode>) {
  const place = await placeOf(db, pincode)
  if (!place) throw new Problem('pincode_unknown')
  return place
}
