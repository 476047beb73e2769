import type { ReviewReportReason } from '#contract/reviews/constants.ts'
import type { Message } from '#server/platform/outbox/message.ts'
import type { MessageParts } from '#server/platform/outbox/messages.ts'

export interface ReviewMessages {
  review_received: {
    reviewId: number
    other: string
    rating: number
    text: string
    isEdited: boolean
    /** The title of the course, product or service. */
    item?: { english: string; hindi: string } | undefined
    /** It is listed apart from the reviews of the consultant. */
    isListedApart?: boolean
  }
  review_replied: { reviewId: number; other: string; text: string }
  review_moderated: {
    reviewId: number
    other: string
    isHidden: boolean
    hiddenFor: ReviewReportReason
    text: string
  }
  review_report_decided: { reviewId: number; isHidden: boolean; byConsultant: boolean }
}

const own = { label: 'View your reviews', path: '/dashboard/review' }
const ownHindi = { label: 'अपनी समीक्षाएँ देखें', path: '/hi/dashboard/review' }

const cut = (text: string) => (text.length > 140 ? `${text.slice(0, 139).trimEnd()}…` : text)
const quoted = (text: string) => (text ? `\n\n“${text}”` : '')

const because: Record<'en' | 'hi', Record<ReviewReportReason, string>> = {
  en: {
    abusive: 'it is abusive',
    untrue: 'it is not true',
    private_details: 'it contains private details',
    advertising: 'it is advertising',
    not_about_this: 'it is not about this session',
    other: 'it breaks our rules for reviews',
  },
  hi: {
    abusive: 'इसमें अपमानजनक भाषा है',
    untrue: 'यह सही नहीं है',
    private_details: 'इसमें निजी जानकारी है',
    advertising: 'यह विज्ञापन है',
    not_about_this: 'यह इस सत्र के बारे में नहीं है',
    other: 'यह समीक्षा के नियमों के अनुसार नहीं है',
  },
}

type Received = ReviewMessages['review_received']
const stars = {
  en: (rating: number) => `${rating} ${rating === 1 ? 'star' : 'stars'}`,
  hi: (rating: number) => `${rating} स्टार`,
}
const headline = {
  en: ({ isEdited, other, rating, item }: Received) =>
    `${isEdited ? `${other} changed a review to ${stars.en(rating)}` : `${stars.en(rating)} from ${other}`}${item ? `: ${item.english}` : ''}`,
  hi: ({ isEdited, other, rating, item }: Received) =>
    `${isEdited ? `${other} की समीक्षा बदली: अब ${stars.hi(rating)}` : `${other} से ${stars.hi(rating)}`}${item ? `: ${item.hindi}` : ''}`,
}
const received = {
  en: ({ isListedApart }: Received) => ({
    label: 'View reviews',
    path: `/review${isListedApart ? '?show=items' : ''}`,
  }),
  hi: ({ isListedApart }: Received) => ({
    ...{ label: 'समीक्षाएँ देखें', path: `/hi/review${isListedApart ? '?show=items' : ''}` },
  }),
}

type Moderated = ReviewMessages['review_moderated']
const moderated = {
  en: ({ isHidden, other }: Moderated) =>
    isHidden ? `Your review of ${other} was hidden` : `Your review of ${other} is visible again`,
  hi: ({ isHidden, other }: Moderated) =>
    isHidden ? `${other} की आपकी समीक्षा छिपाई गई` : `${other} की आपकी समीक्षा फिर दिख रही है`,
}
const whyHidden = {
  en: ({ isHidden, hiddenFor }: Moderated) =>
    isHidden
      ? `Our team hid it because ${because.en[hiddenFor]}.`
      : 'Our team checked it again. It counts in the rating.',
  hi: ({ isHidden, hiddenFor }: Moderated) =>
    isHidden
      ? `हमारी टीम ने इसे छिपाया, क्योंकि ${because.hi[hiddenFor]}।`
      : 'हमारी टीम ने इसे दोबारा जाँचा। यह रेटिंग में गिनी जाएगी।',
}

