import type * as api from '#contract/accounts/addresses.ts'
import { ADDRESSES_MAX } from '#contract/accounts/constants.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import * as queries from './queries.ts'

export const listAddresses = async ({ db, actor }: SignedIn) => ({
  addresses: await queries.addressesOf(db, actor.id),
})

/** City and state follow from the PIN code. */
async function located(tx: Tx, { name, mobile, street, pincode }: Input<typeof api.addAddress>) {
  const place = await queries.stateOfPincode(tx, pincode)
  if (!place) throw new Problem('pincode_unknown')
  return { name, mobile, street, pincode, ...place }
}

export const addAddress = ({ db, actor, now }: SignedIn, input: Input<typeof api.addAddress>) =>
  db.transaction().execute(async (tx) => {
    const address = await located(tx, input)
    await queries.lockAccount(tx, actor.id)
    if ((await queries.addressesOf(tx, actor.id)).length >= ADDRESSES_MAX) throw new Problem('address_limit')
    return { address: await queries.insertAddress(tx, actor.id, address, now) }
  })

export const changeAddress = ({ db, actor }: SignedIn, { id, ...input }: Input<typeof api.changeAddress>) =>
  db.transaction().execute(async (tx) => {
    const address = await queries.updateAddress(tx, actor.id, id, await located(tx, input))
    if (!address) throw new Problem('not_found')
    return { address }
  })

export const setDefaultAddress = ({ db, actor }: SignedIn, { id }: Input<typeof api.setDefaultAddress>) =>
  db.transaction().execute(async (tx) => {
    await queries.lockAccount(tx, actor.id)
    const address = (await queries.addressesOf(tx, actor.id)).find((one) => one.id === id)
    if (!address) throw new Problem('not_found')
    await queries.setDefault(tx, actor.id, id)
    return { address: { ...address, isDefault: true } }
  })

/** After the default one is removed, the newest one is the default. */
export const removeAddress = ({ db, actor }: SignedIn, { id }: Input<typeof api.removeAddress>) =>
  db.transaction().execute(async (tx) => {
    await queries.lockAccount(tx, actor.id)
    const removed = await queries.deleteAddress(tx, actor.id, id)
    if (!removed) throw new Problem('not_found')
    const [newest] = removed.isDefault ? await queries.addressesOf(tx, actor.id) : []
    if (newest) await queries.setDefault(tx, actor.id, newest.id)
    return { id }
  })
