type Titles = { title_english: string; title_hindi: string }
type Pieces = Titles & { quantity: number }

export interface GoodsMessages {
  goods_placed: Pieces
  goods_sold: Pieces
  goods_shipped: Titles & { carrier: string; trackingNumber: string }
  goods_delivered: Titles
  goods_received: Titles
  goods_cancelled: Pieces
  goods_cancelled_by_seller: Titles & { reason: string }
  goods_returned: Pieces
}

interface Said<P> {
  title: (params: P) => string
  body: (params: P) => string
}
export interface GoodsText<P> {
  to: 'customer' | 'consultant'
  en: Said<P>
  hi: Said<P>
}

/** What customers and sellers read about goods. */
export const goodsWords: { [M in keyof GoodsMessages]: GoodsText<GoodsMessages[M]> } = {
  goods_placed: {
    to: 'customer',
    en: {
      title: ({ title_english }) => `Order placed: ${title_english}`,
      body: ({ quantity }) => `Quantity: ${quantity}. We will let you know when the seller sends it.`,
    },
    hi: {
      title: ({ title_hindi }) => `ऑर्डर मिल गया: ${title_hindi}`,
      body: ({ quantity }) => `मात्रा: ${quantity}। विक्रेता के भेजते ही आपको बताएँगे।`,
    },
  },
  goods_sold: {
    to: 'consultant',
    en: {
      title: ({ title_english }) => `New order: ${title_english}`,
      body: ({ quantity }) => `Quantity: ${quantity}. Please pack it and add the tracking number when you send it.`,
    },
    hi: {
      title: ({ title_hindi }) => `नया ऑर्डर: ${title_hindi}`,
      body: ({ quantity }) => `मात्रा: ${quantity}। कृपया इसे पैक करें और भेजते समय ट्रैकिंग नंबर जोड़ें।`,
    },
  },
  goods_shipped: {
    to: 'customer',
    en: {
      title: ({ title_english }) => `On its way: ${title_english}`,
      body: ({ carrier, trackingNumber }) => `Sent with ${carrier}, tracking number ${trackingNumber}.`,
    },
    hi: {
      title: ({ title_hindi }) => `रास्ते में है: ${title_hindi}`,
      body: ({ carrier, trackingNumber }) => `${carrier} से भेजा गया, ट्रैकिंग नंबर ${trackingNumber}।`,
    },
  },
  goods_delivered: {
    to: 'customer',
    en: {
      title: ({ title_english }) => `Delivered: ${title_english}`,
      body: () =>
        'If it is damaged or wrong, you can return it within 7 days. If it has not arrived, please ask for a refund on the order.',
    },
    hi: {
      title: ({ title_hindi }) => `पहुँच गया: ${title_hindi}`,
      body: () =>
        'टूटा हुआ या ग़लत सामान मिला हो तो 7 दिन में वापस किया जा सकता है। अगर सामान नहीं मिला, तो कृपया ऑर्डर पर रिफ़ंड माँगें।',
    },
  },
  goods_received: {
    to: 'consultant',
    en: {
      title: ({ title_english }) => `The customer has received it: ${title_english}`,
      body: () => 'Your earning is released in 7 days, when it can no longer be returned.',
    },
    hi: {
      title: ({ title_hindi }) => `ग्राहक को मिल गया: ${title_hindi}`,
      body: () => 'आपकी कमाई 7 दिन बाद मिलेगी, जब सामान लौटाने का समय पूरा हो जाएगा।',
    },
  },
  goods_cancelled: {
    to: 'consultant',
    en: {
      title: ({ title_english }) => `Order cancelled: ${title_english}`,
      body: ({ quantity }) => `Please do not send it. The quantity of ${quantity} is back in your stock.`,
    },
    hi: {
      title: ({ title_hindi }) => `ऑर्डर रद्द: ${title_hindi}`,
      body: ({ quantity }) => `कृपया इसे न भेजें। ${quantity} की मात्रा आपके स्टॉक में लौट आई है।`,
    },
  },
  goods_cancelled_by_seller: {
    to: 'customer',
    en: {
      title: ({ title_english }) => `Order cancelled: ${title_english}`,
      body: ({ reason }) => `The seller cannot send it, and you get a full refund.\n\nReason: ${reason}`,
    },
    hi: {
      title: ({ title_hindi }) => `ऑर्डर रद्द: ${title_hindi}`,
      body: ({ reason }) => `विक्रेता से यह नहीं भेजा जा सकेगा। आपको पूरा रिफ़ंड मिलेगा।\n\nकारण: ${reason}`,
    },
  },
  goods_returned: {
    to: 'consultant',
    en: {
      title: ({ title_english }) => `Refunded: ${title_english}`,
      body: ({ quantity }) => `The customer got a full refund. Quantity: ${quantity}. The return is at your cost.`,
    },
    hi: {
      title: ({ title_hindi }) => `रिफ़ंड हुआ: ${title_hindi}`,
      body: ({ quantity }) => `ग्राहक को पूरा रिफ़ंड मिला। मात्रा: ${quantity}। वापसी का ख़र्च आपका है।`,
    },
  },
}
