import { getBrand } from '#contract/settings/brand.ts'
import { listSettings } from '#contract/settings/endpoints.ts'
import { listRates } from '#contract/settings/rates.ts'
import type { AuditTexts } from '#server/domains/audit/public.ts'

export const settingAudit = {
  group: 'settings',
  title: { en: 'Settings and rates', hi: 'सेटिंग और दरें' },
  actions: {
    'setting.changed': { en: '{who} changed the setting {it}.', hi: '{who} ने सेटिंग {it} बदली।' },
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
      en: '{name}',
      hi: '{name}',
      isCode: true,
      page: { path: () => '/admin/settings', shownBy: listSettings },
    },
    brand: {
      en: 'the brand',
      hi: 'ब्रांड',
      isCode: true,
      page: { path: () => '/admin/brand', shownBy: getBrand },
    },
    rate: {
      en: 'the rate “{name}”',
      hi: 'दर “{name}”',
      isCode: true,
      page: { path: () => '/admin/rates', shownBy: listRates },
    },
  },
  values: {
    gst: { en: 'GST', hi: 'GST' },
    gst_consultations: { en: 'GST on consultations', hi: 'परामर्श पर GST' },
    gst_courses: { en: 'GST on courses', hi: 'कोर्स पर GST' },
    gst_workshops: { en: 'GST on workshops', hi: 'कार्यशालाओं पर GST' },
    gst_memberships: { en: 'GST on memberships', hi: 'सदस्यता पर GST' },
    gst_services: { en: 'GST on services', hi: 'सेवाओं पर GST' },
    gst_products: { en: 'GST on digital products', hi: 'डिजिटल प्रोडक्ट पर GST' },
    commission: { en: 'commission', hi: 'कमीशन' },
    gst_on_commission: { en: 'GST on commission', hi: 'कमीशन पर GST' },
    tcs: { en: 'TCS', hi: 'TCS' },
    tds: { en: 'TDS', hi: 'TDS' },
    tds_without_pan: { en: 'TDS without PAN', hi: 'बिना PAN के TDS' },
  },
} satisfies AuditTexts

type SettingAudit = typeof settingAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof SettingAudit['actions'], true> {}
}
