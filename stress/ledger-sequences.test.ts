import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkBooks, trialBalance } from '#server/domains/ledger/public.ts'
import { newMobile } from '#test/people.ts'
import { world } from '#test/world.ts'
import { figure, note } from './figures.ts'
import { play, sequences } from './ledger-sequences.ts'

const SEED = 20_261_115
const runs = figure(60, 10_000)

test(`${runs} random concurrent sequences of top-up, hold, spend, refund and payout: nothing is lost`, {
  timeout: 60 * 60_000,
}, async () => {
  const { db, clock } = await world()
  const totals = { done: 0, refused: 0 }
  let played = 0
  const anAccount = async (type: 'user' | 'consultant') => {
    const now = clock.now()
    const row = { type, mobile: newMobile(), name: 'Somebody', source: 'popup', created_at: now, updated_at: now }
    return (await db.insertInto('accounts').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  const aPair = async (): Promise<[number, number]> => [await anAccount('user'), await anAccount('consultant')]
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      played += 1
      const { done, refused } = await play(db, sequence, [await aPair(), await aPair()], `sequence ${played}`)
      totals.done += done
      totals.refused += refused
    }),
    { seed: SEED, numRuns: runs, endOnFailure: true },
  )
  note(`${runs} sequences: ${totals.done} operations done, ${totals.refused} refused for lack of money or time`)
  expect(totals.done).toBeGreaterThan(runs)
  expect(totals.refused).toBeGreaterThan(0)
  expect(await checkBooks(db)).toEqual([])
  expect((await trialBalance(db)).totalPaise).toBe(0)
})
