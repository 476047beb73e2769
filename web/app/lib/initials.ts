/** A letter as people write it: with the signs on it, and in Indian scripts with what it is joined to. */
const LETTER = /^.(?:\p{M}|(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d])\p{L})*/u

/** The first letters of the first two words of a name: what stands where there is no picture. */
export const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => LETTER.exec(word)?.[0])
    .filter(Boolean)
    .slice(0, 2)
    .join('')
    .toUpperCase()
