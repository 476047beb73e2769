import type { GoodsText } from '../shipments/notification-texts.ts'

type Titles = { title_english: string; title_hindi: string }

export interface LateMessages {
  goods_reminder: Titles & { quantity: number; days: number; isLast: boolean }
  goods_overdue: Titles
  goods_assumed_delivered: Titles
  goods_assumed_received: Titles
}

/** What customers and sellers read when nobody acts in time. */
export const lateWords: { [M in keyof LateMessages]: GoodsText<LateMessages[M]> } = {
  goods_reminder: {
    to: 'consultant',
    en: {
      title: ({ title_english }) => `Please send: ${title_english}`,
      body: ({ quantity, days, isLast }) =>
        `Quantity: ${quantity}. The customer ordered it ${days} days ago. ${
          isLast
            ? 'This is our last reminder: the customer can now cancel and get a full refund.'
            : 'Add the tracking number when you send it. If you cannot send it, please cancel the order.'
        }`,
    },
    hi: {
      title: ({ title_hindi }) => `कृपया भेजें: ${title_hindi}`,
      body: ({ quantity, days, isLast }) =>
        `मात्रा: ${quantity}। ऑर्डर ${days} दिन पहले हुआ था। ${
          isLast
            ? 'यह आख़िरी रिमाइंडर है: अब ग्राहक के रद्द करने पर पूरा रिफ़ंड होगा।'
            : 'भेजते समय ट्रैकिंग नंबर जोड़ें। अगर इसे नहीं भेजा जा सकता, तो कृपया ऑर्डर रद्द करें।'
        }`,
    },
  },
  goods_overdue: {
    to: 'customer',
    en: {
      title: ({ title_english }) => `Not sent yet: ${title_english}`,
      body: () => 'The seller has not sent it yet. You can wait, or cancel the order and get a full refund.',
    },
    hi: {
      title: ({ title_hindi }) => `अब तक नहीं भेजा गया: ${title_hindi}`,
      body: () => 'विक्रेता ने इसे अब तक नहीं भेजा है। इंतज़ार करें, या ऑर्डर रद्द करके पूरा रिफ़ंड पाएँ।',
    },
  },
  goods_assumed_delivered: {
    to: 'customer',
    en: {
      title: ({ title_english }) => `Delivered: ${title_english}`,
      body: () =>
        'It was sent 10 days ago, so we count it as delivered. If it is damaged or wrong, you can return it within 7 days. If it has not arrived, please ask for a refund on the order.',
    },
    hi: {
      title: ({ title_hindi }) => `पहुँच गया: ${title_hindi}`,
      body: () =>
        'इसे भेजे 10 दिन हो गए, इसलिए इसे पहुँचा हुआ माना गया है। टूटा हुआ या ग़लत सामान मिला हो तो 7 दिन में वापस किया जा सकता है। अगर सामान नहीं मिला, तो कृपया ऑर्डर पर रिफ़ंड माँगें।',
    },
  },
  goods_assumed_received: {
    to: 'consultant',
    en: {
      title: ({ title_english }) => `Counts as delivered: ${title_english}`,
      body: () =>
        'You sent it 10 days ago, and the customer has not reported a problem. Your earning is released in 7 days, when it can no longer be returned.',
    },
    hi: {
      title: ({ title_hindi }) => `पहुँचा हुआ माना गया: ${title_hindi}`,
      body: () =>
        'इसे भेजे 10 दिन हो गए और ग्राहक ने कोई दिक़्क़त नहीं बताई। आपकी कमाई 7 दिन बाद मिलेगी, जब सामान लौटाने का समय पूरा हो जाएगा।',
    },
  },
}
