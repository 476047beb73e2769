import type { Values } from './values.ts'

const PLACEHOLDER = /\{(\w+)\}/g

/** The placeholders that a text names. */
export const namesIn = (text: string) => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name!)

/** Braces around anything but the name of a placeholder. */
export const hasStrayBrace = (text: string) => /[{}]/.test(text.replaceAll(PLACEHOLDER, ''))

/** A placeholder without a value stays as it is: the caller compares or has checked the names. */
export const rendered = (pattern: string, values: Values) =>
  pattern.replaceAll(PLACEHOLDER, (whole, name: string) => (Object.hasOwn(values, name) ? values[name]! : whole))

const isPartOfWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}\p{M}]/u.test(character)

/** The pieces of a text between the occurrences of a value as a whole word. */
function piecesBetween(text: string, value: string) {
  const pieces: string[] = []
  let from = 0
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) {
    const [before, after] = [text[at - 1], text[at + value.length]]
    if (at > 0 && isPartOfWord(before) && isPartOfWord(value[0])) continue
    if (isPartOfWord(after) && isPartOfWord(value.at(-1))) continue
    pieces.push(text.slice(from, at))
    from = at + value.length
  }
  return [...pieces, text.slice(from)]
}

/** A rendered text with placeholders in place of the values; longer values first, because they may contain shorter ones. */
export function patternOf(text: string, values: Values): string {
  const byLength = Object.entries(values)
    .filter(([, value]) => value !== '')
    .sort(([, a], [, b]) => b.length - a.length)
  const replace = (piece: string, [first, ...rest]: [string, string][]): string =>
    first
      ? piecesBetween(piece, first[1])
          .map((one) => replace(one, rest))
          .join(`{${first[0]}}`)
      : piece
  return replace(text, byLength)
}
