import type { Message } from '#server/platform/outbox/message.ts'
import { type LateMessages, lateWords } from './deadlines/notification-texts.ts'
import { type MissingMessages, missingWords } from './missing/notification-texts.ts'
import { type ReturnMessages, returnWords } from './returns/notification-texts.ts'
import { type GoodsMessages, type GoodsText, goodsWords } from './shipments/notification-texts.ts'

type Titles = { title_english: string; title_hindi: string }

export interface ProductMessages extends GoodsMessages, LateMessages, MissingMessages, ReturnMessages {
  product_bought: Titles
  product_updated: Titles & { number: number }
  product_sold: Titles
  product_approved: Titles
  product_sent_back: Titles & { reason: string }
  product_taken_down: Titles & { reason: string }
  product_review_requested: Titles
}

interface Said<P> {
  title: (params: P) => string
  body: (params: P) => string
}
type Link = Record<'en' | 'hi', { label: string; path: string }>

const bought: Link = {
  en: { label: 'Go to my products', path: '/dashboard/products' },
  hi: { label: 'मेरे उत्पाद देखें', path: '/hi/dashboard/products' },
}
const offered: Link = {
  en: { label: 'View your products', path: '/product' },
  hi: { label: 'अपने उत्पाद देखें', path: '/hi/product' },
}

const reviews: Link = {
  en: { label: 'Write a review', path: '/dashboard/review' },
  hi: { label: 'समीक्षा लिखें', path: '/hi/dashboard/review' },
}

const sent: Link = {
  en: { label: 'View your orders', path: '/product/orders' },
  hi: { label: 'अपने ऑर्डर देखें', path: '/hi/product/orders' },
}

/** The same words by push and by mail. */
const pushAndMail = <P>(link: Link, en: Said<P>, hi: Said<P>) => ({
  topic: 'booking_changes' as const,
  push: {
    en: (params: P) => ({ title: en.title(params), body: en.body(params), path: link.en.path }),
    hi: (params: P) => ({ title: hi.title(params), body: hi.body(params), path: link.hi.path }),
  },
  mail: {
    en: (params: P, { name }: { name: string }) => ({
      ...{ subject: `${name}: ${en.title(params)}`, body: en.body(params), action: link.en },
    }),
    hi: (params: P, { name }: { name: string }) => ({
      ...{ subject: `${name}: ${hi.title(params)}`, body: hi.body(params), action: link.hi },
    }),
  },
})

const ofGoods = <P>({ to, en, hi }: GoodsText<P>) => pushAndMail<P>(to === 'customer' ? bought : sent, en, hi)

