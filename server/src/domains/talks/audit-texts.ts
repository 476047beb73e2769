import { getLibraryTalk } from '#contract/talks/library-staff.ts'
import { getCallStory } from '#contract/talks/staff.ts'
import type { AuditTexts } from '#server/domains/audit/public.ts'

export const talkAudit = {
  group: 'talks',
  title: { en: 'Calls and talks', hi: 'कॉल और वार्ता' },
  actions: {
    'calls.exported': { en: '{who} exported the list of calls.', hi: '{who} ने कॉल की सूची डाउनलोड की।' },
    'talk.ended': { en: '{who} ended {it}.', hi: '{who} ने {it} बंद की।' },
    'talk.added': { en: '{who} added {it}.', hi: '{who} ने {it} जोड़ी।' },
    'talk.changed': { en: '{who} changed {it}.', hi: '{who} ने {it} बदली।' },
    'talk.published': { en: '{who} published {it}.', hi: '{who} ने {it} प्रकाशित की।' },
    'talk.withdrawn': { en: '{who} withdrew {it}.', hi: '{who} ने {it} हटाई।' },
    'talk.poster_changed': { en: '{who} changed the picture of {it}.', hi: '{who} ने {it} की तस्वीर बदली।' },
    'talk.recording_uploaded': {
      en: '{who} uploaded the recording of {it}[, {seconds} long].',
      hi: '{who} ने {it} की रिकॉर्डिंग अपलोड की[, अवधि {seconds}]।',
    },
    'talk.captions_changed': {
      en: '{who} changed the captions of {it}[ ({language})].',
      hi: '{who} ने {it} के कैप्शन बदले[ ({language})]।',
    },
    'talk.captions_removed': {
      en: '{who} removed the captions of {it}[ ({language})].',
      hi: '{who} ने {it} के कैप्शन हटाए[ ({language})]।',
    },
    'talks.exported': { en: '{who} exported the list of talks.', hi: '{who} ने वार्ताओं की सूची डाउनलोड की।' },
  },
  subjects: {
    talk: {
      en: 'call {name}',
      hi: 'कॉल {name}',
      page: { path: (id) => `/admin/calls/${id}`, shownBy: getCallStory },
      names: { table: 'talks', column: 'number' },
    },
    library_talk: {
      en: 'the talk “{name}”',
      hi: 'वार्ता “{name}”',
      page: { path: (id) => `/admin/talks/${id}`, shownBy: getLibraryTalk },
      names: { table: 'library_talks', column: 'title_english', inHindi: 'title_hindi' },
    },
  },
  facts: {
    segment: { en: 'Section', hi: 'अनुभाग' },
  },
} satisfies AuditTexts

type TalkAudit = typeof talkAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof TalkAudit['actions'], true> {}
}
