import type { GoodsText } from '../shipments/notification-texts.ts'

type Titles = { title_english: string; title_hindi: string }

type Outcome = 'accepted' | 'refunded' | 'rejected'

export interface ReturnMessages {
  goods_return_asked: Titles
  goods_return_accepted: Titles
  goods_return_declined: Titles & { reason: string }
  goods_return_sent: Titles & { carrier: string; trackingNumber: string }
  goods_return_written: Titles & { text: string }
  goods_return_replied: Titles & { text: string }
  goods_return_escalated: Titles
  goods_return_with_team: Titles
  goods_return_rejected: Titles & { reason: string }
  goods_return_decided: Titles & { reason: string; outcome: Outcome }
  goods_return_lapsed: Titles
  goods_return_closed: Titles
}

/** What a decision of staff means for the seller. */
const decided: Record<Outcome, Record<'en' | 'hi', string>> = {
  accepted: {
    en: 'The customer sends it back within 7 days, at your cost.',
    hi: 'ग्राहक 7 दिन में सामान वापस भेजेंगे। ख़र्च आपका होगा।',
  },
  refunded: {
    en: 'The customer has been refunded, and your earning is taken back.',
    hi: 'ग्राहक को रिफ़ंड मिल गया और आपकी कमाई वापस ली गई।',
  },
  rejected: {
    en: 'The customer is not refunded. Your earning is released as usual.',
    hi: 'ग्राहक को रिफ़ंड नहीं मिलेगा। आपकी कमाई तय समय पर मिलेगी।',
  },
}

