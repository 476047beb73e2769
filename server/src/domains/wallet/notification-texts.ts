import { rupees } from '#server/platform/documents/money.ts'
import type { Message } from '#server/platform/outbox/message.ts'

export interface WalletMessages {
  wallet_topped_up: { paise: number; balancePaise: number; reference: string }
  auto_refill_paused: { paise: number }
}

const wallet = {
  en: { label: 'Open wallet', path: '/dashboard/my-wallet' },
  hi: { label: 'वॉलेट खोलें', path: '/hi/dashboard/my-wallet' },
}

export const walletTexts = {
  wallet_topped_up: {
    topic: 'wallet',
    push: {
      en: ({ paise, balancePaise }) => ({
        title: `${rupees(paise)} added to your wallet`,
        body: `Balance ${rupees(balancePaise)}.`,
        path: wallet.en.path,
      }),
      hi: ({ paise, balancePaise }) => ({
        title: `आपके वॉलेट में ${rupees(paise)} जुड़ गए`,
        body: `बैलेंस ${rupees(balancePaise)}।`,
        path: wallet.hi.path,
      }),
    },
    sms: {
      en: ({ paise, balancePaise, reference }, { name }) =>
        `${name}: ${rupees(paise)} added to your wallet (${reference}). Balance ${rupees(balancePaise)}.`,
      hi: ({ paise, balancePaise, reference }, { name }) =>
        `${name}: आपके वॉलेट में ${rupees(paise)} जुड़ गए (${reference})। बैलेंस ${rupees(balancePaise)}।`,
    },
    mail: {
      en: ({ paise, balancePaise, reference }, { name }) => ({
        subject: `${rupees(paise)} added to your wallet`,
        body: `We have received your payment of ${rupees(paise)}. Your ${name} wallet balance is now ${rupees(balancePaise)}.\n\nReference: ${reference}. You can download the receipt from your wallet.`,
        action: wallet.en,
      }),
      hi: ({ paise, balancePaise, reference }, { name }) => ({
        subject: `आपके वॉलेट में ${rupees(paise)} जुड़ गए`,
        body: `हमें आपका ${rupees(paise)} का भुगतान मिल गया। आपके ${name} वॉलेट का बैलेंस अब ${rupees(balancePaise)} है।\n\nरेफ़रेंस: ${reference}। रसीद आपके वॉलेट से डाउनलोड हो सकती है।`,
        action: wallet.hi,
      }),
    },
  },
  auto_refill_paused: {
    topic: 'wallet',
    push: {
      en: ({ paise }) => ({
        title: 'Auto-refill is paused',
        body: `Your bank declined ${rupees(paise)} three times. You can turn auto-refill back on in your wallet.`,
        path: wallet.en.path,
      }),
      hi: ({ paise }) => ({
        title: 'ऑटो-रीफ़िल रुका है',
        body: `आपके बैंक ने ${rupees(paise)} के लिए तीन बार मना किया। इसे वॉलेट में जाकर फिर चालू करें।`,
        path: wallet.hi.path,
      }),
    },
    sms: {
      en: ({ paise }, { name }) =>
        `${name}: your bank declined the auto-refill of ${rupees(paise)} three times, so auto-refill is paused. You can turn it back on in your wallet.`,
      hi: ({ paise }, { name }) =>
        `${name}: आपके बैंक ने ${rupees(paise)} के ऑटो-रीफ़िल को तीन बार मना किया, इसलिए ऑटो-रीफ़िल रुका है। इसे वॉलेट में जाकर फिर चालू करें।`,
    },
    mail: {
      en: ({ paise }, { name }) => ({
        subject: `Auto-refill of your ${name} wallet is paused`,
        body: `Your bank declined the auto-refill of ${rupees(paise)} three times. You have not been charged. You can turn auto-refill back on in your wallet.`,
        action: wallet.en,
      }),
      hi: ({ paise }, { name }) => ({
        subject: `आपके ${name} वॉलेट का ऑटो-रीफ़िल रुका है`,
        body: `आपके बैंक ने ${rupees(paise)} के ऑटो-रीफ़िल को तीन बार मना किया। आपसे कोई पैसा नहीं लिया गया। ऑटो-रीफ़िल को वॉलेट में जाकर फिर चालू करें।`,
        action: wallet.hi,
      }),
    },
  },
} satisfies { [M in keyof WalletMessages]: Message<WalletMessages[M]> }

type WalletTexts = typeof walletTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends WalletMessages {}
  interface MessageTexts extends WalletTexts {}
}