export const productTexts = {
  goods_placed: ofGoods(goodsWords.goods_placed),
  goods_sold: ofGoods(goodsWords.goods_sold),
  goods_shipped: ofGoods(goodsWords.goods_shipped),
  goods_delivered: ofGoods(goodsWords.goods_delivered),
  goods_received: ofGoods(goodsWords.goods_received),
  goods_cancelled: ofGoods(goodsWords.goods_cancelled),
  goods_returned: ofGoods(goodsWords.goods_returned),
  goods_cancelled_by_seller: ofGoods(goodsWords.goods_cancelled_by_seller),
  goods_reminder: ofGoods(lateWords.goods_reminder),
  goods_overdue: ofGoods(lateWords.goods_overdue),
  goods_assumed_delivered: ofGoods(lateWords.goods_assumed_delivered),
  goods_assumed_received: ofGoods(lateWords.goods_assumed_received),
  goods_missing_reported: ofGoods(missingWords.goods_missing_reported),
  goods_missing_decided: ofGoods(missingWords.goods_missing_decided),
  goods_missing_answered: ofGoods(missingWords.goods_missing_answered),
  goods_return_asked: ofGoods(returnWords.goods_return_asked),
  goods_return_accepted: ofGoods(returnWords.goods_return_accepted),
  goods_return_declined: ofGoods(returnWords.goods_return_declined),
  goods_return_sent: ofGoods(returnWords.goods_return_sent),
  goods_return_written: ofGoods(returnWords.goods_return_written),
  goods_return_replied: ofGoods(returnWords.goods_return_replied),
  goods_return_escalated: ofGoods(returnWords.goods_return_escalated),
  goods_return_with_team: ofGoods(returnWords.goods_return_with_team),
  goods_return_rejected: ofGoods(returnWords.goods_return_rejected),
  goods_return_decided: ofGoods(returnWords.goods_return_decided),
  goods_return_lapsed: ofGoods(returnWords.goods_return_lapsed),
  goods_return_closed: ofGoods(returnWords.goods_return_closed),
  product_bought: pushAndMail<ProductMessages['product_bought']>(
    bought,
    {
      title: ({ title_english }) => `Ready to download: ${title_english}`,
      body: () => 'You can download it 5 times. New versions are free for a year.',
    },
    {
      title: ({ title_hindi }) => `डाउनलोड के लिए तैयार: ${title_hindi}`,
      body: () => 'इसे 5 बार डाउनलोड किया जा सकता है। एक साल तक नए संस्करण मुफ़्त मिलेंगे।',
    },
  ),
  product_updated: pushAndMail<ProductMessages['product_updated']>(
    bought,
    {
      title: ({ title_english }) => `New version: ${title_english}`,
      body: ({ number }) => `Version ${number} is ready. You can download it at no extra cost.`,
    },
    {
      title: ({ title_hindi }) => `नया संस्करण: ${title_hindi}`,
      body: ({ number }) => `संस्करण ${number} आ गया है। इसे बिना अतिरिक्त क़ीमत के डाउनलोड करें।`,
    },
  ),
  product_sold: pushAndMail<ProductMessages['product_sold']>(
    offered,
    {
      title: ({ title_english }) => `You sold a copy: ${title_english}`,
      body: () => 'You earn your share when the customer downloads it, or after 30 days.',
    },
    {
      title: ({ title_hindi }) => `आपकी एक कॉपी बिकी: ${title_hindi}`,
      body: () => 'ग्राहक के डाउनलोड करने पर, या 30 दिन बाद, आपकी कमाई जुड़ जाएगी।',
    },
  ),
  product_approved: pushAndMail<ProductMessages['product_approved']>(
    offered,
    {
      title: ({ title_english }) => `Approved: ${title_english}`,
      body: () => 'Customers can buy it now.',
    },
    {
      title: ({ title_hindi }) => `मंज़ूर हुआ: ${title_hindi}`,
      body: () => 'ग्राहक इसे अब ख़रीद सकते हैं।',
    },
  ),
  product_sent_back: pushAndMail<ProductMessages['product_sent_back']>(
    offered,
    {
      title: ({ title_english }) => `Please change: ${title_english}`,
      body: ({ reason }) => `We could not approve it yet.\n\nReason: ${reason}`,
    },
    {
      title: ({ title_hindi }) => `कृपया बदलें: ${title_hindi}`,
      body: ({ reason }) => `हम इसे अभी मंज़ूर नहीं कर सके।\n\nकारण: ${reason}`,
    },
  ),
  product_taken_down: pushAndMail<ProductMessages['product_taken_down']>(
    offered,
    {
      title: ({ title_english }) => `No longer on sale: ${title_english}`,
      body: ({ reason }) => `Our team has taken it off sale. Customers who bought it keep it.\n\nReason: ${reason}`,
    },
    {
      title: ({ title_hindi }) => `अब बिक्री में नहीं: ${title_hindi}`,
      body: ({ reason }) => `हमारी टीम ने इसे बिक्री से हटा दिया है। जिन्होंने ख़रीदा है, उनके पास यह रहेगा।\n\nकारण: ${reason}`,
    },
  ),
  product_review_requested: {
    ...pushAndMail<ProductMessages['product_review_requested']>(
      reviews,
      {
        title: ({ title_english }) => `Rate your purchase: ${title_english}`,
        body: () => 'A short review helps other customers choose.',
      },
      {
        title: ({ title_hindi }) => `अपनी ख़रीद को रेटिंग दें: ${title_hindi}`,
        body: () => 'आपकी छोटी-सी समीक्षा से दूसरों को चुनने में मदद मिलेगी।',
      },
    ),
    topic: 'reminders',
  },
} satisfies { [M in keyof ProductMessages]: Message<ProductMessages[M]> }

type ProductTexts = typeof productTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends ProductMessages {}
  interface MessageTexts extends ProductTexts {}
}
