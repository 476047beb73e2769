import type { AuditTexts } from '#server/domains/audit/public.ts'

export const lockerAudit = {
  group: 'documents',
  title: { en: 'Users’ documents', hi: 'उपयोगकर्ताओं के दस्तावेज़' },
  actions: {
    'consultant.paper_submitted': {
      en: '{who} submitted a document[: {kind}].',
      hi: '{who} ने एक काग़ज़ जमा किया[: {kind}]।',
    },
    'consultant.paper_opened': {
      en: '{who} opened a document of {it}[: {kind}].',
      hi: '{who} ने {it} का एक काग़ज़ खोला[: {kind}]।',
    },
    'dispute.document_opened': {
      en: '{who} opened a document of a dispute about {it}.',
      hi: '{who} ने {it} के विवाद का एक दस्तावेज़ खोला।',
    },
  },
  facts: {
    kind: { en: 'Document', hi: 'काग़ज़' },
    documentId: { en: 'Document number', hi: 'दस्तावेज़ नंबर' },
    use: { en: 'Opened for', hi: 'किसलिए खोला' },
  },
  values: {
    identity: { en: 'proof of identity', hi: 'पहचान का प्रमाण' },
    pan: { en: 'PAN card', hi: 'PAN कार्ड' },
    qualification: { en: 'qualification', hi: 'योग्यता' },
    registration: { en: 'professional registration', hi: 'पेशेवर पंजीकरण' },
    experience: { en: 'proof of experience', hi: 'अनुभव का प्रमाण' },
  },
} satisfies AuditTexts

type LockerAudit = typeof lockerAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof LockerAudit['actions'], true> {}
}
