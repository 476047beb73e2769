/** A name as typed, and with its last word first: people write both. */
export function waysToWrite(name: string, romanised: string): string[] {
  const turned = (text: string) => {
    const words = text.split(/\s+/).filter(Boolean)
    return words.length > 1 ? [words.at(-1), ...words.slice(0, -1)].join(' ') : text
  }
  return [...new Set([name, romanised, turned(romanised)])]
}

/** Every name that can be made of words alike, the likeliest first; a word like nobody's makes none. */
export function namesAlike(alike: readonly string[][], most = 12): string[] {
  if (alike.length === 0) return []
  return alike
    .reduce<string[]>((names, words) => names.flatMap((name) => words.map((word) => `${name} ${word}`)), [''])
    .map((name) => name.trim())
    .slice(0, most)
}

const LONGEST_KEPT = 60
const PERSONAL = /\d{5,}|@|(?:\d[\s-]?){8,}/

/** A text that staff may read: short, and without anything that looks like a number or an address of somebody. */
export function keptText(text: string): string | undefined {
  const short = text.toLowerCase().replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_KEPT).trim()
  return short.length < 2 || PERSONAL.test(short) ? undefined : short
}
