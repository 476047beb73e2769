/** A name as typed, and with its last word first: people write both. */
export function waysToWrite(name: string, romanised: string): string[] {
  const turned = (text: string) => {
    const words = text.split(/\s+/).filter(Boolean)
    return words.length > 1 ? [words.at(-1), ...words.slice(0, -1)].join(' ') : text
  }
  return [...new Set([name, romanised, turned(romanised)])]
}

/** All names that can be combined from similar words, likeliest first; none if a word has no similar one. */
export function namesAlike(alike: readonly string[][], most = 12): string[] {
  if (alike.length === 0) return []
  return alike
    .reduce<string[]>((names, words) => names.flatMap((name) => words.map((word) => `${name} ${word}`)), [''])
    .map((name) => name.trim())
    .slice(0, most)
}

const LONGEST_STORED = 60
const PERSONAL = /\d{5,}|@|(?:\d[\s-]?){8,}/

/** A text that staff may read: short, and without anything that looks like a phone number or an address. */
export function storedText(text: string): string | undefined {
  const short = text.toLowerCase().replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_STORED).trim()
  return short.length < 2 || PERSONAL.test(short) ? undefined : short
}
