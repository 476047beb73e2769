import type { Message } from '../message.ts'

export interface LedgerMessages {
  /** To staff. */
  ledger_drift: { places: number; totalPaise: number }
}

export const ledgerMessages = {
  ledger_drift: {
    mail: {
      en: ({ places, totalPaise }, { name }) => ({
        subject: `${name}: the books do not balance`,
        body: `The hourly check found ${places} places where a balance differs from its entries; all accounts together are ${totalPaise} paise instead of 0.\n\nPlease look at once, before more money moves.`,
        action: { label: 'Open the ledger', path: '/admin/ledger' },
      }),
      hi: ({ places, totalPaise }, { name }) => ({
        subject: `${name}: बही का मिलान नहीं हो रहा`,
        body: `घंटे वाली जाँच में ${places} जगह शेष राशि प्रविष्टियों से अलग मिली; सभी खातों का कुल 0 के बजाय ${totalPaise} पैसे है।\n\nकृपया और लेन-देन से पहले तुरंत देखें।`,
        action: { label: 'बही खोलें', path: '/hi/admin/ledger' },
      }),
    },
  },
} satisfies { [M in keyof LedgerMessages]: Message<LedgerMessages[M]> }
