/** Indian grouping, without Intl: creating a number format costs a phone more than all it would ever format. */
const grouped = (digits: string) => digits.replace(/\d(?=(?:\d\d)+\d$)/g, '$&,')

/** '₹1,25,000', and '₹1,504.50' if there are paise. */
export function formatPaise(paise: number) {
  const amount = Math.abs(paise)
  const rest = amount % 100
  const rupees = grouped(String((amount - rest) / 100))
  return `${paise < 0 ? '-' : ''}₹${rupees}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

/** '₹5,049.00': amounts in a column always show paise. */
export const formatExactPaise = (paise: number) => formatPaise(paise) + (paise % 100 === 0 ? '.00' : '')

/** For amounts that the API gives in rupees. */
export const formatRupees = (rupees: number) => formatPaise(Math.round(rupees * 100))

/** '1,25,000': counts with Indian grouping. */
export const formatCount = (count: number) => (count < 0 ? '-' : '') + grouped(String(Math.abs(count)))

const units = [
  { size: 1_00_00_000, sign: ' Cr' },
  { size: 1_00_000, sign: ' L' },
  { size: 1_000, sign: 'k' },
] as const

/** For plots: '₹25k', '₹1 L', '₹2.5 Cr'. */
export function formatShortRupees(rupees: number) {
  const unit = units.find(({ size }) => Math.abs(rupees) >= size)
  if (!unit) return formatRupees(Math.round(rupees))
  return `₹${Number((rupees / unit.size).toFixed(1))}${unit.sign}`
}
