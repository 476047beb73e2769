import { rupees } from '#server/platform/documents/money.ts'
import type { Language, Message } from '#server/platform/outbox/message.ts'
import type { MessageParts } from '#server/platform/outbox/messages.ts'

export interface PaymentMessages {
  refund_sent: { paise: number; method: string; reason?: string }
  refund_in_wallet: { paise: number; method: string; reason?: string }
  reconciliation_differs: { day: string; open: number }
}

const sources: Record<string, Record<Language, string>> = {
  upi: { en: 'your UPI account', hi: 'आपके UPI खाते' },
  card: { en: 'your card', hi: 'आपके कार्ड' },
  netbanking: { en: 'your bank account', hi: 'आपके बैंक खाते' },
}
const sourceOf = (method: string, language: Language) =>
  sources[method]?.[language] ?? (language === 'hi' ? 'आपके भुगतान खाते' : 'your original payment method')
const reasons: Record<string, Record<Language, string>> = {
  paid_already: {
    en: 'This was already paid for. ',
    hi: 'इसका भुगतान पहले ही हो चुका था। ',
  },
  order_over: {
    en: 'Your payment came after the order was closed. ',
    hi: 'ऑर्डर बंद होने के बाद आपका भुगतान मिला। ',
  },
}
/** Explains an automatic refund; empty for a refund the customer requested. */
const because = (reason: string | undefined, language: Language) => reasons[reason ?? '']?.[language] ?? ''
const wallet = {
  en: { label: 'Open wallet', path: '/dashboard/my-wallet' },
  hi: { label: 'वॉलेट खोलें', path: '/hi/dashboard/my-wallet' },
}

export const paymentTexts = {
  refund_sent: {
    topic: 'wallet',
    push: {
      en: ({ paise, method, reason }) => ({
        title: `Refund of ${rupees(paise)} is on its way`,
        body: `${because(reason, 'en')}To ${sourceOf(method, 'en')}. It takes 3 to 5 working days.`,
        path: wallet.en.path,
      }),
      hi: ({ paise, method, reason }) => ({
        title: `${rupees(paise)} का रिफ़ंड भेजा गया`,
        body: `${because(reason, 'hi')}${sourceOf(method, 'hi')} में। 3 से 5 कामकाजी दिन लगते हैं।`,
        path: wallet.hi.path,
      }),
    },
    sms: {
      en: ({ paise, method, reason }, { name }) =>
        `${name}: ${because(reason, 'en')}Your refund of ${rupees(paise)} is on its way to ${sourceOf(method, 'en')}. It takes 3 to 5 working days.`,
      hi: ({ paise, method, reason }, { name }) =>
        `${name}: ${because(reason, 'hi')}आपका ${rupees(paise)} का रिफ़ंड ${sourceOf(method, 'hi')} में भेज दिया गया है। 3 से 5 कामकाजी दिन लगते हैं।`,
    },
    mail: {
      en: ({ paise, method, reason }, { name, helpDeskPhone }) => ({
        subject: `Your refund of ${rupees(paise)} from ${name} is on its way`,
        body: `${because(reason, 'en')}We have refunded ${rupees(paise)} to ${sourceOf(method, 'en')}. It takes 3 to 5 working days to reach you.\n\nNot received by then? Call the help desk on ${helpDeskPhone}.`,
      }),
      hi: ({ paise, method, reason }, { name, helpDeskPhone }) => ({
        subject: `${name} से आपका ${rupees(paise)} का रिफ़ंड भेज दिया गया`,
        body: `${because(reason, 'hi')}हमने ${rupees(paise)} का रिफ़ंड ${sourceOf(method, 'hi')} में भेज दिया है। पहुँचने में 3 से 5 कामकाजी दिन लगते हैं।\n\nतब तक न मिले? सहायता केंद्र को ${helpDeskPhone} पर फ़ोन करें।`,
      }),
    },
  },
  refund_in_wallet: {
    topic: 'wallet',
    push: {
      en: ({ paise, method, reason }) => ({
        title: `Refund of ${rupees(paise)} is in your wallet`,
        body: `${because(reason, 'en')}We could not send it to ${sourceOf(method, 'en')}, so we have added it to your wallet.`,
        path: wallet.en.path,
      }),
      hi: ({ paise, method, reason }) => ({
        title: `${rupees(paise)} का रिफ़ंड आपके वॉलेट में है`,
        body: `${because(reason, 'hi')}यह ${sourceOf(method, 'hi')} में नहीं भेजा जा सका, इसलिए वॉलेट में जमा किया गया है।`,
        path: wallet.hi.path,
      }),
    },
    sms: {
      en: ({ paise, method, reason }, { name }) =>
        `${name}: ${because(reason, 'en')}We could not send your refund of ${rupees(paise)} to ${sourceOf(method, 'en')}, so we have added it to your wallet.`,
      hi: ({ paise, method, reason }, { name }) =>
        `${name}: ${because(reason, 'hi')}आपका ${rupees(paise)} का रिफ़ंड ${sourceOf(method, 'hi')} में नहीं भेजा जा सका, इसलिए आपके वॉलेट में जमा किया गया है।`,
    },
    mail: {
      en: ({ paise, method, reason }, { name, helpDeskPhone }) => ({
        subject: `Your refund of ${rupees(paise)} is in your ${name} wallet`,
        body: `${because(reason, 'en')}We could not send ${rupees(paise)} to ${sourceOf(method, 'en')}, so we have added it to your wallet.\n\nWant it in your bank account instead? Call the help desk on ${helpDeskPhone}.`,
        action: wallet.en,
      }),
      hi: ({ paise, method, reason }, { name, helpDeskPhone }) => ({
        subject: `आपका ${rupees(paise)} का रिफ़ंड ${name} वॉलेट में है`,
        body: `${because(reason, 'hi')}${rupees(paise)} ${sourceOf(method, 'hi')} में नहीं भेजे जा सके, इसलिए आपके वॉलेट में जमा किए गए हैं।\n\nपैसा बैंक खाते में चाहिए? सहायता केंद्र को ${helpDeskPhone} पर फ़ोन करें।`,
        action: wallet.hi,
      }),
    },
  },
  reconciliation_differs: {
    mail: {
      en: ({ day, open }, { name }) => ({
        subject: `${name}: ${open} payment ${open === 1 ? 'difference' : 'differences'} on ${day}`,
        body: `Our payments of ${day} and the gateway's report differ in ${open === 1 ? '1 place' : `${open} places`}. Please review.`,
        action: { label: 'View differences', path: '/admin/reconciliation' },
      }),
      hi: ({ day, open }, { name }) => ({
        subject: `${name}: ${day} के भुगतानों में ${open} अंतर`,
        body: `${day} के हमारे भुगतानों और गेटवे की रिपोर्ट में ${open} जगह अंतर है। कृपया जाँचें।`,
        action: { label: 'अंतर देखें', path: '/hi/admin/reconciliation' },
      }),
    },
  },
} satisfies { [M in keyof PaymentMessages]: Message<PaymentMessages[M]> }

export const paymentParts = {
  source: ({ method }: PaymentMessages['refund_sent'], language) => sourceOf(method, language),
  why: ({ reason }: PaymentMessages['refund_sent'], language) => because(reason, language),
} satisfies MessageParts

type PaymentTexts = typeof paymentTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends PaymentMessages {}
  interface MessageTexts extends PaymentTexts {}
}
