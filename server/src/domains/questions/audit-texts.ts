import { getQuestionStory } from '#contract/questions/staff.ts'
import type { AuditTexts } from '#server/domains/audit/public.ts'

export const questionAudit = {
  group: 'questions',
  title: { en: 'Written consultancy', hi: 'लिखित सलाह' },
  actions: {
    'questions.exported': { en: '{who} exported the list of questions.', hi: '{who} ने सवालों की सूची डाउनलोड की।' },
    'question.reassigned': { en: '{who} gave {it} to {consultantId}.', hi: '{who} ने {it} {consultantId} को दिया।' },
    'question.refunded': {
      en: '{who} refunded {paise} of {it}[ to {to}].',
      hi: '{who} ने {it} के {paise} रिफ़ंड किए[: {to}]।',
    },
    'question_price.changed': {
      en: '{who} changed the price of a written answer in {it}[ to {pricePaise}].',
      hi: '{who} ने {it} में लिखित जवाब की क़ीमत बदली[: {pricePaise}]।',
    },
  },
  subjects: {
    question: {
      en: 'question {name}',
      hi: 'सवाल {name}',
      page: { path: (id) => `/admin/questions/${id}`, shownBy: getQuestionStory },
      names: { table: 'questions', column: 'number' },
    },
  },
  facts: {
    to: { en: 'Refunded to', hi: 'रिफ़ंड कहाँ गया' },
  },
} satisfies AuditTexts

type QuestionAudit = typeof questionAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof QuestionAudit['actions'], true> {}
}
