const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 })
const plain = new Intl.NumberFormat('en-IN')

/** '₹1,25,000', and '₹1,504.50' where there are paise. */
export const formatPaise = (paise: number) => (paise % 100 === 0 ? whole : exact).format(paise / 100)

/** For the amounts that travel as rupees. */
export const formatRupees = (rupees: number) => formatPaise(Math.round(rupees * 100))

/** '1,25,000': counts with Indian grouping. */
export const formatCount = (count: number) => plain.format(count)

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
