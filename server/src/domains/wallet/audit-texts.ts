import { listGiftCards } from '#contract/wallet/gift-cards.ts'
import type { AuditTexts } from '#server/domains/audit/public.ts'

export const walletAudit = {
  group: 'gift_cards',
  title: { en: 'Gift cards', hi: 'गिफ़्ट कार्ड' },
  actions: {
    'gift_cards.exported': { en: '{who} exported the list of gift cards.', hi: '{who} ने गिफ़्ट कार्ड की सूची डाउनलोड की।' },
    'gift_card.refunded': {
      en: '{who} cancelled {it} and refunded {paise}.',
      hi: '{who} ने {it} रद्द करके {paise} रिफ़ंड किए।',
    },
  },
  subjects: {
    gift_card: {
      en: 'gift card {name}',
      hi: 'गिफ़्ट कार्ड {name}',
      page: { path: () => '/admin/gift-cards', shownBy: listGiftCards },
    },
  },
} satisfies AuditTexts

type WalletAudit = typeof walletAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof WalletAudit['actions'], true> {}
}
