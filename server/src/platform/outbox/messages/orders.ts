import { rupees } from '../../documents/money.ts'
import type { Message } from '../message.ts'

export interface OrderMessages {
  order_paid: { orderId: number; paise: number }
  order_refunded: { orderId: number; paise: number; toSourcePaise: number }
  refund_declined: { orderId: number; note: string }
}

const path = (orderId: number) => `/dashboard/my-wallet/orders/${orderId}`
const whereTo = {
  en: (paise: number, toSourcePaise: number) =>
    [
      toSourcePaise < paise ? `${rupees(paise - toSourcePaise)} is in your wallet now.` : '',
      toSourcePaise > 0 ? `${rupees(toSourcePaise)} goes back to where you paid from, in 3 to 5 working days.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  hi: (paise: number, toSourcePaise: number) =>
    [
      toSourcePaise < paise ? `${rupees(paise - toSourcePaise)} आपके वॉलेट में आ गए हैं।` : '',
      toSourcePaise > 0 ? `3 से 5 कामकाजी दिनों में ${rupees(toSourcePaise)} वहीं लौटेंगे जहाँ से भुगतान हुआ था।` : '',
    ]
      .filter(Boolean)
      .join(' '),
}

export const orderMessages = {
  order_paid: {
    topic: 'wallet',
    push: {
      en: ({ orderId, paise }) => ({
        title: `${rupees(paise)} paid`,
        body: `Order ${orderId}. The invoice is with it.`,
        path: path(orderId),
      }),
      hi: ({ orderId, paise }) => ({
        title: `${rupees(paise)} का भुगतान हुआ`,
        body: `ऑर्डर ${orderId}। बिल उसी के साथ है।`,
        path: `/hi${path(orderId)}`,
      }),
    },
    sms: {
      en: ({ orderId, paise }, { name }) =>
        `${name}: order ${orderId} is paid, ${rupees(paise)}. The invoice is with your orders.`,
      hi: ({ orderId, paise }, { name }) => `${name}: ऑर्डर ${orderId} का भुगतान हुआ, ${rupees(paise)}। बिल आपके ऑर्डर में है।`,
    },
    mail: {
      en: ({ orderId, paise }, { name }) => ({
        subject: `${name} order ${orderId}: ${rupees(paise)} paid`,
        body: `Thank you. We have received ${rupees(paise)} for order ${orderId}.\n\nThe invoice lies with your order and can be downloaded there.`,
        action: { label: 'Open the order and its invoice', path: path(orderId) },
      }),
      hi: ({ orderId, paise }, { name }) => ({
        subject: `${name} ऑर्डर ${orderId}: ${rupees(paise)} का भुगतान हुआ`,
        body: `धन्यवाद। ऑर्डर ${orderId} के लिए ${rupees(paise)} मिल गए।\n\nबिल आपके ऑर्डर के साथ है और वहीं से डाउनलोड हो सकता है।`,
        action: { label: 'ऑर्डर और बिल देखें', path: `/hi${path(orderId)}` },
      }),
    },
  },
  order_refunded: {
    topic: 'wallet',
    push: {
      en: ({ orderId, paise, toSourcePaise }) => ({
        title: `Refund of ${rupees(paise)}`,
        body: `Order ${orderId}. ${whereTo.en(paise, toSourcePaise)}`,
        path: path(orderId),
      }),
      hi: ({ orderId, paise, toSourcePaise }) => ({
        title: `${rupees(paise)} का रिफ़ंड`,
        body: `ऑर्डर ${orderId}। ${whereTo.hi(paise, toSourcePaise)}`,
        path: `/hi${path(orderId)}`,
      }),
    },
    sms: {
      en: ({ orderId, paise, toSourcePaise }, { name }) =>
        `${name}: ${rupees(paise)} of order ${orderId} is refunded. ${whereTo.en(paise, toSourcePaise)}`,
      hi: ({ orderId, paise, toSourcePaise }, { name }) =>
        `${name}: ऑर्डर ${orderId} के ${rupees(paise)} लौटाए गए। ${whereTo.hi(paise, toSourcePaise)}`,
    },
    mail: {
      en: ({ orderId, paise, toSourcePaise }, { name }) => ({
        subject: `${name} order ${orderId}: ${rupees(paise)} refunded`,
        body: `We have refunded ${rupees(paise)} of order ${orderId}. ${whereTo.en(paise, toSourcePaise)}\n\nThe credit note lies with your order.`,
        action: { label: 'Open the order', path: path(orderId) },
      }),
      hi: ({ orderId, paise, toSourcePaise }, { name }) => ({
        subject: `${name} ऑर्डर ${orderId}: ${rupees(paise)} लौटाए गए`,
        body: `ऑर्डर ${orderId} के ${rupees(paise)} लौटा दिए गए हैं। ${whereTo.hi(paise, toSourcePaise)}\n\nक्रेडिट नोट आपके ऑर्डर के साथ है।`,
        action: { label: 'ऑर्डर देखें', path: `/hi${path(orderId)}` },
      }),
    },
  },
  refund_declined: {
    topic: 'wallet',
    push: {
      en: ({ orderId, note }) => ({
        title: 'Your refund request was declined',
        body: `Order ${orderId}. ${note}`,
        path: path(orderId),
      }),
      hi: ({ orderId, note }) => ({
        title: 'आपका रिफ़ंड अनुरोध मंज़ूर नहीं हुआ',
        body: `ऑर्डर ${orderId}। ${note}`,
        path: `/hi${path(orderId)}`,
      }),
    },
    sms: {
      en: ({ orderId, note }, { name }) => `${name}: we could not refund order ${orderId}. ${note}`,
      hi: ({ orderId, note }, { name }) => `${name}: हम ऑर्डर ${orderId} का पैसा नहीं लौटा सके। ${note}`,
    },
    mail: {
      en: ({ orderId, note }, { name, helpDeskPhone }) => ({
        subject: `${name} order ${orderId}: your refund request`,
        body: `We looked at your request and could not refund order ${orderId}.\n\n${note}\n\nQuestions? Call the help desk on ${helpDeskPhone}.`,
        action: { label: 'Open the order', path: path(orderId) },
      }),
      hi: ({ orderId, note }, { name, helpDeskPhone }) => ({
        subject: `${name} ऑर्डर ${orderId}: पैसा लौटाने का आपका अनुरोध`,
        body: `हमने आपका अनुरोध देखा और ऑर्डर ${orderId} का पैसा नहीं लौटा सके।\n\n${note}\n\nकोई सवाल? सहायता केंद्र को ${helpDeskPhone} पर फ़ोन करें।`,
        action: { label: 'ऑर्डर देखें', path: `/hi${path(orderId)}` },
      }),
    },
  },
} satisfies { [M in keyof OrderMessages]: Message<OrderMessages[M]> }
