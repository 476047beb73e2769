import type { RefundReason } from '#contract/reasons.ts'
import { rupees } from '#server/platform/documents/money.ts'
import type { Message } from '#server/platform/outbox/message.ts'
import type { MessageParts } from '#server/platform/outbox/messages.ts'
import { reasonText } from './reasons.ts'

export interface OrderMessages {
  order_paid: { orderId: number; paise: number }
  order_refunded: { orderId: number; paise: number; toSourcePaise: number; reasonCode?: RefundReason }
  refund_declined: { orderId: number; note: string }
}

const path = (orderId: number) => `/dashboard/my-wallet/orders/${orderId}`
const whereTo = {
  en: (paise: number, toSourcePaise: number) =>
    [
      toSourcePaise < paise ? `${rupees(paise - toSourcePaise)} is back in your wallet.` : '',
      toSourcePaise > 0
        ? `${rupees(toSourcePaise)} will be refunded to your original payment method in 3 to 5 working days.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  hi: (paise: number, toSourcePaise: number) =>
    [
      toSourcePaise < paise ? `${rupees(paise - toSourcePaise)} आपके वॉलेट में वापस आ गए हैं।` : '',
      toSourcePaise > 0
        ? `3 से 5 कामकाजी दिनों में ${rupees(toSourcePaise)} उसी खाते या कार्ड में वापस आ जाएँगे जिससे भुगतान हुआ था।`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
}

const why = {
  en: (reasonCode?: RefundReason) => (reasonCode ? ` Reason: ${reasonText({ reasonCode }, 'en')}.` : ''),
  hi: (reasonCode?: RefundReason) => (reasonCode ? ` कारण: ${reasonText({ reasonCode }, 'hi')}।` : ''),
}

export const orderTexts = {
  order_paid: {
    topic: 'wallet',
    push: {
      en: ({ orderId, paise }) => ({
        title: `${rupees(paise)} paid`,
        body: `Order ${orderId}. Your invoice is ready.`,
        path: path(orderId),
      }),
      hi: ({ orderId, paise }) => ({
        title: `${rupees(paise)} का भुगतान हुआ`,
        body: `ऑर्डर ${orderId}। आपका बिल तैयार है।`,
        path: `/hi${path(orderId)}`,
      }),
    },
    sms: {
      en: ({ orderId, paise }, { name }) =>
        `${name}: we have received ${rupees(paise)} for order ${orderId}. Download the invoice from your orders.`,
      hi: ({ orderId, paise }, { name }) =>
        `${name}: ऑर्डर ${orderId} के लिए ${rupees(paise)} मिल गए। बिल अपने ऑर्डर से डाउनलोड करें।`,
    },
    mail: {
      en: ({ orderId, paise }, { name }) => ({
        subject: `${name} order ${orderId}: ${rupees(paise)} paid`,
        body: `Thank you. We have received ${rupees(paise)} for order ${orderId}.\n\nYou can download the invoice from the order page.`,
        action: { label: 'View order and invoice', path: path(orderId) },
      }),
      hi: ({ orderId, paise }, { name }) => ({
        subject: `${name} ऑर्डर ${orderId}: ${rupees(paise)} का भुगतान हुआ`,
        body: `धन्यवाद। ऑर्डर ${orderId} के लिए ${rupees(paise)} मिल गए।\n\nबिल ऑर्डर के पेज से डाउनलोड हो सकता है।`,
        action: { label: 'ऑर्डर और बिल देखें', path: `/hi${path(orderId)}` },
      }),
    },
  },
  order_refunded: {
    topic: 'wallet',
    push: {
      en: ({ orderId, paise, toSourcePaise, reasonCode }) => ({
        title: `Refund of ${rupees(paise)}`,
        body: `Order ${orderId}. ${whereTo.en(paise, toSourcePaise)}${why.en(reasonCode)}`,
        path: path(orderId),
      }),
      hi: ({ orderId, paise, toSourcePaise, reasonCode }) => ({
        title: `${rupees(paise)} का रिफ़ंड`,
        body: `ऑर्डर ${orderId}। ${whereTo.hi(paise, toSourcePaise)}${why.hi(reasonCode)}`,
        path: `/hi${path(orderId)}`,
      }),
    },
    sms: {
      en: ({ orderId, paise, toSourcePaise }, { name }) =>
        `${name}, order ${orderId}: ${whereTo.en(paise, toSourcePaise)}`,
      hi: ({ orderId, paise, toSourcePaise }, { name }) =>
        `${name}, ऑर्डर ${orderId}: ${whereTo.hi(paise, toSourcePaise)}`,
    },
    mail: {
      en: ({ orderId, paise, toSourcePaise, reasonCode }, { name }) => ({
        subject: `${name} order ${orderId}: refund of ${rupees(paise)}`,
        body: `We have made a refund of ${rupees(paise)} for order ${orderId}. ${whereTo.en(paise, toSourcePaise)}${why.en(reasonCode)}\n\nYou can download the credit note from the order page.`,
        action: { label: 'View order', path: path(orderId) },
      }),
      hi: ({ orderId, paise, toSourcePaise, reasonCode }, { name }) => ({
        subject: `${name} ऑर्डर ${orderId}: ${rupees(paise)} का रिफ़ंड`,
        body: `ऑर्डर ${orderId} के लिए ${rupees(paise)} का रिफ़ंड किया गया है। ${whereTo.hi(paise, toSourcePaise)}${why.hi(reasonCode)}\n\nक्रेडिट नोट ऑर्डर के पेज से डाउनलोड हो सकता है।`,
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
      hi: ({ orderId, note }, { name }) => `${name}: ऑर्डर ${orderId} का रिफ़ंड नहीं हो सका। ${note}`,
    },
    mail: {
      en: ({ orderId, note }, { name, helpDeskPhone }) => ({
        subject: `${name} order ${orderId}: your refund request`,
        body: `We checked your request and could not refund order ${orderId}.\n\n${note}\n\nQuestions? Call the help desk on ${helpDeskPhone}.`,
        action: { label: 'View order', path: path(orderId) },
      }),
      hi: ({ orderId, note }, { name, helpDeskPhone }) => ({
        subject: `${name} ऑर्डर ${orderId}: आपका रिफ़ंड अनुरोध`,
        body: `हमने आपका अनुरोध देखा। ऑर्डर ${orderId} का रिफ़ंड नहीं हो सका।\n\n${note}\n\nकोई सवाल? सहायता केंद्र को ${helpDeskPhone} पर फ़ोन करें।`,
        action: { label: 'ऑर्डर देखें', path: `/hi${path(orderId)}` },
      }),
    },
  },
} satisfies { [M in keyof OrderMessages]: Message<OrderMessages[M]> }

export const orderParts = {
  where: ({ paise, toSourcePaise }: OrderMessages['order_refunded'], language) =>
    whereTo[language](paise, toSourcePaise),
  why: ({ reasonCode }: OrderMessages['order_refunded'], language) => why[language](reasonCode),
} satisfies MessageParts

type OrderTexts = typeof orderTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends OrderMessages {}
  interface MessageTexts extends OrderTexts {}
}
