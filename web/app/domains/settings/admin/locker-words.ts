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
    label: msg('Space in each locker'),
    kind: 'number',
    unit: msg('MB'),
    hint: msg('Files in the trash count too.'),
  },
  lockerFileMb: { label: msg('Maximum size of a file in the locker'), kind: 'number', unit: msg('MB') },
  lockerTrashDays: { label: msg('Keep deleted files in the trash for'), kind: 'number', unit: msg('days') },
  lockerShareHours: {
    label: msg('Shared files stay open after the session for'),
    kind: 'number',
    unit: msg('hours'),
  },
}