type Decided = ReviewMessages['review_report_decided']
const outcome = {
  en: ({ isHidden }: Decided) =>
    isHidden
      ? 'We have hidden the review you reported. Thank you for telling us.'
      : 'We checked the review you reported. It follows our rules and stays visible.',
  hi: ({ isHidden }: Decided) =>
    isHidden
      ? 'जिस समीक्षा की आपने शिकायत की थी, उसे छिपा दिया गया है। बताने के लिए धन्यवाद।'
      : 'जिस समीक्षा की आपने शिकायत की थी, उसकी जाँच हुई। वह नियमों के अनुसार है और दिखती रहेगी।',
}
const reportPath = ({ byConsultant }: Decided, language: 'en' | 'hi') =>
  `${language === 'hi' ? '/hi' : ''}${byConsultant ? '/review' : '/dashboard/review'}`

export const reviewTexts = {
  review_received: {
    topic: 'answers',
    push: {
      en: (review) => ({
        title: headline.en(review),
        body: cut(review.text) || 'You can reply once.',
        path: received.en(review).path,
      }),
      hi: (review) => ({
        title: headline.hi(review),
        body: cut(review.text) || 'एक बार जवाब दिया जा सकता है।',
        path: received.hi(review).path,
      }),
    },
    mail: {
      en: (review, { name }) => ({
        subject: `${name}: ${headline.en(review)}`,
        body: `Your customer left ${stars.en(review.rating)}.${quoted(review.text)}\n\nYou can reply once. Replies are public.`,
        action: received.en(review),
      }),
      hi: (review, { name }) => ({
        subject: `${name}: ${headline.hi(review)}`,
        body: `आपके ग्राहक से ${stars.hi(review.rating)} मिले।${quoted(review.text)}\n\nएक बार जवाब दिया जा सकता है। जवाब सबको दिखता है।`,
        action: received.hi(review),
      }),
    },
  },
  review_replied: {
    topic: 'answers',
    push: {
      en: ({ other, text }) => ({ title: `${other} replied to your review`, body: cut(text), path: own.path }),
      hi: ({ other, text }) => ({ title: `${other} ने आपकी समीक्षा का जवाब दिया`, body: cut(text), path: ownHindi.path }),
    },
    mail: {
      en: ({ other, text }, { name }) => ({
        subject: `${name}: ${other} replied to your review`,
        body: `${other} replied:${quoted(text)}`,
        action: own,
      }),
      hi: ({ other, text }, { name }) => ({
        subject: `${name}: ${other} ने आपकी समीक्षा का जवाब दिया`,
        body: `${other} का जवाब:${quoted(text)}`,
        action: ownHindi,
      }),
    },
  },
  review_moderated: {
    topic: 'account',
    push: {
      en: (review) => ({ title: moderated.en(review), body: whyHidden.en(review), path: own.path }),
      hi: (review) => ({ title: moderated.hi(review), body: whyHidden.hi(review), path: ownHindi.path }),
    },
    mail: {
      en: (review, { name, helpDeskPhone }) => ({
        subject: `${name}: ${moderated.en(review)}`,
        body: `${whyHidden.en(review)}${quoted(review.text)}\n\nQuestions? Call the help desk on ${helpDeskPhone}.`,
        action: own,
      }),
      hi: (review, { name, helpDeskPhone }) => ({
        subject: `${name}: ${moderated.hi(review)}`,
        body: `${whyHidden.hi(review)}${quoted(review.text)}\n\nकोई सवाल? सहायता केंद्र को ${helpDeskPhone} पर फ़ोन करें।`,
        action: ownHindi,
      }),
    },
  },
  review_report_decided: {
    topic: 'account',
    push: {
      en: (report) => ({ title: 'Your report was checked', body: outcome.en(report), path: reportPath(report, 'en') }),
      hi: (report) => ({ title: 'आपकी शिकायत की जाँच हुई', body: outcome.hi(report), path: reportPath(report, 'hi') }),
    },
  },
} satisfies { [M in keyof ReviewMessages]: Message<ReviewMessages[M]> }

export const reviewParts = {
  headline: (review: Received, language) => headline[language](review),
  why: ({ hiddenFor }: Moderated, language) => because[language][hiddenFor],
  excerpt: ({ text }: Received) => cut(text),
  quote: ({ text }: Received) => quoted(text),
} satisfies MessageParts

type ReviewTexts = typeof reviewTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends ReviewMessages {}
  interface MessageTexts extends ReviewTexts {}
}
