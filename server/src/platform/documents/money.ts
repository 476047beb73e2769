const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const short = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 0, maximumFractionDigits: 2 })

/** 1,25,000.00, as in tables; from whole paise, so nothing is rounded. */
export const amount = (paise: number) => `${paise < 0 ? '−' : ''}${grouped.format(Math.abs(paise) / 100)}`

/** ₹1,25,000, with paise only if there are any, as in sentences. */
export const rupees = (paise: number) =>
  `${paise < 0 ? '−' : ''}₹${paise % 100 === 0 ? short.format(Math.abs(paise) / 100) : grouped.format(Math.abs(paise) / 100)}`

const ENGLISH = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
/** Every number up to a hundred has its own word. */
const HINDI = [
  ...'शून्य एक दो तीन चार पाँच छह सात आठ नौ'.split(' '),
  ...'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस'.split(' '),
  ...'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस'.split(' '),
  ...'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस'.split(' '),
  ...'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास'.split(' '),
  ...'पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ'.split(' '),
  ...'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर'.split(' '),
  ...'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी'.split(' '),
  ...'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी'.split(' '),
  ...'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'.split(' '),
]
const GROUPS: [size: number, english: string, hindi: string][] = [
  [10_000_000, 'crore', 'करोड़'],
  [100_000, 'lakh', 'लाख'],
  [1000, 'thousand', 'हज़ार'],
  [100, 'hundred', 'सौ'],
]

type Language = 'en' | 'hi'

function words(number: number, language: Language): string {
  for (const [size, english, hindi] of GROUPS)
    if (number >= size) {
      const rest = number % size
      const name = language === 'hi' ? hindi : english
      return `${words(Math.floor(number / size), language)} ${name}${rest ? ` ${words(rest, language)}` : ''}`
    }
  if (language === 'hi') return HINDI[number]!
  if (number < 20) return ENGLISH[number]!
  return `${TENS[Math.floor(number / 10)]}${number % 10 ? ` ${ENGLISH[number % 10]}` : ''}`
}

/** Rupees one thousand five hundred four and fifty paise only. */
export function rupeesInWords(paise: number, language: Language = 'en') {
  const [whole, part] = [Math.floor(Math.abs(paise) / 100), Math.abs(paise) % 100]
  if (language === 'hi') return `${words(whole, 'hi')} रुपये${part ? ` ${words(part, 'hi')} पैसे` : ''} मात्र`
  return `Rupees ${words(whole, 'en')}${part ? ` and ${words(part, 'en')} paise` : ''} only`
}
