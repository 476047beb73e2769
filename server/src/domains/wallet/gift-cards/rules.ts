import { randomBytes } from 'node:crypto'
import { GIFT_CARD_REFUND_DAYS, type GIFT_CARD_STATUSES } from '#contract/wallet/constants.ts'
import { tokenHash } from '#server/platform/security/secrets.ts'
import { daysAfter } from '#server/platform/time.ts'

/** Crockford's alphabet: no letter that looks like a digit. Its length divides 256, so every character is as likely. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

/** 80 random bits, in groups of four. */
export const newCode = () =>
  [...randomBytes(LENGTH)]
    .map((byte, at) => `${at > 0 && at % 4 === 0 ? '-' : ''}${ALPHABET[byte % ALPHABET.length]}`)
    .join('')

/** However it was typed: small letters, other groups, O for 0. */
export const codeHash = (code: string) =>
  tokenHash(
    code
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1'),
  )

export type GiftCardStatus = (typeof GIFT_CARD_STATUSES)[number]

/** A card is over the moment its time is, whether or not the job has run. */
export const statusOf = ({ state, validUntil }: { state: GiftCardStatus; validUntil: Date }, now: Date) =>
  state === 'active' && validUntil <= now ? 'expired' : state

export const isRefundable = (card: { state: GiftCardStatus; validUntil: Date; boughtAt: Date }, now: Date) =>
  statusOf(card, now) === 'active' && now < daysAfter(card.boughtAt, GIFT_CARD_REFUND_DAYS)

/** What an encrypted code is bound to. */
export const placeOfCode = (id: number) => `gift_cards.code of ${id}`
