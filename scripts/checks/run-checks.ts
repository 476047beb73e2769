import { type Check, checks } from './checks.ts'

export interface Tally {
  passed: number
  failed: number
}

const MOST_LINES_SHOWN = 60

/** Runs each check in turn, showing one line for a good one and the findings of a bad one. */
export async function runChecks(which: readonly Check[] = checks): Promise<Tally> {
  const tally = { passed: 0, failed: 0 }
  for (const { name, findings } of which) {
    const began = performance.now()
    const found = await findings().catch((error: unknown) => [String(error instanceof Error ? error.stack : error)])
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${found.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
    for (const line of found.slice(0, MOST_LINES_SHOWN)) console.log(`    ${line}`)
    if (found.length > MOST_LINES_SHOWN) console.log(`    … and ${found.length - MOST_LINES_SHOWN} more lines`)
    tally[found.length === 0 ? 'passed' : 'failed'] += 1
  }
  return tally
}
