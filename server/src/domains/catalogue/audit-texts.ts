import { getCatalogueTree } from '#contract/catalogue/editing.ts'
import { listMenuLinks } from '#contract/catalogue/menu.ts'
import type { AuditTexts } from '#server/domains/audit/public.ts'

export const catalogueAudit = {
  group: 'catalogue',
  title: { en: 'Catalogue and menu', hi: 'सूची और मेन्यू' },
  actions: {
    'sector.added': { en: '{who} added {it}.', hi: '{who} ने {it} जोड़ा।' },
    'sector.changed': { en: '{who} changed {it}.', hi: '{who} ने {it} बदला।' },
    'sector.deleted': { en: '{who} deleted {it}[, {title_english}].', hi: '{who} ने {it} हटाया[, {title_english}]।' },
    'industry.added': { en: '{who} added {it}.', hi: '{who} ने {it} जोड़ा।' },
    'industry.changed': { en: '{who} changed {it}.', hi: '{who} ने {it} बदला।' },
    'industry.deleted': { en: '{who} deleted {it}[, {title_english}].', hi: '{who} ने {it} हटाया[, {title_english}]।' },
    'industry.imported': {
      en: '{who} imported industries from a file[: {added} added].',
      hi: '{who} ने फ़ाइल से उद्योग इंपोर्ट किए[: {added} जुड़े]।',
    },
    'category_type.changed': { en: '{who} changed the category type “{it}”.', hi: '{who} ने श्रेणी “{it}” बदली।' },
    'nav_link.changed': { en: '{who} changed the menu entry “{it}”.', hi: '{who} ने मेन्यू की प्रविष्टि “{it}” बदली।' },
  },
  subjects: {
    sector: {
      en: 'the sector {name}',
      hi: 'क्षेत्र {name}',
      page: { path: () => '/admin/catalogue', shownBy: getCatalogueTree },
      names: { table: 'sectors', column: 'title_english', inHindi: 'title_hindi' },
    },
    industry: {
      en: 'the industry {name}',
      hi: 'उद्योग {name}',
      page: { path: () => '/admin/catalogue', shownBy: getCatalogueTree },
      names: { table: 'industries', column: 'title_english', inHindi: 'title_hindi' },
    },
    category_type: {
      en: '{name}',
      hi: '{name}',
      page: { path: () => '/admin/catalogue', shownBy: getCatalogueTree },
      names: { table: 'category_types', column: 'title_english', inHindi: 'title_hindi' },
    },
    nav_link: {
      en: '{name}',
      hi: '{name}',
      page: { path: () => '/admin/menu', shownBy: listMenuLinks },
      names: { table: 'nav_links', column: 'title_english', inHindi: 'title_hindi' },
    },
  },
  facts: {
    added: { en: 'Added', hi: 'जोड़े गए' },
    wrong: { en: 'Lines with mistakes', hi: 'ग़लत पंक्तियाँ' },
    icon: { en: 'Icon', hi: 'आइकन' },
  },
} satisfies AuditTexts

type CatalogueAudit = typeof catalogueAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof CatalogueAudit['actions'], true> {}
}
