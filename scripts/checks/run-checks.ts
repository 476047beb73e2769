import { type Check, checks } from './checks.ts'

export interface Tally {
  passed: number
  failed: number
}

const MOST_LINES_SHOWN = 60

/** Checks spend part of their time waiting, so two run at once. */
const AT_ONCE = 2

/** Runs all checks, showing one line for a passed one and the findings of a failed one. */
export async function runChecks(which: readonly Check[] = checks): Promise<Tally> {
  const tally = { passed: 0, failed: 0 }
  const waiting = [...which]
  const oneByOne = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) tally[await run(check)] += 1
  }
  await Promise.all(Array.from({ length: AT_ONCE }, oneByOne))
  return tally
}

async function run({ name, findings }: Check): Promise<keyof Tally> {
  const began = performance.now()
  const found = await findings().catch((error: unknown) => [String(error instanceof Error ? error.stack : error)])
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${found.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  for (const line of found.slice(0, MOST_LINES_SHOWN)) console.log(`    ${line}`)
  if (found.length > MOST_LINES_SHOWN) console.log(`    … and ${found.length - MOST_LINES_SHOWN} more lines`)
  return found.length === 0 ? 'passed' : 'failed'
}
