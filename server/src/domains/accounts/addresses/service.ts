import { ADDRESSES_MAX, type addAddress as added, type removeAddress as removed } from '#contract/accounts/addresses.ts'
import type { Input } from '#contract/endpoint.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import * as queries from './queries.ts'

export const listAddresses = async ({ db, actor }: SignedIn) => ({
  addresses: await queries.addressesOf(db, actor.id),
})

export const addAddress = ({ db, actor, now }: SignedIn, input: Input<typeof added>) =>
  db.transaction().execute(async (tx) => {
    const place = await queries.stateOfPincode(tx, input.pincode)
    if (!place) throw new Problem('pincode_unknown')
    await queries.lockAccount(tx, actor.id)
    if ((await queries.addressesOf(tx, actor.id)).length >= ADDRESSES_MAX) throw new Problem('address_limit')
    const address = { ...input, ...place }
    return { address: { ...address, ...(await queries.insertAddress(tx, actor.id, address, now)) } }
  })

export async function removeAddress({ db, actor }: SignedIn, { id }: Input<typeof removed>) {
  if (!(await queries.deleteAddress(db, actor.id, id))) throw new Problem('not_found')
  return { id }
}
