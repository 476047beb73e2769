import assert from 'node:assert/strict'
import fc from 'fast-check'
import * as ledger from '#server/domains/ledger/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'

export type Step =
  | { do: 'top_up' | 'credit' | 'spend' | 'pay_out' | 'earn'; who: 0 | 1; paise: number; twice: boolean }
  | { do: 'hold'; who: 0 | 1; paise: number; minutes: number; twice: boolean }
  | { do: 'extend' | 'capture'; which: number; paise: number; twice: boolean }
  | { do: 'void'; which: number; twice: boolean }
  | { do: 'refund'; which: number; twice: boolean }

export interface Sequence {
  /** Rounds of concurrent steps. */
  rounds: Step[][]
  /** Minutes that pass after each round. */
  waits: number[]
}

const who = fc.constantFrom(0 as const, 1 as const)
const paise = fc.integer({ min: 1, max: 1_000 })
const twice = fc.boolean()
const which = fc.nat({ max: 5 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('top_up' as const, 'credit' as const), who, paise, twice }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('spend' as const), who, paise, twice }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('hold' as const),
      who,
      paise,
      minutes: fc.integer({ min: 1, max: 20 }),
      twice,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('extend' as const, 'capture' as const), which, paise, twice }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('void' as const, 'refund' as const),
      which,
      twice,
    }) as fc.Arbitrary<Step>,
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('earn' as const, 'pay_out' as const), who, paise, twice }) },
)
export const sequences: fc.Arbitrary<Sequence> = fc.record({
  rounds: fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 6 }),
  waits: fc.array(fc.nat({ max: 12 }), { minLength: 6, maxLength: 6 }),
})

interface Taken {
  promoPaise: number
  walletPaise: number
}

/** What was acknowledged, counted independently of the ledger. */
function countedWorld() {
  const balances = new Map<string, number>()
  return {
    balances,
    change: (balance: string, of: number, amount: number) =>
      balances.set(`${balance} ${of}`, (balances.get(`${balance} ${of}`) ?? 0) + amount),
    holds: [] as { id: number; of: number }[],
    spent: [] as (Taken & { of: number; refunded: boolean })[],
    refused: 0,
    done: 0,
  }
}

/**
 * Runs a sequence with these people, each round concurrently, and compares every balance with what was acknowledged.
 */
export async function play(
  db: Db,
  { rounds, waits }: Sequence,
  people: [customer: number, consultant: number][],
  mark: string,
) {
  const world = countedWorld()
  let at = new Date('2026-03-02T04:30:00Z')
  let steps = 0
  for (const [round, together] of rounds.entries()) {
    await Promise.all(
      together.map((one) => {
        steps += 1
        return attempt(db, world, people, one, `${mark} ${steps}`, at)
      }),
    )
    at = new Date(at.getTime() + (waits[round] ?? 0) * 60_000)
  }
  for (const [customer, consultant] of people) {
    const { walletPaise, promoPaise, heldPaise, spendablePaise, creditPaise, debitPaise } = await ledger.fundsOf(
      db,
      customer,
      at,
    )
    const { earnings, payout } = await ledger.balancesOf(db, consultant)
    const counted = (balance: string, of: number) => world.balances.get(`${balance} ${of}`) ?? 0
    assert.deepEqual(
      { walletPaise, promoPaise, earnings, payout },
      {
        walletPaise: counted('wallet', customer),
        promoPaise: counted('promo', customer),
        earnings: counted('earnings', consultant),
        payout: counted('payout', consultant),
      },
    )
    assert.equal(creditPaise - debitPaise, walletPaise + promoPaise)
    assert.ok(Math.min(walletPaise, promoPaise, heldPaise, spendablePaise, earnings, payout) >= 0)
  }
  return { done: world.done, refused: world.refused }
}

type World = ReturnType<typeof countedWorld>

