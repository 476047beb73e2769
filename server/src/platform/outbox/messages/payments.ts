import { rupees } from '../../documents/money.ts'
import type { Language, Message } from '../message.ts'

export interface PaymentMessages {
  wallet_topped_up: { paise: number; balancePaise: number; reference: string }
  auto_refill_paused: { paise: number }
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
  sources[method]?.[language] ?? (language === 'hi' ? 'आपके भुगतान खाते' : 'where you paid from')
const reasons: Record<string, Record<Language, string>> = {
  paid_already: {
    en: 'This was already paid, so nothing more was due. ',
    hi: 'इसका भुगतान पहले ही हो चुका था, इसलिए और कुछ देना नहीं था। ',
  },
  order_over: {
    en: 'Your payment could not be used for the order any more. ',
    hi: 'आपका भुगतान अब इस ऑर्डर में नहीं लग सका। ',
  },
}
/** Why money goes back that nobody asked back; nothing for a refund that was asked for. */
const because = (reason: string | undefined, language: Language) => reasons[reason ?? '']?.[language] ?? ''
const wallet = {
  en: { label: 'Open your wallet', path: '/dashboard/my-wallet' },
  hi: { label: 'अपना वॉलेट खोलें', path: '/hi/dashboard/my-wallet' },
}

export const paymentMessages = {
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
        body: `We received your payment of ${rupees(paise)}. Your ${name} wallet holds ${rupees(balancePaise)} now.\n\nReference: ${reference}. The receipt is in your wallet.`,
        action: wallet.en,
      }),
      hi: ({ paise, balancePaise, reference }, { name }) => ({
        subject: `आपके वॉलेट में ${rupees(paise)} जुड़ गए`,
        body: `हमें आपका ${rupees(paise)} का भुगतान मिल गया। आपके ${name} वॉलेट में अब ${rupees(balancePaise)} हैं।\n\nरेफ़रेंस: ${reference}। रसीद आपके वॉलेट में है।`,
        action: wallet.hi,
      }),
    },
  },
  auto_refill_paused: {
    topic: 'wallet',
    push: {
      en: ({ paise }) => ({
        title: 'Auto-refill is paused',
        body: `Your bank refused ${rupees(paise)} three times. You can turn it on again in your wallet.`,
        path: wallet.en.path,
      }),
      hi: ({ paise }) => ({
        title: 'ऑटो-रीफ़िल रुका है',
        body: `आपके बैंक ने ${rupees(paise)} के लिए तीन बार मना किया। इसे वॉलेट में फिर चालू कर सकते हैं।`,
        path: wallet.hi.path,
      }),
    },
    sms: {
      en: ({ paise }, { name }) =>
        `${name}: your bank refused to refill your wallet with ${rupees(paise)} three times, so auto-refill is paused. You can turn it on again in your wallet.`,
      hi: ({ paise }, { name }) =>
        `${name}: आपके बैंक ने वॉलेट में ${rupees(paise)} भरने से तीन बार मना किया, इसलिए ऑटो-रीफ़िल रुका है। इसे वॉलेट में फिर चालू कर सकते हैं।`,
    },
    mail: {
      en: ({ paise }, { name }) => ({
        subject: `Auto-refill of your ${name} wallet is paused`,
        body: `Your bank refused three times to refill your wallet with ${rupees(paise)}. Nothing was charged. You can turn auto-refill on again in your wallet.`,
        action: wallet.en,
      }),
      hi: ({ paise }, { name }) => ({
        subject: `आपके ${name} वॉलेट का ऑटो-रीफ़िल रुका है`,
        body: `आपके बैंक ने वॉलेट में ${rupees(paise)} भरने से तीन बार मना किया। आपसे कुछ नहीं लिया गया। ऑटो-रीफ़िल को वॉलेट में फिर चालू कर सकते हैं।`,
        action: wallet.hi,
      }),
    },
  },
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
        body: `${because(reason, 'en')}We sent ${rupees(paise)} back to ${sourceOf(method, 'en')}. It takes 3 to 5 working days to show.\n\nNot there by then? Call the help desk on ${helpDeskPhone}.`,
      }),
      hi: ({ paise, method, reason }, { name, helpDeskPhone }) => ({
        subject: `${name} से आपका ${rupees(paise)} का रिफ़ंड भेज दिया गया`,
        body: `${because(reason, 'hi')}हमने ${rupees(paise)} ${sourceOf(method, 'hi')} में लौटा दिए हैं। इसे दिखने में 3 से 5 कामकाजी दिन लगते हैं।\n\nतब तक न पहुँचे? सहायता केंद्र को ${helpDeskPhone} पर फ़ोन करें।`,
      }),
    },
  },
  refund_in_wallet: {
    topic: 'wallet',
    push: {
      en: ({ paise, method, reason }) => ({
        title: `Refund of ${rupees(paise)} is in your wallet`,
        body: `${because(reason, 'en')}It could not be sent back to ${sourceOf(method, 'en')}, so we put it there.`,
        path: wallet.en.path,
      }),
      hi: ({ paise, method, reason }) => ({
        title: `${rupees(paise)} का रिफ़ंड आपके वॉलेट में है`,
        body: `${because(reason, 'hi')}यह ${sourceOf(method, 'hi')} में नहीं लौट सका, इसलिए हमने इसे वहाँ रखा।`,
        path: wallet.hi.path,
      }),
    },
    sms: {
      en: ({ paise, method, reason }, { name }) =>
        `${name}: ${because(reason, 'en')}${rupees(paise)} could not be sent back to ${sourceOf(method, 'en')}, so it is in your wallet now.`,
      hi: ({ paise, method, reason }, { name }) =>
        `${name}: ${because(reason, 'hi')}${rupees(paise)} ${sourceOf(method, 'hi')} में नहीं लौटाए जा सके, इसलिए वे अब आपके वॉलेट में हैं।`,
    },
    mail: {
      en: ({ paise, method, reason }, { name, helpDeskPhone }) => ({
        subject: `Your refund of ${rupees(paise)} is in your ${name} wallet`,
        body: `${because(reason, 'en')}${rupees(paise)} could not be sent back to ${sourceOf(method, 'en')}, so we put it into your wallet.\n\nYou would rather have it elsewhere? Call the help desk on ${helpDeskPhone}.`,
        action: wallet.en,
      }),
      hi: ({ paise, method, reason }, { name, helpDeskPhone }) => ({
        subject: `आपका ${rupees(paise)} का रिफ़ंड ${name} वॉलेट में है`,
        body: `${because(reason, 'hi')}${rupees(paise)} ${sourceOf(method, 'hi')} में नहीं लौटाए जा सके, इसलिए हमने उन्हें आपके वॉलेट में डाल दिया।\n\nकहीं और चाहिए? सहायता केंद्र को ${helpDeskPhone} पर फ़ोन करें।`,
        action: wallet.hi,
      }),
    },
  },
  reconciliation_differs: {
    mail: {
      en: ({ day, open }, { name }) => ({
        subject: `${name}, payments of ${day}: ${open} to look at`,
        body: `The gateway's list of ${day} and ours differ in ${open === 1 ? 'one place' : `${open} places`} that did not mend by itself.`,
        action: { label: 'Look at the differences', path: '/admin/reconciliation' },
      }),
      hi: ({ day, open }, { name }) => ({
        subject: `${name}, ${day} के भुगतान: ${open} देखने हैं`,
        body: `${day} की गेटवे की सूची और हमारी सूची में ${open} जगह अंतर है, जो अपने-आप ठीक नहीं हुआ।`,
        action: { label: 'अंतर देखें', path: '/hi/admin/reconciliation' },
      }),
    },
  },
} satisfies { [M in keyof PaymentMessages]: Message<PaymentMessages[M]> }
