import type { ReviewKind, ReviewTag } from '#contract/reviews/constants.ts'
import { dayIn, formatMonth } from '~/lib/dates.ts'
import { msg, type Translate } from '~/lib/i18n/texts.ts'
import { titleOf } from '~/lib/titles.ts'
import type { Review } from './api.ts'

export const tagWords: Record<ReviewTag, string> = {
  clear_answers: msg('Clear answers'),
  knew_my_trade: msg('Knew my trade'),
  on_time: msg('On time'),
  spoke_my_language: msg('Spoke my language'),
  as_described: msg('As described'),
  good_quality: msg('Good quality'),
  easy_to_use: msg('Easy to use'),
  worth_the_price: msg('Worth the price'),
}

const modeWords = { video: msg('Video'), audio: msg('Audio'), written: msg('Written') } as const

const kindWords: Record<ReviewKind, string> = {
  session: msg('Session'),
  talk: msg('Expert talk'),
  answer: msg('Written answer'),
  service: msg('Service'),
  course: msg('Course'),
  product: msg('Product'),
}

export type About = Review['about']

/** 'Video', 'Expert talk, audio'. */
export function modeOf({ kind, mode }: About, t: Translate) {
  if (kind === 'talk' && mode) return `${t(kindWords.talk)}, ${t(modeWords[mode]).toLowerCase()}`
  return mode ? t(modeWords[mode]) : t(kindWords[kind])
}

/** 'Video · Dal mill · March 2024': what a review is about, for everyone. */
export const aboutInWords = (about: About, t: Translate) => {
  const of = about.item ?? about.industry
  return [modeOf(about, t), of && titleOf(of, t.language), formatMonth(dayIn(t.zone, about.heldAt), t)]
    .filter(Boolean)
    .join(' · ')
}
