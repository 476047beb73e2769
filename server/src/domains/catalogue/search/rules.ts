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
  joined: Spelled
  weight: number
}

/** Every word and name of the catalogue, folded once and queried often. */
export interface Lexicon {
  ids: number[]
  words: Spelled[]
  /** Of each word, beside each other: most words are ruled out by them alone. */
  letters: Int32Array
  /** The names that contain each word. */
  keysOf: Key[][]
  /** The names by the number of their letters. */
  joinedOf: Map<number, Key[]>
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
    return { of, words: words.map(placeOf), joined: spelled(words.join('')), weight }
  }
  const keys = industries
    .flatMap(({ names, sectorNames }, of) => [...names.map(keyOf(of, 1)), ...sectorNames.map(keyOf(of, SECTOR_WEIGHT))])
    .filter(({ joined }) => joined.text)
  const words = [...places.keys()].map(spelled)
  const keysOf = words.map((): Key[] => [])
  const joinedOf = new Map<number, Key[]>()
  for (const key of keys) {
    for (const word of new Set(key.words)) keysOf[word]?.push(key)
    const { length } = key.joined.text
    const sameLength = joinedOf.get(length)
    if (sameLength) sameLength.push(key)
    else joinedOf.set(length, [key])
  }
  const letters = Int32Array.from(words, (word) => word.letters)
  return { ids: industries.map(({ id }) => id), words, letters, keysOf, joinedOf }
}

export interface Match {
  id: number
  /** 1 is an exact match; rounded to two decimals, so that near ties are ties. */
  closeness: number
}

/** The known words near a typed word: closeness by index; a word that is not near has none. */
type Near = Map<number, number>

/** The industries matching a typed text, closest first. */
export function matchesIn(lexicon: Lexicon, text: string): Match[] {
  const typed = typedWords(text)
  const joined = typed.join('')
  if (joined.length < LEAST_LETTERS) return []
  const near = typed.map((word) => wordsNear(lexicon, word))
  const best = near.map((words) => bestOfEach(lexicon, words))
  const weights = best.map(weightOf)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const weighed = (found: readonly number[]) =>
    found.reduce((sum, closeness, at) => sum + closeness * (weights[at] ?? 0), 0) / total

  const scores = new Map<number, number>()
  const raise = (of: number, score: number) => scores.set(of, Math.max(scores.get(of) ?? 0, score))
  for (const of of new Set(best.flatMap((industries) => [...industries.keys()])))
    raise(of, weighed(best.map((industries) => industries.get(of) ?? 0)) * SPREAD)
  for (const key of keysMeant(lexicon, near)) {
    const { found, used } = nearness(near, key)
    raise(key.of, weighed(found) * (1 - WHOLE_NAME + (WHOLE_NAME * used) / key.words.length) * key.weight)
  }
  for (const { of, closeness, weight } of joinedAlike(lexicon, joined, typed.length)) raise(of, closeness * weight)
  return ranked(lexicon, scores)
}

/** The names with a word that was meant. */
function keysMeant({ keysOf }: Lexicon, near: readonly Near[]) {
  const meant = new Set<Key>()
  for (const words of near)
    for (const [word, closeness] of words)
      if (closeness >= MEANS_IT) for (const key of keysOf[word] ?? []) meant.add(key)
  return meant
}

/** How close each typed word is to a word of one name, and how many words of the name match. */
function nearness(near: readonly Near[], { words }: Key) {
  const found = near.map(() => 0)
  let used = 0
  for (const word of words) {
    let meant = 0
    for (const [at, words] of near.entries()) {
      const closeness = words.get(word) ?? 0
      if (closeness > (found[at] ?? 0)) found[at] = closeness
      if (closeness > meant) meant = closeness
    }
    if (meant >= MEANS_IT) used += 1
  }
  return { found, used }
}

function ranked({ ids }: Lexicon, scores: ReadonlyMap<number, number>): Match[] {
  let least = 0
  for (const score of scores.values()) least = Math.max(least, score * SHARE_OF_BEST)
  least = Math.max(ENOUGH, least)
  return [...scores]
    .sort(([one], [other]) => one - other)
    .map(([at, score]) => ({ id: ids[at]!, closeness: Math.round(score * 100) / 100 }))
    .filter(({ closeness }) => closeness >= least)
    .sort((a, b) => b.closeness - a.closeness)
}

/** How close a typed word is to any word of each industry. */
function bestOfEach({ keysOf }: Lexicon, near: Near): Map<number, number> {
  const best = new Map<number, number>()
  for (const [word, closeness] of near)
    for (const { of, weight } of keysOf[word] ?? []) best.set(of, Math.max(best.get(of) ?? 0, closeness * weight))
  return best
}

/** A word used by half of the catalogue (mill, plant) has less weight than a rare one. */
function weightOf(best: ReadonlyMap<number, number>) {
  if (best.size === 0) return UNKNOWN_WORD
  let knownTo = 0
  for (const closeness of best.values()) if (closeness >= MEANS_IT) knownTo += 1
  return 1 / (1 + Math.log(Math.max(1, knownTo)))
}

