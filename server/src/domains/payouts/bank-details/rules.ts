/** Maximum number of bank accounts. */
export const ACCOUNTS_MAX = 5
export const LOOK_AGAIN_SECONDS = 60

export const endingOf = (number: string) => number.slice(-4)
/** ABCPK1234M → ABCPK····M; recognisable to its owner. */
export const maskedPan = (pan: string) => `${pan.slice(0, 5)}····${pan.slice(-1)}`
export const maskedGstin = (gstin: string) => `${gstin.slice(0, 2)}${gstin.slice(2, 7)}····${gstin.slice(11)}`

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'shri', 'smt', 'kumari', 'm/s'])
const wordsOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}/]+/u)
    .filter((word) => word !== '' && !titles.has(word))

/**
 * Banks shorten, reorder and abbreviate: names match if every word of the shorter one is a word of the longer, or its
 * initial.
 */
export function sameName(given: string, bank: string): boolean {
  const [fewer, more] = [wordsOf(given), wordsOf(bank)].sort((a, b) => a.length - b.length) as [string[], string[]]
  if (fewer.length === 0) return false
  const left = [...more]
  const whole = fewer.every((word) => {
    const at = left.findIndex((other) => other === word || isInitialOf(word, other) || isInitialOf(other, word))
    if (at < 0) return false
    left.splice(at, 1)
    return true
  })
  return whole && fewer.some((word) => word.length > 1 && more.includes(word))
}

const isInitialOf = (short: string, long: string) => short.length === 1 && long.startsWith(short)
