import type { Message } from '#server/platform/outbox/message.ts'
import type { MessageParts } from '#server/platform/outbox/messages.ts'

export interface LedgerMessages {
  /** To staff. */
  ledger_drift: { places: number; totalPaise: number }
}

export const ledgerTexts = {
  ledger_drift: {
    mail: {
      en: ({ places, totalPaise }, { name }) => ({
        subject: `${name}: the ledger does not balance`,
        body: `The hourly check found ${places === 1 ? '1 account whose balance does' : `${places} accounts whose balances do`} not match the entries. All accounts add up to ${totalPaise} paise instead of 0.\n\nPlease check immediately, before more money moves.`,
        action: { label: 'Open ledger', path: '/admin/ledger' },
      }),
      hi: ({ places, totalPaise }, { name }) => ({
        subject: `${name}: बही का मिलान नहीं हो रहा`,
        body: `हर घंटे होने वाली जाँच में ${places} खातों का बैलेंस प्रविष्टियों से अलग मिला। सभी खातों का जोड़ 0 के बजाय ${totalPaise} पैसे है।\n\nकृपया और लेन-देन से पहले तुरंत जाँचें।`,
        action: { label: 'बही खोलें', path: '/hi/admin/ledger' },
      }),
    },
  },
} satisfies { [M in keyof LedgerMessages]: Message<LedgerMessages[M]> }

export const ledgerParts = {
  total_in_paise: ({ totalPaise }: LedgerMessages['ledger_drift']) => String(totalPaise),
} satisfies MessageParts

type LedgerTexts = typeof ledgerTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends LedgerMessages {}
  interface MessageTexts extends LedgerTexts {}
}
