import { CONTACT_MASK } from '#contract/accounts/contact-mask.ts'

/** 9820000412 → ••••••0412; as long as the number, so that it is formatted like one. */
const maskMobile = (mobile: string) => mobile && `${CONTACT_MASK}••${mobile.slice(-4)}`
/** sunita@kaveri.in → s••••@kaveri.in. */
const maskEmail = (email: string) =>
  email && `${email.slice(0, 1)}${CONTACT_MASK}${email.slice(email.lastIndexOf('@'))}`

const masks: Record<string, (text: string) => string> = { mobile: maskMobile, email: maskEmail }
/** The reply fields with contact details. */
export const CONTACT_FIELDS = Object.keys(masks)

const isPlain = (value: unknown): value is object => Object.getPrototypeOf(value ?? 0) === Object.prototype

/** The same reply with every mobile number and email address masked, at any depth. */
export function maskContacts<T>(reply: T): T
export function maskContacts(reply: unknown): unknown {
  if (Array.isArray(reply)) return reply.map(maskContacts)
  if (!isPlain(reply)) return reply
  return Object.fromEntries(
    Object.entries(reply).map(([field, value]) => {
      const mask = typeof value === 'string' ? masks[field] : undefined
      return [field, mask ? mask(value) : maskContacts(value)]
    }),
  )
}
