import type { GoodsText } from '../shipments/notification-texts.ts'

type Titles = { title_english: string; title_hindi: string }

export interface MissingMessages {
  goods_missing_reported: Titles & { details: string }
  goods_missing_decided: Titles & { reason: string; isRefunded: boolean }
  goods_missing_answered: Titles & { reason: string; isRefunded: boolean }
}

/** What customers and sellers read about goods that have not arrived. */
export const missingWords: { [M in keyof MissingMessages]: GoodsText<MissingMessages[M]> } = {
  goods_missing_reported: {
    to: 'consultant',
    en: {
      title: ({ title_english }) => `It has not arrived: ${title_english}`,
      body: ({ details }) =>
        `Please ask the courier company where it is. Our team will decide and let you know.\n\nThe customer writes: ${details}`,
    },
    hi: {
      title: ({ title_hindi }) => `सामान नहीं पहुँचा: ${title_hindi}`,
      body: ({ details }) =>
        `कृपया कूरियर कंपनी से पूछें कि यह कहाँ है। हमारी टीम फ़ैसला करके आपको बताएगी।\n\nग्राहक ने लिखा है: ${details}`,
    },
  },
  goods_missing_decided: {
    to: 'consultant',
    en: {
      title: ({ title_english }) => `Decision about a delivery: ${title_english}`,
      body: ({ isRefunded, reason }) =>
        `${isRefunded ? 'The customer got a full refund.' : 'It counts as delivered. Your earning is released in 7 days.'}\n\nReason: ${reason}`,
    },
    hi: {
      title: ({ title_hindi }) => `डिलीवरी पर फ़ैसला: ${title_hindi}`,
      body: ({ isRefunded, reason }) =>
        `${isRefunded ? 'ग्राहक को पूरा रिफ़ंड मिला।' : 'इसे पहुँचा हुआ माना गया। आपकी कमाई 7 दिन बाद मिलेगी।'}\n\nकारण: ${reason}`,
    },
  },
  goods_missing_answered: {
    to: 'customer',
    en: {
      title: ({ title_english }) => `Decision about your delivery: ${title_english}`,
      body: ({ isRefunded, reason }) =>
        `${isRefunded ? 'You get a full refund.' : 'It counts as delivered. If it is damaged or wrong, you can return it within 7 days.'}\n\nReason: ${reason}`,
    },
    hi: {
      title: ({ title_hindi }) => `आपकी डिलीवरी पर फ़ैसला: ${title_hindi}`,
      body: ({ isRefunded, reason }) =>
        `${isRefunded ? 'आपको पूरा रिफ़ंड मिलेगा।' : 'इसे पहुँचा हुआ माना गया। टूटा हुआ या ग़लत सामान मिला हो तो 7 दिन में वापस किया जा सकता है।'}\n\nकारण: ${reason}`,
    },
  },
}
