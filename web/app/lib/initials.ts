/** A grapheme: with its combining marks, and in Indian scripts with its conjuncts. */
const LETTER = /^.(?:\p{M}|(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d])\p{L})*/u

/** Initials of the first two words of a name, shown if there is no picture. */
export const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => LETTER.exec(word)?.[0])
    .filter(Boolean)
    .slice(0, 2)
    .join('')
    .toUpperCase()
