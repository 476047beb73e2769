import type { SettingKey } from '#contract/settings/endpoints.ts'
import { msg } from '~/lib/i18n/texts.ts'
import type { SettingWords } from './setting-words.ts'

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
    kind: 'number',
    unit: msg('minutes'),
    hint: msg('This amount is blocked before the call starts.'),
  },
  talkRingSeconds: { ...SECONDS },
  talkIdleSeconds: { ...SECONDS },
  talkSessionGapMinutes: {
    kind: 'number',
    unit: msg('minutes'),
  },
  talkTurnSeconds: { ...SECONDS },
}
