/** Validates Indian tax numbers without zod, so that forms can validate while typing. */

/** Five letters, four digits, a letter; the fourth letter is the type of taxpayer. */
export const PAN_PATTERN = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/
export const isPan = (text: string) => PAN_PATTERN.test(text)

/** State code, PAN, registration number within the state, Z, check character. */
export const GSTIN_PATTERN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const BASE = DIGITS.length

/**
 * The last character of a GSTIN, computed from the first fourteen: base 36, alternating weights 1 and 2, digits summed.
 */
export function gstinCheckCharacter(first14: string): string {
  let sum = 0
  for (const [place, character] of [...first14].entries()) {
    const product = DIGITS.indexOf(character) * (place % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / BASE) + (product % BASE)
  }
  return DIGITS[(BASE - (sum % BASE)) % BASE]!
}

export const isGstin = (text: string) =>
  GSTIN_PATTERN.test(text) && isPan(panOfGstin(text)) && gstinCheckCharacter(text.slice(0, 14)) === text[14]

export const panOfGstin = (gstin: string) => gstin.slice(2, 12)
/** The GST code of the state it is registered in. */
export const stateOfGstin = (gstin: string) => gstin.slice(0, 2)
