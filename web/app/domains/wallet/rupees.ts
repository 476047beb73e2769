import { formatCount } from '~/lib/money.ts'

/** What was typed as whole rupees: '2,000' is 2000; undefined when it is nothing. */
export function readRupees(typed: string): number | undefined {
  const digits = typed.replace(/\D/g, '').slice(0, 8)
  return digits === '' ? undefined : Number(digits)
}

/** The same with Indian grouping, while it is being typed. */
export function groupRupees(typed: string) {
  const rupees = readRupees(typed)
  return rupees === undefined ? '' : formatCount(rupees)
}