/** What customers and sellers read about returns. A refund has a message of its own. */
export const returnWords: { [M in keyof ReturnMessages]: GoodsText<ReturnMessages[M]> } = {
  goods_return_asked: {
    to: 'consultant',
    en: {
      title: ({ title_english }) => `Return requested: ${title_english}`,
      body: () => 'Please accept or decline it within 3 days. After that our team decides.',
    },
    hi: {
      title: ({ title_hindi }) => `वापसी का अनुरोध: ${title_hindi}`,
      body: () => 'कृपया 3 दिन में इसे मानें या मना करें। उसके बाद हमारी टीम फ़ैसला करेगी।',
    },
  },
  goods_return_accepted: {
    to: 'customer',
    en: {
      title: ({ title_english }) => `Return accepted: ${title_english}`,
      body: () =>
        'Please send it back within 7 days and add the tracking number. Write to the seller there to arrange a pickup, or to be paid back for the courier.',
    },
    hi: {
      title: ({ title_hindi }) => `वापसी मंज़ूर: ${title_hindi}`,
      body: () => 'कृपया 7 दिन में सामान वापस भेजें और ट्रैकिंग नंबर जोड़ें। पिकअप या कूरियर के ख़र्च के लिए वहीं विक्रेता को लिखें।',
    },
  },
  goods_return_declined: {
    to: 'customer',
    en: {
      title: ({ title_english }) => `Return declined: ${title_english}`,
      body: ({ reason }) => `If you do not agree, you have 3 days to ask our team to decide.\n\nReason: ${reason}`,
    },
    hi: {
      title: ({ title_hindi }) => `वापसी नहीं मानी गई: ${title_hindi}`,
      body: ({ reason }) => `अगर आप सहमत नहीं हैं, तो 3 दिन में हमारी टीम से फ़ैसला माँगा जा सकता है।\n\nकारण: ${reason}`,
    },
  },
  goods_return_sent: {
    to: 'consultant',
    en: {
      title: ({ title_english }) => `On its way back to you: ${title_english}`,
      body: ({ carrier, trackingNumber }) =>
        `Sent with ${carrier}, tracking number ${trackingNumber}. Please confirm when it arrives, or report a problem within 10 days. After that the customer is refunded automatically.`,
    },
    hi: {
      title: ({ title_hindi }) => `आपके पास वापस आ रहा है: ${title_hindi}`,
      body: ({ carrier, trackingNumber }) =>
        `${carrier} से भेजा गया, ट्रैकिंग नंबर ${trackingNumber}। मिलने पर कृपया बताएँ, या 10 दिन में दिक़्क़त बताएँ। उसके बाद ग्राहक को अपने-आप रिफ़ंड मिल जाएगा।`,
    },
  },
  goods_return_written: {
    to: 'consultant',
    en: {
      title: ({ title_english }) => `Message about a return: ${title_english}`,
      body: ({ text }) => `The customer writes:\n\n${text}`,
    },
    hi: {
      title: ({ title_hindi }) => `वापसी के बारे में संदेश: ${title_hindi}`,
      body: ({ text }) => `ग्राहक ने लिखा है:\n\n${text}`,
    },
  },
  goods_return_replied: {
    to: 'customer',
    en: {
      title: ({ title_english }) => `Message about your return: ${title_english}`,
      body: ({ text }) => `The seller writes:\n\n${text}`,
    },
    hi: {
      title: ({ title_hindi }) => `आपकी वापसी के बारे में संदेश: ${title_hindi}`,
      body: ({ text }) => `विक्रेता ने लिखा है:\n\n${text}`,
    },
  },
  goods_return_escalated: {
    to: 'consultant',
    en: {
      title: ({ title_english }) => `Our team will decide about a return: ${title_english}`,
      body: () => 'You will hear from us. Your earning stays on hold until then.',
    },
    hi: {
      title: ({ title_hindi }) => `वापसी का फ़ैसला हमारी टीम करेगी: ${title_hindi}`,
      body: () => 'हम आपको बताएँगे। तब तक आपकी कमाई रुकी रहेगी।',
    },
  },
  goods_return_with_team: {
    to: 'customer',
    en: {
      title: ({ title_english }) => `Our team will decide about your return: ${title_english}`,
      body: () => 'We will look at your photos and the seller’s reply, and let you know.',
    },
    hi: {
      title: ({ title_hindi }) => `आपकी वापसी का फ़ैसला हमारी टीम करेगी: ${title_hindi}`,
      body: () => 'हम आपकी फ़ोटो और विक्रेता का जवाब देखकर आपको बताएँगे।',
    },
  },
  goods_return_rejected: {
    to: 'customer',
    en: {
      title: ({ title_english }) => `No refund for this return: ${title_english}`,
      body: ({ reason }) => `Our team has looked into it and declined the return.\n\nReason: ${reason}`,
    },
    hi: {
      title: ({ title_hindi }) => `इस वापसी पर रिफ़ंड नहीं: ${title_hindi}`,
      body: ({ reason }) => `हमारी टीम ने इसे देखा और वापसी मंज़ूर नहीं की।\n\nकारण: ${reason}`,
    },
  },
  goods_return_decided: {
    to: 'consultant',
    en: {
      title: ({ title_english }) => `Decision about a return: ${title_english}`,
      body: ({ outcome, reason }) => `${decided[outcome].en}\n\nReason: ${reason}`,
    },
    hi: {
      title: ({ title_hindi }) => `वापसी पर फ़ैसला: ${title_hindi}`,
      body: ({ outcome, reason }) => `${decided[outcome].hi}\n\nकारण: ${reason}`,
    },
  },
  goods_return_lapsed: {
    to: 'customer',
    en: {
      title: ({ title_english }) => `Return closed: ${title_english}`,
      body: () =>
        'The time to send it back, or to ask our team, is over. If you still need help, please contact our help desk.',
    },
    hi: {
      title: ({ title_hindi }) => `वापसी बंद हुई: ${title_hindi}`,
      body: () => 'सामान वापस भेजने या हमारी टीम से फ़ैसला माँगने का समय पूरा हो गया। मदद चाहिए तो कृपया सहायता केंद्र से संपर्क करें।',
    },
  },
  goods_return_closed: {
    to: 'consultant',
    en: {
      title: ({ title_english }) => `Return closed: ${title_english}`,
      body: () => 'The customer is no longer returning it. Your earning is released as usual.',
    },
    hi: {
      title: ({ title_hindi }) => `वापसी बंद हुई: ${title_hindi}`,
      body: () => 'ग्राहक अब इसे वापस नहीं कर रहे हैं। आपकी कमाई तय समय पर मिलेगी।',
    },
  },
}
