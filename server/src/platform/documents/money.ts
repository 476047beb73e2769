const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const short = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 0, maximumFractionDigits: 2 })

/** 1,25,000.00, as the columns of a paper show it; whole paise, so nothing is rounded. */
export const amount = (paise: number) => `${paise < 0 ? '−' : ''}${grouped.format(Math.abs(paise) / 100)}`

/** ₹1,25,000, with paise only where there are some, as sentences show it. */
export const rupees = (paise: number) =>
  `${paise < 0 ? '−' : ''}₹${paise % 100 === 0 ? short.format(Math.abs(paise) / 100) : grouped.format(Math.abs(paise) / 100)}`

const ONES = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const GROUPS: [size: number, name: string][] = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
]

function words(number: number): string {
  for (const [size, name] of GROUPS)
    if (number >= size) {
      const rest = number % size
      return `${words(Math.floor(number / size))} ${name}${rest ? ` ${words(rest)}` : ''}`
    }
  if (number < 20) return ONES[number]!
  return `${TENS[Math.floor(number / 10)]}${number % 10 ? ` ${ONES[number % 10]}` : ''}`
}

/** Rupees one thousand five hundred four and fifty paise only. */
export function rupeesInWords(paise: number) {
  const [whole, part] = [Math.floor(Math.abs(paise) / 100), Math.abs(paise) % 100]
  return `Rupees ${words(whole)}${part ? ` and ${words(part)} paise` : ''} only`
}
