import { checkBooks, trialBalance } from '#server/domains/ledger/public.ts'
import { createDb, createPool } from '#server/platform/db/db.ts'
import { openDatabase } from '#server/platform/db/postgres/open.ts'
import { loadConfig } from '#server/platform/process/config.ts'
import { runCommand, StartupError } from '#server/platform/process/startup-error.ts'

const money = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })
const rupees = (paise: number) => money.format(paise / 100).padStart(18)

const NO_SUCH_TABLE = '42P01'

/** `npm run ledger:check`: the trial balance, and every difference between a stored balance and its entries. */
runCommand(async () => {
  const database = await openDatabase(loadConfig(), console.log)
  const db = createDb(createPool({ url: database.url, size: 1, statementTimeoutMs: 0 }))
  try {
    const { rows, totalPaise } = await trialBalance(db).catch((error: Error & { code?: string }) => {
      if (error.code === NO_SUCH_TABLE) throw new StartupError('There is no ledger here yet: start the app once.')
      throw error
    })
    console.log(
      `${'account'.padEnd(18)}${'number'.padStart(8)}${'debit'.padStart(18)}${'credit'.padStart(18)}${'balance'.padStart(18)}`,
    )
    for (const { kind, accounts, debitPaise, creditPaise, balancePaise } of rows)
      console.log(
        kind.padEnd(18) + String(accounts).padStart(8) + [debitPaise, creditPaise, balancePaise].map(rupees).join(''),
      )
    console.log(`${'all'.padEnd(62)}${rupees(totalPaise)}`)
    const drift = await checkBooks(db)
    for (const { what, id, expectedPaise, foundPaise } of drift)
      console.log(`${what} of ${id}: ${expectedPaise} paise by the entries, ${foundPaise ?? 'nothing'} found`)
    if (totalPaise !== 0 || drift.length > 0)
      throw new StartupError(`The ledger does not balance: ${totalPaise} paise in total, ${drift.length} differences.`)
    console.log('The ledger balances.')
  } finally {
    await db.destroy()
    // Leave the embedded server running if the app uses it.
    if (!database.adopted) await database.stop()
  }
})
