import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const walletSettings = {
  'Minimum top-up': 'कम से कम टॉप-अप',
  'Maximum top-up at a time': 'एक बार में ज़्यादा से ज़्यादा टॉप-अप',
  'Auto-refills at most': 'वॉलेट अपने-आप ज़्यादा से ज़्यादा भरे',
  rupees: 'रुपये',
  'times per day': 'बार प्रतिदिन',
  Wallet: 'वॉलेट',
} satisfies Catalogue
