import { getStaffArticle } from '#contract/content/articles-staff.ts'
import { PAGE_NAMES } from '#contract/content/page-names.ts'
import { getStaffPage } from '#contract/content/pages-staff.ts'
import { listAllTestimonials } from '#contract/content/testimonials-staff.ts'
import type { AuditTexts } from '#server/domains/audit/public.ts'

export const contentAudit = {
  group: 'content',
  title: { en: 'Articles and pages', hi: 'लेख और पेज' },
  actions: {
    'articles.exported': { en: '{who} exported the list of articles.', hi: '{who} ने लेखों की सूची डाउनलोड की।' },
    'article.added': { en: '{who} added {it}.', hi: '{who} ने {it} जोड़ा।' },
    'article.changed': { en: '{who} changed {it}.', hi: '{who} ने {it} बदला।' },
    'article.published': { en: '{who} published {it}.', hi: '{who} ने {it} प्रकाशित किया।' },
    'article.scheduled': {
      en: '{who} scheduled {it}[ for {publishedAt}].',
      hi: '{who} ने {it} का प्रकाशन तय किया[: {publishedAt}]।',
    },
    'article.withdrawn': { en: '{who} withdrew {it}.', hi: '{who} ने {it} हटाया।' },
    'testimonials.exported': {
      en: '{who} exported the list of testimonials.',
      hi: '{who} ने कथनों की सूची डाउनलोड की।',
    },
    'testimonial.added': { en: '{who} added {it}.', hi: '{who} ने {it} जोड़ा।' },
    'testimonial.changed': { en: '{who} changed {it}.', hi: '{who} ने {it} बदला।' },
    'page.published': {
      en: '{who} published {it}[ as version {label}].',
      hi: '{who} ने {it} प्रकाशित किया[, संस्करण {label}]।',
    },
    'page.draft_deleted': { en: '{who} deleted the draft of {it}.', hi: '{who} ने {it} का ड्राफ़्ट हटाया।' },
  },
  subjects: {
    article: {
      en: 'the article “{name}”',
      hi: 'लेख “{name}”',
      page: { path: (id) => `/admin/articles/${id}`, shownBy: getStaffArticle },
      names: { table: 'articles', column: 'title' },
    },
    testimonial: {
      en: 'the testimonial of {name}',
      hi: '{name} का कथन',
      page: { path: () => '/admin/testimonials', shownBy: listAllTestimonials },
      names: { table: 'testimonials', column: 'author_english', inHindi: 'author_hindi' },
    },
    page: {
      en: 'the page “{name}”',
      hi: 'पेज “{name}”',
      codes: PAGE_NAMES,
      page: { path: (id) => `/admin/pages/${id}`, shownBy: getStaffPage },
    },
  },
  facts: {
    label: { en: 'Version', hi: 'संस्करण' },
    asksConsent: { en: 'Asks everybody to agree again', hi: 'फिर से सहमति माँगता है' },
    changes: { en: 'What changed', hi: 'क्या बदला' },
    quote: { en: 'Quote', hi: 'कथन' },
    author: { en: 'Author', hi: 'लेखक' },
    tags: { en: 'Tags', hi: 'टैग' },
    cover: { en: 'Picture', hi: 'तस्वीर' },
    rating: { en: 'Rating', hi: 'रेटिंग' },
    html: { en: 'Text', hi: 'टेक्स्ट' },
  },
} satisfies AuditTexts

type ContentAudit = typeof contentAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof ContentAudit['actions'], true> {}
}
