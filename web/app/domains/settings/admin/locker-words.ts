import type { SettingKey } from '#contract/settings/endpoints.ts'
import { msg } from '~/lib/i18n/texts.ts'
import type { SettingWords } from './setting-words.ts'

export const LOCKER_KEYS = [
  'lockerQuotaMb',
  'lockerFileMb',
  'lockerTrashDays',
  'lockerShareHours',
] as const satisfies SettingKey[]

export const lockerWords: Record<(typeof LOCKER_KEYS)[number], SettingWords> = {
  lockerQuotaMb: {
    kind: 'number',
    unit: msg('MB'),
    hint: msg('Files in the trash count too.'),
  },
  lockerFileMb: { kind: 'number', unit: msg('MB') },
  lockerTrashDays: { kind: 'number', unit: msg('days') },
  lockerShareHours: {
    kind: 'number',
    unit: msg('hours'),
  },
}