/** Sent once or twice concurrently with the same key; the effect is counted once, and only if it was acknowledged. */
async function attempt(db: Db, world: World, people: [number, number][], step: Step, key: string, at: Date) {
  const operation = operationOf(world, people, step, key, at)
  if (!operation) return
  const once = () => db.transaction().execute(operation.send)
  const answers = await Promise.allSettled(step.twice ? [once(), once()] : [once()])
  for (const answer of answers)
    if (answer.status === 'rejected' && !(answer.reason instanceof Problem)) throw answer.reason
  const given = answers.find((answer) => answer.status === 'fulfilled')
  if (given) {
    world.done += 1
    operation.acknowledged(given.value as never)
  } else world.refused += 1
}

interface Operation {
  send: (tx: Tx) => Promise<unknown>
  acknowledged: (answer: never) => void
}

function operationOf(
  world: World,
  people: [number, number][],
  step: Step,
  key: string,
  at: Date,
): Operation | undefined {
  const kind = step.do
  const move = (from: ledger.Place, to: ledger.Place, paise: number) => (tx: Tx) =>
    ledger.post(tx, {
      key,
      kind,
      at,
      entries: [
        { place: from, paise: -paise },
        { place: to, paise },
      ],
    })
  const take = (of: number, { promoPaise, walletPaise }: Taken) => {
    world.change('promo', of, -promoPaise)
    world.change('wallet', of, -walletPaise)
    world.spent.push({ of, promoPaise, walletPaise, refunded: false })
  }
  switch (step.do) {
    case 'top_up':
    case 'credit': {
      const [of] = people[step.who]!
      const balance = step.do === 'top_up' ? 'wallet' : 'promo'
      const from = step.do === 'top_up' ? 'gateway' : 'promotions'
      return {
        send: move(from, { balance, of }, step.paise),
        acknowledged: () => world.change(balance, of, step.paise),
      }
    }
    case 'spend': {
      const [of] = people[step.who]!
      const to = [{ place: 'orders' as const, paise: step.paise }]
      return {
        send: (tx) => ledger.spend(tx, { key, kind, of, paise: step.paise, to, at }),
        acknowledged: (taken: Taken) => take(of, taken),
      }
    }
    case 'earn': {
      const [, of] = people[step.who]!
      return {
        send: move('orders', { balance: 'earnings', of }, step.paise),
        acknowledged: () => world.change('earnings', of, step.paise),
      }
    }
    case 'pay_out': {
      const [, of] = people[step.who]!
      return {
        send: move({ balance: 'earnings', of }, { balance: 'payout', of }, step.paise),
        acknowledged() {
          world.change('earnings', of, -step.paise)
          world.change('payout', of, step.paise)
        },
      }
    }
    case 'hold': {
      const [of] = people[step.who]!
      const until = new Date(at.getTime() + step.minutes * 60_000)
      return {
        send: (tx) => ledger.hold(tx, { key, of, paise: step.paise, until, at }),
        acknowledged: ({ id }: { id: number }) => world.holds.push({ id, of }),
      }
    }
    case 'refund': {
      const spent = world.spent[step.which]
      if (!spent || spent.refunded) return
      spent.refunded = true
      const { of, promoPaise, walletPaise } = spent
      const entries: ledger.Entry[] = [
        { place: 'orders', paise: -promoPaise - walletPaise },
        { place: { balance: 'promo', of }, paise: promoPaise },
        { place: { balance: 'wallet', of }, paise: walletPaise },
      ]
      return {
        send: (tx) => ledger.post(tx, { key, kind, at, entries }),
        acknowledged() {
          world.change('promo', of, promoPaise)
          world.change('wallet', of, walletPaise)
        },
      }
    }
    default: {
      const held = world.holds[step.which]
      if (!held) return
      const { id: holdId, of } = held
      if (step.do === 'void') return { send: (tx) => ledger.voidHold(tx, { holdId, at }), acknowledged() {} }
      const { paise } = step
      if (step.do === 'extend') return { send: (tx) => ledger.extendHold(tx, { holdId, paise, at }), acknowledged() {} }
      const to = [{ place: 'orders' as const, paise }]
      return {
        send: (tx) => ledger.captureHold(tx, { holdId, key, kind, paise, to, at }),
        acknowledged: (taken: Taken) => take(of, taken),
      }
    }
  }
}
