import { MOBILE_LENGTH } from '#contract/constants.ts'

/** The `tel:` link of a number. */
export const telephone = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** '+91 98200 00412'. */
export const formatMobile = (mobile: string) => `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`

/** A country code or leading zero before a whole number, as people paste it. */
const PREFIXED = new RegExp(`^(?:0|91|091)(\\d{${MOBILE_LENGTH}})$`)

/** What a mobile number field keeps of a text: digits only, ten at most. */
export function mobileDigits(text: string) {
  const digits = text.replace(/\D/g, '')
  return (PREFIXED.exec(digits)?.[1] ?? digits).slice(0, MOBILE_LENGTH)
}
