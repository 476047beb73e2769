import type { AuditTexts } from '#server/domains/audit/public.ts'

export const consultantAudit = {
  group: 'consultants',
  title: { en: 'Consultants', hi: 'सलाहकार' },
  actions: {
    'consultant.profile_saved': { en: '{who} saved the profile.', hi: '{who} ने प्रोफ़ाइल सहेजी।' },
    'consultant.industries_saved': { en: '{who} saved industries and fees.', hi: '{who} ने उद्योग और फ़ीस सहेजे।' },
    'consultant.submitted': { en: '{who} asked for approval.', hi: '{who} ने प्रोफ़ाइल मंज़ूरी के लिए भेजी।' },
    'consultant.approved': { en: '{who} put {it} on the list.', hi: '{who} ने {it} को सूची में रखा।' },
    'consultant.changes_asked': {
      en: '{who} asked {it} for changes to the profile.',
      hi: '{who} ने {it} से प्रोफ़ाइल में बदलाव माँगे।',
    },
    'consultant.rejected': { en: '{who} rejected the application of {it}.', hi: '{who} ने {it} का आवेदन अस्वीकार किया।' },
    'consultant.suspended': { en: '{who} took {it} off the list.', hi: '{who} ने {it} को सूची से हटाया।' },
    'consultants.exported': {
      en: '{who} exported the list of consultants.',
      hi: '{who} ने सलाहकारों की सूची डाउनलोड की।',
    },
  },
  facts: {
    approval: { en: 'Approval', hi: 'मंज़ूरी' },
    checklist: { en: 'Checked', hi: 'जाँचा गया' },
    papers: { en: 'Documents', hi: 'काग़ज़' },
    headline: { en: 'Headline', hi: 'परिचय की पंक्ति' },
    about: { en: 'About', hi: 'परिचय' },
    industries: { en: 'Industries', hi: 'उद्योग' },
    fees: { en: 'Fees', hi: 'फ़ीस' },
    languages: { en: 'Languages', hi: 'भाषाएँ' },
  },
  values: {
    changes_asked: { en: 'changes requested', hi: 'बदलाव माँगे गए' },
  },
} satisfies AuditTexts

type ConsultantAudit = typeof consultantAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof ConsultantAudit['actions'], true> {}
}
