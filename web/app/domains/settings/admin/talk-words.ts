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
    label: msg('Minimum balance for a call'),
    kind: 'number',
    unit: msg('minutes'),
    hint: msg('This amount is blocked before the call starts.'),
  },
  talkRingSeconds: { label: msg('Ring for'), ...SECONDS },
  talkIdleSeconds: { label: msg('End a call when no one is connected for'), ...SECONDS },
  talkSessionGapMinutes: {
    label: msg('No calls before a session for'),
    kind: 'number',
    unit: msg('minutes'),
  },
  talkTurnSeconds: { label: msg('Keep a turn in the queue for'), ...SECONDS },
}
