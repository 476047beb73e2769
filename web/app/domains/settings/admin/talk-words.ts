import type { SettingKey } from '#contract/settings.ts'
import { msg } from '~/lib/i18n/texts.ts'
import type { SettingWords } from './words.ts'

export const TALK_KEYS = [
  'talkLeastMinutes',
  'talkRingSeconds',
  'talkIdleSeconds',
  'talkSessionGapMinutes',
  'talkTurnSeconds',
] as const satisfies SettingKey[]

const SECONDS = { kind: 'number', unit: msg('seconds') } as const

export const talkWords: Record<(typeof TALK_KEYS)[number], SettingWords> = {
  talkLeastMinutes: {
    label: msg('A talk needs balance for'),
    kind: 'number',
    unit: msg('minutes'),
    hint: msg('They are set aside before it begins.'),
  },
  talkRingSeconds: { label: msg('A talk rings for'), ...SECONDS },
  talkIdleSeconds: { label: msg('A talk ends when nobody is connected for'), ...SECONDS },
  talkSessionGapMinutes: {
    label: msg('Nobody is rung before a session for'),
    kind: 'number',
    unit: msg('minutes'),
  },
  talkTurnSeconds: { label: msg('A turn in the line is kept for'), ...SECONDS },
}