const JOINED_LEAST = 5
const JOINED_DIFFERENCE = 2

/** Names written separately or together: cold storage, coldstorage. */
function joinedAlike({ joinedOf }: Lexicon, text: string, words: number) {
  if (text.length < JOINED_LEAST) return []
  const typed = spelled(text)
  const alike: { of: number; closeness: number; weight: number }[] = []
  for (let more = -JOINED_DIFFERENCE; more <= JOINED_DIFFERENCE; more++)
    for (const key of joinedOf.get(text.length + more) ?? []) {
      const found = key.words.length === words ? 0 : closeness(typed, key.joined)
      if (found > 0) alike.push({ of: key.of, closeness: found * 0.98, weight: key.weight })
    }
  return alike
}

const lettersOf = (word: string) => {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 32)
  return bits
}

/** Adds neighbouring bits, then pairs, and so on. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function wordsNear({ words, letters }: Lexicon, text: string): Near {
  const near: Near = new Map()
  const typed = spelled(text)
  for (let at = 0; at < letters.length; at++) {
    if (countBits(typed.letters & ~(letters[at] as number)) > MOST_MISSING) continue
    const found = closeness(typed, words[at] as Spelled)
    if (found > 0) near.set(at, found)
  }
  return near
}

interface Spelled {
  text: string
  /** As bits: words that share too few letters need not be compared. */
  letters: number
}

const spelled = (text: string): Spelled => ({ text, letters: lettersOf(text) })

export const wordCloseness = (typed: string, word: string) => closeness(spelled(typed), spelled(word))

/** Letters of a typed word that a word near it may lack. */
const MOST_MISSING = 3

/** How close a typed word is to a known one: equal, a prefix, or a few errors away. */
function closeness({ text: typed, letters: mine }: Spelled, { text: word, letters: theirs }: Spelled): number {
  const missing = countBits(mine & ~theirs)
  if (missing > MOST_MISSING) return 0
  const more = typed.length - word.length
  if (missing === 0) {
    if (typed === word) return 1
    if (more < 0 && word.startsWith(typed)) return typed.length === 1 ? 0 : 0.78 + (0.17 * typed.length) / word.length
  }
  if (word.length >= 3 && more > 0 && more <= 2 && typed.startsWith(word)) return 0.88 - 0.05 * more
  const allowed = slipsAllowed(Math.min(typed.length, word.length))
  if (missing <= allowed && countBits(theirs & ~mine) <= allowed) {
    const slips = slipsBetween(typed, word, allowed)
    if (slips <= allowed) return afterSlips(slips, Math.max(typed.length, word.length), typed[0] === word[0])
  }
  if (typed.length < 5 || more >= 0 || missing > 1) return 0
  const beginning = slipsBetween(typed, word, 1, typed.length)
  return beginning <= 1 ? 0.9 * afterSlips(beginning, typed.length, typed[0] === word[0]) : 0
}

const slipsAllowed = (length: number) => (length <= 3 ? 0 : length <= 5 ? 1 : length <= 8 ? 2 : 3)
const afterSlips = (slips: number, length: number, sameStart: boolean) =>
  0.94 - (0.85 * slips) / length - (sameStart ? 0 : 0.08)

/** Rows of the table below, reused so that a search allocates nothing. */
const LONGEST = 127
const rows = [new Uint8Array(LONGEST + 2), new Uint8Array(LONGEST + 2), new Uint8Array(LONGEST + 2)] as const

/**
 * Letters inserted, omitted, changed or swapped between a word and the beginning of another; stops counting above
 * `most`. Of the table only the cells near its diagonal are computed: all others are above `most`.
 */
export function slipsBetween(a: string, b: string, most: number, lengthOfB = b.length): number {
  if (Math.abs(a.length - lengthOfB) > most || Math.max(a.length, lengthOfB) > LONGEST) return most + 1
  let [beforeLast, last, row]: [Uint8Array, Uint8Array, Uint8Array] = [...rows]
  for (let at = 0; at <= Math.min(lengthOfB, most + 1); at++) last[at] = at
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1)
    const from = Math.max(1, i - most)
    const to = Math.min(lengthOfB, i + most)
    let least = from === 1 ? i : most + 1
    row[from - 1] = least
    for (let j = from; j <= to; j++) {
      let slips = (last[j - 1] as number) + (letter === b.charCodeAt(j - 1) ? 0 : 1)
      slips = Math.min(slips, (last[j] as number) + 1, (row[j - 1] as number) + 1)
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        slips = Math.min(slips, (beforeLast[j - 2] as number) + 1)
      row[j] = slips
      if (slips < least) least = slips
    }
    if (least > most) return most + 1
    if (to < lengthOfB) row[to + 1] = most + 1
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return Math.min(last[lengthOfB] as number, most + 1)
}
