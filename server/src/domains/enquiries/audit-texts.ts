import { getEnquiry } from '#contract/enquiries/staff.ts'
import type { AuditTexts } from '#server/domains/audit/public.ts'

export const enquiryAudit = {
  group: 'enquiries',
  title: { en: 'Enquiries', hi: 'पूछताछ' },
  actions: {
    'enquiries.exported': { en: '{who} exported the list of enquiries.', hi: '{who} ने पूछताछ की सूची डाउनलोड की।' },
    'enquiry.answered': { en: '{who} answered {it}.', hi: '{who} ने {it} का जवाब दिया।' },
    'enquiry.noted': { en: '{who} added a note to {it}.', hi: '{who} ने {it} में एक नोट जोड़ा।' },
    'enquiry.assigned': { en: '{who} assigned {it}[ to {assignee}].', hi: '{who} ने {it} सौंपी[: {assignee}]।' },
    'enquiry.closed': { en: '{who} closed {it}.', hi: '{who} ने {it} बंद की।' },
    'enquiry.reopened': { en: '{who} reopened {it}.', hi: '{who} ने {it} फिर खोली।' },
    'enquiry.marked_spam': { en: '{who} marked {it} as spam.', hi: '{who} ने {it} को स्पैम माना।' },
    'enquiry.unmarked_spam': { en: '{who} marked {it} as not spam.', hi: '{who} ने {it} को स्पैम से हटाया।' },
    'enquiry_template.added': { en: '{who} added {it}.', hi: '{who} ने {it} जोड़ा।' },
    'enquiry_template.changed': { en: '{who} changed {it}.', hi: '{who} ने {it} बदला।' },
    'enquiry_template.deleted': {
      en: '{who} deleted an answer template[, “{title}”].',
      hi: '{who} ने जवाब का एक टेम्पलेट हटाया[, “{title}”]।',
    },
  },
  subjects: {
    enquiry: {
      en: 'enquiry {name}',
      hi: 'पूछताछ {name}',
      page: { path: (id) => `/admin/enquiries/${id}`, shownBy: getEnquiry },
      names: { table: 'enquiries', column: 'number' },
    },
    enquiry_template: {
      en: 'the answer template “{name}”',
      hi: 'जवाब का टेम्पलेट “{name}”',
      names: { table: 'enquiry_templates', column: 'title' },
    },
  },
  facts: {
    assignee: { en: 'Assigned to', hi: 'किसे सौंपी', of: 'account' },
    text: { en: 'Text', hi: 'टेक्स्ट' },
  },
} satisfies AuditTexts

type EnquiryAudit = typeof enquiryAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof EnquiryAudit['actions'], true> {}
}
