import { foldedWords, typedWords } from './folding.ts'

/** One industry with all its names; names of the sector count less than its own. */
export interface Named {
  id: number
  names: readonly string[]
  sectorNames: readonly string[]
}

interface Key {
  /** Index of the industry in the list. */
  of: number
  /** Indexes of its words in the list of words. */
  words: number[]
  joined: string
  weight: number
}

/** Every word and name of the catalogue, folded once and queried often. */
export interface Lexicon {
  ids: number[]
  words: string[]
  /** Bit mask of the letters of each word: words sharing too few letters need not be compared. */
  letters: number[]
  keys: Key[]
}

const SECTOR_WEIGHT = 0.62
const WHOLE_NAME = 0.15
/** Words spread over several names of one industry score lower than words of one name. */
const SPREAD = 0.85
const UNKNOWN_WORD = 0.35
const ENOUGH = 0.5
const SHARE_OF_BEST = 0.62
const MEANS_IT = 0.7
const LEAST_LETTERS = 2

export function lexiconOf(industries: readonly Named[]): Lexicon {
  const places = new Map<string, number>()
  const placeOf = (word: string) => {
    const known = places.get(word) ?? places.size
    places.set(word, known)
    return known
  }
  const keyOf = (of: number, weight: number) => (name: string) => {
    const words = foldedWords(name)
    return { of, words: words.map(placeOf), joined: words.join(''), weight }
  }
  const keys = industries.flatMap(({ names, sectorNames }, of) => [
    ...names.map(keyOf(of, 1)),
    ...sectorNames.map(keyOf(of, SECTOR_WEIGHT)),
  ])
  const words = [...places.keys()]
  return {
    ids: industries.map(({ id }) => id),
    words,
    letters: words.map(lettersOf),
    keys: keys.filter((key) => key.joined),
  }
}

export interface Match {
  id: number
  /** 1 is an exact match; rounded to two decimals, so that near ties are ties. */
  closeness: number
}

/** The industries matching a typed text, closest first. */
export function matchesIn(lexicon: Lexicon, text: string): Match[] {
  const typed = typedWords(text)
  if (typed.join('').length < LEAST_LETTERS) return []
  const near = typed.map((word) => closenessToAll(lexicon, word))
  const best = bestWords(lexicon, near)
  const weights = near.map((_, at) => weightOf(best.map((industry) => industry[at] ?? 0)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const weighed = (found: readonly number[]) =>
    found.reduce((sum, closeness, at) => sum + closeness * (weights[at] ?? 0), 0) / total

  const scores = best.map((found) => weighed(found) * SPREAD)
  const joined = typed.join('')
  for (const key of lexicon.keys) {
    const { found, used } = nearness(near, key)
    const apart = used === 0 ? 0 : weighed(found) * (1 - WHOLE_NAME + (WHOLE_NAME * used) / key.words.length)
    const together = typed.length !== key.words.length ? joinedCloseness(joined, key.joined) : 0
    scores[key.of] = Math.max(scores[key.of] ?? 0, Math.max(apart, together) * key.weight)
  }
  return ranked(lexicon, scores)
}

/** How close each typed word is to a word of one name, and how many words of the name match. */
function nearness(near: readonly number[][], { words }: Key) {
  const found = near.map(() => 0)
  let used = 0
  for (const word of words) {
    let meant = 0
    for (let at = 0; at < near.length; at++) {
      const closeness = near[at]?.[word] ?? 0
      if (closeness > (found[at] ?? 0)) found[at] = closeness
      if (closeness > meant) meant = closeness
    }
    if (meant >= MEANS_IT) used += 1
  }
  return { found, used }
}

function ranked({ ids }: Lexicon, scores: readonly number[]): Match[] {
  const least = Math.max(ENOUGH, Math.max(...scores) * SHARE_OF_BEST)
  return ids
    .map((id, at) => ({ id, closeness: Math.round((scores[at] ?? 0) * 100) / 100 }))
    .filter(({ closeness }) => closeness >= least)
    .sort((a, b) => b.closeness - a.closeness)
}

/** How close each typed word is to any word of each industry. */
function bestWords({ ids, keys }: Lexicon, near: readonly number[][]): number[][] {
  const best = ids.map(() => near.map(() => 0))
  for (const { of, words, weight } of keys) {
    const found = best[of]
    if (found)
      near.forEach((row, at) => {
        for (const word of words) found[at] = Math.max(found[at] ?? 0, (row[word] ?? 0) * weight)
      })
  }
  return best
}

/** A word used by half of the catalogue (mill, plant) has less weight than a rare one. */
function weightOf(found: readonly number[]) {
  const knownTo = found.filter((closeness) => closeness >= MEANS_IT).length
  return knownTo === 0 && !found.some((closeness) => closeness > 0)
    ? UNKNOWN_WORD
    : 1 / (1 + Math.log(Math.max(1, knownTo)))
}

/** Written separately or together: cold storage, coldstorage. */
const joinedCloseness = (typed: string, name: string) =>
  typed.length >= 5 && Math.abs(typed.length - name.length) <= 2 ? wordCloseness(typed, name) * 0.98 : 0

const lettersOf = (word: string) => [...word].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) % 32)), 0)

