import { GSTIN_PATTERN, isGstin, stateOfGstin } from '#contract/orders/tax-ids.ts'
import type { Quote } from '~/domains/orders/quotes/api.ts'
import type { Translate } from '~/lib/i18n/texts.ts'

export type Billing = ReturnType<typeof billingFrom>
export type BillingErrors = Partial<Record<keyof Billing, string>>

/** What the buyer typed; untouched fields are undefined. */
export interface Given {
  name?: string
  state?: string
  gstin?: string
  address?: string
}

interface Known {
  buyer: { name: string } | null
  /** Undefined until the server has answered. */
  quote: Pick<Quote, 'billing' | 'placeOfSupply'> | undefined
}

/** Untouched fields are as on the last invoice; GSTIN and address only while the state is the same. */
export function billingFrom(given: Given, { buyer, quote }: Known) {
  const last = quote?.billing
  const state = given.state ?? quote?.placeOfSupply?.code ?? ''
  const isSameState = last?.gstin != null && stateOfGstin(last.gstin) === state
  return {
    name: given.name ?? last?.name ?? buyer?.name ?? '',
    state,
    gstin: given.gstin ?? (isSameState ? (last?.gstin ?? '') : ''),
    address: given.address ?? (isSameState ? (last?.address ?? '') : ''),
  }
}

/** Client-side validation; a guest's name comes from their sign-in. */
export function wrongIn({ name, state, gstin }: Billing, isGuest: boolean, t: Translate): BillingErrors {
  const errors: BillingErrors = {}
  const number = gstin.trim().toUpperCase()
  if (!isGuest && !name.trim()) errors.name = t('Please fill this in.')
  if (!state) errors.state = t('Choose a state.')
  if (number) {
    if (!GSTIN_PATTERN.test(number)) errors.gstin = t('A GSTIN has 15 characters, such as 27ABCCP1234F1ZR.')
    else if (!isGstin(number)) errors.gstin = t('This GSTIN is not valid. Please check each character.')
    else if (state && stateOfGstin(number) !== state) errors.gstin = t('This GSTIN is for a different state.')
  }
  return errors
}

/** Errors found on pressing the button that still apply: a corrected field is no longer red. */
export function stillWrong(found: BillingErrors, now: BillingErrors): BillingErrors {
  const fields = Object.keys(found) as (keyof Billing)[]
  return Object.fromEntries(fields.filter((field) => now[field]).map((field) => [field, now[field]]))
}
