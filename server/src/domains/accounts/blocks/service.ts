import type * as api from '#contract/accounts/blocks.ts'
import { BLOCKS_MAX } from '#contract/accounts/constants.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { executeTogether } from '#server/platform/db/db-driver.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { areAcquainted } from './acquaintances.ts'
import * as queries from './queries.ts'

/**
 * Refuses to go on if one of the two has blocked the other. Called in the transaction that stores the booking, call or
 * question: a block made at the same time waits until it has committed, and counts from then on. The blocked person is
 * not told the reason.
 */
export async function refuseBlocked(tx: Tx, accountId: number, otherId: number) {
  const refusal = refusalOfBlock(await lockedBlock(tx, { accountId, otherId }))
  if (refusal) throw refusal
}

/** Reads the rows of `blocksBetween`, which comes in the same transaction after `lockAgainstBlocks`. */
export const refusalOfBlock = ({ isOwn }: { isOwn: boolean | null }) =>
  isOwn === null ? undefined : new Problem(isOwn ? 'blocked_by_you' : 'expert_unavailable')

/** The same for a payment that arrived or a choice by staff, where neither of the two is waiting for the reason. */
export const isBlocked = async (tx: Tx, accountId: number, otherId: number) =>
  (await lockedBlock(tx, { accountId, otherId })).isOwn !== null

async function lockedBlock(tx: Tx, pair: queries.Pair) {
  const [, blocks] = await executeTogether(tx, queries.lockAgainstBlocks(tx, [pair]), queries.blocksBetween(tx, [pair]))
  return blocks[0]!
}

export const listBlocks = async ({ db, actor }: SignedIn) => ({ blocks: await queries.blocksOf(db, actor.id) })

/** What is booked already stands. */
export const blockPerson = ({ db, actor, now }: SignedIn, { personId }: Input<typeof api.blockPerson>) =>
  db.transaction().execute(async (tx) => {
    if (!(await areAcquainted(tx, actor.id, personId))) throw new Problem('not_found')
    await queries.lockForBlock(tx, actor.id, personId)
    await queries.insertBlock(tx, actor.id, personId, now)
    if ((await queries.countBlocks(tx, actor.id)) > BLOCKS_MAX) throw new Problem('too_many_blocks')
    return { blocks: await queries.blocksOf(tx, actor.id) }
  })

export const unblockPerson = ({ db, actor }: SignedIn, { personId }: Input<typeof api.unblockPerson>) =>
  db.transaction().execute(async (tx) => {
    await queries.lockForBlock(tx, actor.id, personId)
    if (!(await queries.deleteBlock(tx, actor.id, personId))) throw new Problem('not_found')
    return { blocks: await queries.blocksOf(tx, actor.id) }
  })
