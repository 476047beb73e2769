import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/products/shipments.ts'
import { ensureProfile } from '#server/domains/consultants/public.ts'
import { gstinOf } from '#server/domains/payouts/public.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import * as queries from './queries.ts'

export async function getSellingTerms({ db, services, actor }: SignedIn) {
  const [terms, gstin] = [await queries.termsOf(db, actor.id), await gstinOf(services, actor.id)]
  return { terms: terms ?? null, hasGstin: gstin !== undefined || terms !== undefined }
}

/** The GSTIN on invoices is the one in the bank details, which was saved with an OTP. */
export async function saveSellingTerms(context: SignedIn, input: Input<typeof api.saveSellingTerms>) {
  const { db, services, actor, now } = context
  const gstin = (await gstinOf(services, actor.id)) ?? (await queries.termsOf(db, actor.id))?.gstin
  if (!gstin) throw new Problem('gstin_missing')
  const pincodes = [...new Set(input.pincodes)].sort()
  await db.transaction().execute(async (tx) => {
    await ensureProfile(tx, actor.id, now)
    await queries.saveTerms(tx, actor.id, { ...input, pincodes, gstin }, now)
  })
  return getSellingTerms(context)
}
