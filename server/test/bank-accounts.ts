import { addBankAccount, getBankDetails } from '#contract/payouts/bank-details.ts'
import { checkBankAccounts } from '#server/domains/payouts/bank-details/jobs.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

let numbers = 0
/** An unused number, with the ending that selects the demo bank's behaviour. */
export const newNumber = (ending = '4021') => {
  numbers += 1
  return `5010${String(numbers).padStart(6, '0')}${ending}`
}

export async function addAccount(world: Pick<World, 'codeFor' | 'clock'>, her: Person, number = newNumber()) {
  world.clock.advance({ seconds: 40 })
  const otp = await world.codeFor(her.mobile)
  const given = { kind: 'savings', number, numberAgain: number, ifsc: 'HDFC0000007', holder: her.name } as const
  return her.send(addBankAccount, { otp, ...given })
}

/** An account verified by the bank, a little over a day ago. Returns its id. */
export async function aCheckedAccount(
  world: Pick<World, 'app' | 'codeFor' | 'clock'>,
  her: Person,
  number = newNumber(),
) {
  await addAccount(world, her, number)
  await checkBankAccounts(world.app.services, world.clock.now())
  world.clock.advance({ hours: 24, minutes: 1 })
  const { accounts } = (await her.send(getBankDetails, {})).body.data
  return accounts.at(-1)!.id
}
