import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'

const variants = (...numbers: number[]) => numbers.map((number) => `variant${String(number).padStart(2, '0')}`)

const SHORT_HAIR = variants(5, 6, 7, 13, 15, 16, 21, 25, 27, 34, 35, 49, 54, 55)
const LONG_HAIR = variants(2, 8, 23, 28, 36, 39, 41, 43, 58)
const SHIRTS = variants(5, 7, 13, 14, 16, 17, 19, 20, 21)
const BLOUSES = variants(11, 14, 16, 17, 19, 21, 22, 24)
const CLEAR_GLASSES = { glasses: variants(3, 8, 11), glassesProbability: 100 }
const MOUSTACHE = { beard: variants(5, 6, 9), beardProbability: 100 }

/** Kinds of drawings. `plain` reveals nothing about the person, for people we know nothing about. */
const kinds = {
  plain: { hair: variants(3, 4, 12, 22, 30, 31, 33), body: variants(7, 14, 16, 21) },
  he: { hair: SHORT_HAIR, body: SHIRTS },
  glasses: { hair: SHORT_HAIR, body: SHIRTS, ...CLEAR_GLASSES },
  moustache: { hair: SHORT_HAIR, body: SHIRTS, ...MOUSTACHE },
  beard: { hair: SHORT_HAIR, body: SHIRTS, beard: variants(2), beardProbability: 100 },
  turban: { hair: variants(61), body: variants(5, 16, 17), beard: variants(2), beardProbability: 100 },
  elder: { hair: variants(42, 60), body: variants(13, 16, 20, 25), ...CLEAR_GLASSES, ...MOUSTACHE },
  she: { hair: LONG_HAIR, body: BLOUSES },
  'glasses-she': { hair: LONG_HAIR, body: BLOUSES, ...CLEAR_GLASSES },
  bun: { hair: variants(29, 48, 57), body: BLOUSES },
  'elder-she': { hair: variants(29, 48), body: variants(14, 16, 19), ...CLEAR_GLASSES },
  scarf: { hair: variants(62, 63), body: variants(16, 21) },
} as const satisfies Record<string, object>

export type PortraitKind = keyof typeof kinds
export const isPortraitKind = (text: string): text is PortraitKind => Object.hasOwn(kinds, text)

/** A friendly face: open eyes, soft brows, a smiling mouth, no gestures or badges. */
const FRIENDLY = {
  eyes: variants(4, 5),
  brows: variants(4, 5, 10, 12),
  lips: variants(3, 14, 17, 22, 23, 25),
  nose: variants(1, 5, 7, 10, 12, 13, 16, 18, 20),
  glassesProbability: 0,
  beardProbability: 0,
  bodyIconProbability: 0,
  gestureProbability: 0,
}

/** The same kind and seed always give the same drawing, on a transparent background. */
export const drawPortrait = (kind: PortraitKind, seed: string): string =>
  createAvatar(notionists, { ...FRIENDLY, ...kinds[kind], seed } as object).toString()

export const portraitPath = (kind: PortraitKind, seed: string | number) => `/media/portraits/${kind}/${seed}.svg`