function countBits(bits: number): number {
  let left = bits
  let count = 0
  for (; left !== 0; count++) left &= left - 1
  return count
}

function closenessToAll({ words, letters }: Lexicon, typed: string): number[] {
  const mine = lettersOf(typed)
  const foreign = Math.max(2, slipsAllowed(typed.length))
  return words.map((known, at) => (countBits(mine & ~(letters[at] ?? 0)) > foreign ? 0 : wordCloseness(typed, known)))
}

/** How close a typed word is to a known one: equal, a prefix, or a few errors away. */
export function wordCloseness(typed: string, word: string): number {
  if (typed === word) return 1
  if (word.startsWith(typed)) return typed.length === 1 ? 0 : 0.78 + (0.17 * typed.length) / word.length
  const more = typed.length - word.length
  if (word.length >= 3 && more <= 2 && typed.startsWith(word)) return 0.88 - 0.05 * more
  const allowed = slipsAllowed(Math.min(typed.length, word.length))
  const slips = slipsBetween(typed, word, allowed)
  if (slips <= allowed) return afterSlips(slips, Math.max(typed.length, word.length), typed[0] === word[0])
  if (typed.length < 5 || word.length <= typed.length) return 0
  const beginning = slipsBetween(typed, word.slice(0, typed.length), 1)
  return beginning <= 1 ? 0.9 * afterSlips(beginning, typed.length, typed[0] === word[0]) : 0
}

const slipsAllowed = (length: number) => (length <= 3 ? 0 : length <= 5 ? 1 : length <= 8 ? 2 : 3)
const afterSlips = (slips: number, length: number, sameStart: boolean) =>
  0.94 - (0.85 * slips) / length - (sameStart ? 0 : 0.08)

/** Rows of the table below, reused so that a search allocates nothing. */
const LONGEST = 127
const rows = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const

/** Letters inserted, omitted, changed or swapped; stops counting above `most`. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || Math.max(a.length, b.length) > LONGEST) return most + 1
  let [beforeLast, last, row]: [Uint8Array, Uint8Array, Uint8Array] = [...rows]
  for (let at = 0; at <= b.length; at++) last[at] = at
  for (let i = 1; i <= a.length; i++) {
    let least = i
    row[0] = i
    for (let j = 1; j <= b.length; j++) {
      let slips = (last[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      slips = Math.min(slips, (last[j] as number) + 1, (row[j - 1] as number) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, (beforeLast[j - 2] as number) + 1)
      row[j] = slips
      least = Math.min(least, slips)
    }
    if (least > most) return most + 1
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return last[b.length] ?? most + 1
}
