import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askWithdrawal, cancelWithdrawal, refusePayout } from '#contract/payouts/endpoints.ts'
import * as ledger from '#server/domains/ledger/public.ts'
import { sendPayouts } from '#server/domains/payouts/sending/jobs.ts'
import { settlePayout } from '#server/domains/payouts/sending/service.ts'
import { anOldAccount, approvePayoutFully } from '#test/a-withdrawal.ts'
import { afterTheHold, earnedLine, refundEarned } from '#test/earned.ts'
import { world } from '#test/world.ts'
import { figure, note } from './figures.ts'

const SEED = 20_261_116
const runs = figure(12, 1_000)

type Operation =
  | { do: 'earn'; paise: number; discount: number }
  | { do: 'release' }
  | { do: 'send' }
  | { do: 'refund'; which: number; share: number }
  | { do: 'ask'; share: number }
  | { do: 'approve' | 'refuse' | 'cancel' | 'return'; which: number }

const which = fc.nat(5)
const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('earn' as const),
      paise: fc.integer({ min: 1, max: 900_000 }),
      discount: fc.nat(99),
    }),
  },
  { weight: 3, arbitrary: fc.constantFrom<Operation[]>({ do: 'release' }, { do: 'send' }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('refund' as const), which, share: fc.integer({ min: 1, max: 100 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('ask' as const), share: fc.integer({ min: 1, max: 120 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('approve' as const, 'refuse' as const, 'cancel' as const, 'return' as const),
      which,
    }),
  },
)

test(`${runs} random orders of earning, refund, withdrawal and return: no balance is negative, and nobody has both a ready balance and a debt`, {
  timeout: 60 * 60_000,
}, async () => {
  const the = await world()
  let operationsDone = 0
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 18 }), async (operations) => {
      const her = await the.aConsultant()
      const bankAccountId = await anOldAccount(the, her)
      const lines: { id: number; orderId: number; left: number }[] = []
      const asked: number[] = []
      for (const one of operations) {
        if (one.do === 'earn') {
          const discountPaise = Math.floor((one.paise * one.discount) / 100)
          const line = await earnedLine(the, { pricePaise: one.paise, discountPaise, consultantId: her.id })
          lines.push({ ...line, left: line.totalPaise })
        } else if (one.do === 'release') await afterTheHold(the)
        else if (one.do === 'send') {
          the.clock.advance({ minutes: 2 })
          await sendPayouts(the.app.services, the.clock.now())
        } else if (one.do === 'refund') {
          const line = lines[one.which]
          const paise = Math.floor(((line?.left ?? 0) * one.share) / 100)
          if (!line || paise === 0) continue
          line.left -= paise
          await refundEarned(the, line, paise)
        } else if (one.do === 'ask') {
          const { earnings } = await ledger.balancesOf(the.db, her.id)
          const amountPaise = Math.max(1, Math.floor((earnings * one.share) / 100))
          const { body } = await her.send(askWithdrawal, { amountPaise, bankAccountId })
          if (body.data) asked.push(body.data.withdrawal.id)
        } else await decide(one.do, asked[one.which])
      }
      const { wallet, promo, debt, ...balances } = await ledger.balancesOf(the.db, her.id)
      expect(Math.min(...Object.values(balances))).toBeGreaterThanOrEqual(0)
      expect(balances.earnings === 0 || debt === 0).toBe(true)
      operationsDone += operations.length

      async function decide(what: 'approve' | 'refuse' | 'cancel' | 'return', id: number | undefined) {
        if (id === undefined) return
        if (what === 'cancel') return her.send(cancelWithdrawal, { id })
        if (what === 'return') {
          const fact = { payoutId: `returned ${id}`, state: 'failed', reason: 'Returned' } as const
          return settlePayout(the.app.services, id, fact, the.clock.now())
        }
        if (what === 'approve') return approvePayoutFully(the, id)
        return (await the.aStaff()).send(refusePayout, { id, reason: 'Not now' })
      }
    }),
    { seed: SEED, numRuns: runs, endOnFailure: true },
  )
  expect(await ledger.checkBooks(the.db)).toEqual([])
  expect((await ledger.trialBalance(the.db)).totalPaise).toBe(0)
  note(`${runs} consultants: ${operationsDone} earnings, refunds, withdrawals, decisions and returns in any order`)
})
