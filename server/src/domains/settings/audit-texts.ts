import { getBrand } from '#contract/settings/brand.ts'
import { listSettings } from '#contract/settings/endpoints.ts'
import { RATE_NAMES } from '#contract/settings/rate-names.ts'
import { listRates } from '#contract/settings/rates.ts'
import { SETTING_NAMES } from '#contract/settings/setting-names.ts'
import type { AuditTexts } from '#server/domains/audit/public.ts'

export const settingAudit = {
  group: 'settings',
  title: { en: 'Settings and rates', hi: 'सेटिंग और दरें' },
  actions: {
    'setting.changed': {
      en: '{who} changed {it}[ to {value}].',
      hi: '{who} ने {it} बदली[, अब: {value}]।',
    },
    'brand.changed': { en: '{who} changed {it}.', hi: '{who} ने {it} बदला।' },
    'rate.set': {
      en: '{who} set {it}[ to {rateBp}][ from {fromOn}][, with SAC {taxCode}].',
      hi: '{who} ने {it}[ {rateBp}] तय की[, {fromOn} से][, SAC {taxCode}]।',
    },
    'rate.withdrawn': {
      en: '{who} withdrew a planned change of {it}[ to {rateBp}][ from {fromOn}].',
      hi: '{who} ने {it} का तय बदलाव हटाया[: {rateBp}][, {fromOn} से]।',
    },
  },
  subjects: {
    setting: {
      en: 'the setting “{name}”',
      hi: 'सेटिंग “{name}”',
      codes: SETTING_NAMES,
      page: { path: () => '/admin/settings', shownBy: listSettings },
    },
    brand: {
      en: 'the brand',
      hi: 'ब्रांड',
      codes: {},
      page: { path: () => '/admin/brand', shownBy: getBrand },
    },
    rate: {
      en: 'the rate “{name}”',
      hi: 'दर “{name}”',
      codes: RATE_NAMES,
      page: { path: () => '/admin/rates', shownBy: listRates },
    },
  },
  values: {
    on: { en: 'on', hi: 'चालू' },
    off: { en: 'off', hi: 'बंद' },
  },
} satisfies AuditTexts

type SettingAudit = typeof settingAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof SettingAudit['actions'], true> {}
}
