import type { Input } from '#contract/endpoint.ts'
import { PACKAGE_OFFERS_MAX } from '#contract/packages/constants.ts'
import type * as api from '#contract/packages/endpoints.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Context, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { SessionMode } from '../rules.ts'
import * as queries from './queries.ts'

/** Those on sale and the last ones withdrawn. */
const SHOWN_MAX = 50

const shown = ({ id, mode, minutes, sessions, sessionPaise, feePaise }: queries.OfferRow) => ({
  ...{ id, mode, minutes, sessions, sessionPaise, feePaise },
  pricePaise: sessions * sessionPaise,
  savedPaise: sessions * Math.max(0, (feePaise ?? 0) - sessionPaise),
})

export async function listPackageOffers({ db }: Context, { id }: Input<typeof api.listPackageOffers>) {
  const offers = await queries.offersOf(db, id, SHOWN_MAX)
  return { packages: offers.filter(({ isOnSale }) => isOnSale).map(shown) }
}

export async function listOwnOffers({ db, actor }: SignedIn) {
  const offers = await queries.offersOf(db, actor.id, SHOWN_MAX)
  return { offers: await asOwn(db, offers) }
}

async function asOwn(db: Db | Tx, offers: readonly queries.OfferRow[]) {
  const sold = await queries.soldOf(
    db,
    offers.map(({ id }) => id),
  )
  return offers.map((offer) => ({
    ...shown(offer),
    ...{ isOffered: offer.state === 'offered', isOnSale: offer.isOnSale, version: offer.version },
    sold: sold.get(offer.id) ?? 0,
  }))
}

interface Wanted {
  mode: SessionMode
  minutes: number
  sessionPaise: number
}

/** A package must cost less than the same sessions booked one by one. */
async function assertCheaper(tx: Tx, consultantId: number, { mode, minutes, sessionPaise }: Wanted) {
  const feePaise = await queries.feeOf(tx, consultantId, mode, minutes)
  if (feePaise === undefined) throw new Problem('no_fee_for_this')
  if (sessionPaise >= feePaise) throw new Problem('package_not_cheaper')
}

const ownOffer = async (tx: Tx, id: number) => ({ offer: (await asOwn(tx, await queries.offersById(tx, [id])))[0]! })

export const createOffer = ({ db, actor, now }: SignedIn, input: Input<typeof api.createOffer>) =>
  db.transaction().execute(async (tx) => {
    await queries.lockConsultant(tx, actor.id)
    if ((await queries.countOffered(tx, actor.id)) >= PACKAGE_OFFERS_MAX) throw new Problem('package_limit')
    await assertCheaper(tx, actor.id, input)
    return ownOffer(tx, await queries.insertOffer(tx, { consultantId: actor.id, ...input, at: now }))
  })

export const changeOffer = ({ db, actor, now }: SignedIn, input: Input<typeof api.changeOffer>) =>
  db.transaction().execute(async (tx) => {
    await queries.lockConsultant(tx, actor.id)
    const [known] = await queries.offersById(tx, [input.id])
    if (known?.consultantId !== actor.id) throw new Problem('not_found')
    if (input.isOffered) {
      const { mode, minutes } = known
      await assertCheaper(tx, actor.id, { mode, minutes, sessionPaise: input.sessionPaise })
      if (known.state === 'withdrawn' && (await queries.countOffered(tx, actor.id)) >= PACKAGE_OFFERS_MAX)
        throw new Problem('package_limit')
    }
    if (!(await queries.updateOffer(tx, { ...input, at: now }))) throw new Problem('stale')
    return ownOffer(tx, input.id)
  })
