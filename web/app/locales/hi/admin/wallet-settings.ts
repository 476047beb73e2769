import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const walletSettings = {
  'Least that can be added to a wallet': 'वॉलेट में कम से कम जोड़ी जा सकने वाली रक़म',
  'Most that can be added to a wallet at once': 'वॉलेट में एक बार में ज़्यादा से ज़्यादा जोड़ी जा सकने वाली रक़म',
  'A wallet refills itself at most': 'वॉलेट अपने-आप ज़्यादा से ज़्यादा भरता है',
  rupees: 'रुपये',
  'times a day': 'बार प्रतिदिन',
  Wallet: 'वॉलेट',
} satisfies Catalogue
