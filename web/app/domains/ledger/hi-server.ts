import type { Catalogue } from '../../lib/i18n/texts.ts'

/** Texts that the server sends. */
export default {
  'Give at least ₹1.': 'कम से कम ₹1 दें।',
  'Give at most ₹10,000 at a time.': 'एक बार में ज़्यादा से ज़्यादा ₹10,000 दें।',
  'Ledger check done': 'बहीखाते की जाँच हुई',
  'Promotional credit given': 'प्रमोशनल राशि दी गई',
} satisfies Catalogue
