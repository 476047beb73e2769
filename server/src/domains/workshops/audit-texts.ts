import { getStaffWorkshop } from '#contract/workshops/staff.ts'
import type { AuditTexts } from '#server/domains/audit/public.ts'

export const workshopAudit = {
  group: 'workshops',
  title: { en: 'Workshops', hi: 'कार्यशालाएँ' },
  actions: {
    'workshops.exported': { en: '{who} exported the list of workshops.', hi: '{who} ने कार्यशालाओं की सूची डाउनलोड की।' },
    'workshop.attendees_exported': {
      en: '{who} exported the attendees of {it}.',
      hi: '{who} ने {it} के प्रतिभागियों की सूची डाउनलोड की।',
    },
    'workshop.added': { en: '{who} added {it}.', hi: '{who} ने {it} जोड़ी।' },
    'workshop.changed': { en: '{who} changed {it}.', hi: '{who} ने {it} बदली।' },
    'workshop.rescheduled': {
      en: '{who} rescheduled {it}[ to {startsAt}].',
      hi: '{who} ने {it} का समय बदला[: {startsAt}]।',
    },
    'workshop.published': { en: '{who} published {it}.', hi: '{who} ने {it} प्रकाशित की।' },
    'workshop.withdrawn': { en: '{who} withdrew {it}.', hi: '{who} ने {it} हटाई।' },
    'workshop.cancelled': { en: '{who} cancelled {it}.', hi: '{who} ने {it} रद्द की।' },
  },
  subjects: {
    workshop: {
      en: 'the workshop “{name}”',
      hi: 'कार्यशाला “{name}”',
      page: { path: (id) => `/admin/workshops/${id}`, shownBy: getStaffWorkshop },
      names: { table: 'workshops', column: 'title_english', inHindi: 'title_hindi' },
    },
  },
  facts: {
    place: { en: 'Where it takes place', hi: 'कहाँ होगी' },
  },
} satisfies AuditTexts

type WorkshopAudit = typeof workshopAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof WorkshopAudit['actions'], true> {}
}
