/** Terms that texts for people must not use, with what to say instead. The reasons are in docs/voice.md. */
const ENGLISH: readonly [term: RegExp, instead: string][] = [
  [/where (you|it|they) (paid|came) from/i, 'original payment method'],
  [/\b(comes?|goes|get|gets) back (all|to you|to where)|\ball of it back\b|\bnothing comes back\b/i, 'refund'],
  [/\bnothing (was|has been) charged\b/i, 'you were not charged'],
  [/\bby itself\b/i, 'automatically'],
  [/\bat once\b/i, 'immediately'],
  [/\bsign(s|ed|ing)?[ -](in|out|up)\b/i, 'log in, log out, register'],
  [/\bsomebody\b/i, 'someone'],
  [/\bcalled off\b/i, 'cancelled'],
  [/\bbegins (in|on|at)\b/i, 'starts'],
  [/\bmoved? (a|the|your) session\b|\bsession (is|was) moved\b/i, 'reschedule'],
  [/\bcomputer-made\b|\bmade by computer\b/i, 'computer-generated'],
  [/\bpromotional money\b/i, 'promotional credit'],
  [/\bnetbanking\b/i, 'net banking'],
  [/\be-mail\b/i, 'email'],
  [/\b(zip|postal) code\b/i, 'PIN code'],
  [/\bvoucher\b|\bpromo code\b/i, 'coupon'],
  [/\brecharge\b/i, 'top up'],
  [/\bno show\b/i, 'no-show'],
  [/\bkindly\b|\bdo the needful\b|\brevert back\b/i, 'please'],
  [/\bnot said\b|\blet it go\b|\bgo on and\b|\btell about\b|\bkept elsewhere\b/i, 'a sentence that people say'],
  [/\bdid not come\b(?! back)|\bnobody lives\b|\bholds now\b|\breply of\b/i, 'a sentence that people say'],
  [/\bat this moment\b/i, 'right now'],
  [/(^|\{amount\}) is missing\b/i, 'add at least {amount}'],
]

const HINDI: readonly [term: RegExp, instead: string][] = [
  [/आप(के|को)?\s[^।]*सकते (हैं|हो)|(कर|ले|दे|जुड़|देख|पा) सकते (हैं|हो)/, 'the passive: …जा सकता है, or the imperative'],
  [/(आप|\}) [^।]*(कर|जा|आ|ले|दे) रहे (हैं|हो)/, 'a sentence without the gender of the person'],
  [/\} (अब )?(लेंगे|देंगे|आएँगे|बोलेंगे|करेंगे)/, 'a sentence without the gender of the person'],
  [/(^|।\s|अगर यह )आप [^।]*(थे|आए|चुके हैं)(?=\s|।|,|$)/, 'a sentence without the gender of the person'],
  [/साइन[ -](इन|आउट)/, 'लॉगिन, लॉग आउट'],
  [/प्रचार क्रेडिट/, 'प्रमोशनल राशि'],
  [/नेटबैंकिंग/, 'नेट बैंकिंग'],
  [/वहीं लौट|जहाँ से भुगतान/, 'उसी खाते या कार्ड में वापस'],
  [/रोक पर|रोककर रखा\b|समय का क्षेत्र|कॉल मँगवाएँ/, 'the term of docs/voice.md'],
  [/कुल जोड़े|पिछली बार जोड़े/, 'कुल जमा, पिछली बार जमा'],
]

export interface ShownText {
  text: string
  /** For the message. */
  where: string
}

/** Terms of docs/voice.md that must not appear, in texts of either language. */
export function findUnwantedTerms(texts: Iterable<ShownText>) {
  const findings: string[] = []
  for (const { text, where } of texts) {
    const terms = /\p{Script=Devanagari}/u.test(text) ? HINDI : ENGLISH
    for (const [term, instead] of terms) {
      const found = term.exec(text)
      if (found) findings.push(`${where}: “${found[0].trim()}” in '${text}'; say: ${instead}`)
    }
  }
  return findings
}
