import { MESSAGE_NAMES } from '#contract/notifications/message-names.ts'
import { getMessageTemplate } from '#contract/notifications/templates.ts'
import type { AuditTexts } from '#server/domains/audit/public.ts'

export const notificationAudit = {
  group: 'messages',
  title: { en: 'Messages', hi: 'संदेश' },
  actions: {
    'deliveries.exported': { en: '{who} exported the list of messages.', hi: '{who} ने संदेशों की सूची डाउनलोड की।' },
    'message_text.changed': {
      en: '{who} changed the text of {it}[ ({channel}, {language})].',
      hi: '{who} ने {it} का टेक्स्ट बदला[ ({channel}, {language})]।',
    },
    'message_text.tested': {
      en: '{who} sent a test of {it}[ ({channel}, {language})] to themselves.',
      hi: '{who} ने {it}[ ({channel}, {language})] का टेस्ट अपने-आप को भेजा।',
    },
  },
  subjects: {
    message_text: {
      en: 'the message “{name}”',
      hi: 'संदेश “{name}”',
      codes: MESSAGE_NAMES,
      page: { path: (id) => `/admin/message-texts/${id}`, shownBy: getMessageTemplate },
    },
  },
  facts: {
    channel: { en: 'Sent by', hi: 'माध्यम' },
    situation: { en: 'Situation', hi: 'स्थिति' },
    subject: { en: 'Subject line', hi: 'विषय' },
    body: { en: 'Text', hi: 'टेक्स्ट' },
    isStandard: { en: 'Standard text', hi: 'मानक टेक्स्ट' },
    dltTemplateId: { en: 'DLT template', hi: 'DLT टेम्पलेट' },
  },
  values: {
    mail: { en: 'email', hi: 'ईमेल' },
    sms: { en: 'SMS', hi: 'SMS' },
    push: { en: 'notification', hi: 'सूचना' },
  },
} satisfies AuditTexts

type NotificationAudit = typeof notificationAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof NotificationAudit['actions'], true> {}
}
