import { getPerson } from '#contract/accounts/people.ts'
import type { AuditTexts } from '#server/domains/audit/public.ts'

export const peopleAudit = {
  group: 'people',
  title: { en: 'Users', hi: 'उपयोगकर्ता' },
  actions: {
    'person.suspended': { en: '{who} suspended {it}.', hi: '{who} ने {it} का खाता निलंबित किया।' },
    'person.restored': { en: '{who} restored {it}.', hi: '{who} ने {it} का खाता बहाल किया।' },
    'person.logged_out': {
      en: '{who} logged {it} out on all devices.',
      hi: '{who} ने {it} को सभी डिवाइस से लॉग आउट किया।',
    },
    'person.noted': { en: '{who} added a note about {it}.', hi: '{who} ने {it} के बारे में एक नोट जोड़ा।' },
    'person.note_changed': { en: '{who} changed a note about {it}.', hi: '{who} ने {it} के बारे में एक नोट बदला।' },
    'people.exported': { en: '{who} exported the list of users.', hi: '{who} ने उपयोगकर्ताओं की सूची डाउनलोड की।' },
    'person_report.upheld': { en: '{who} upheld a report about {it}.', hi: '{who} ने {it} के बारे में शिकायत सही मानी।' },
    'person_report.declined': {
      en: '{who} declined a report about {it}.',
      hi: '{who} ने {it} के बारे में शिकायत ख़ारिज की।',
    },
    'person_reports.exported': {
      en: '{who} exported the reports about people.',
      hi: '{who} ने लोगों के बारे में शिकायतें डाउनलोड कीं।',
    },
    'privacy_requests.exported': {
      en: '{who} exported the privacy requests.',
      hi: '{who} ने निजता के अनुरोध डाउनलोड किए।',
    },
  },
  subjects: {
    account: {
      en: '{name}',
      hi: '{name}',
      page: { path: (id) => `/admin/people/${id}`, shownBy: getPerson },
      names: { table: 'accounts', column: 'name' },
    },
  },
  facts: {
    suspendedReason: { en: 'Reason for the suspension', hi: 'निलंबन का कारण' },
    devices: { en: 'Devices logged out', hi: 'लॉग आउट हुए डिवाइस' },
    note: { en: 'Note number', hi: 'नोट नंबर' },
    report: { en: 'Report number', hi: 'शिकायत नंबर' },
    mobile: { en: 'Mobile number', hi: 'मोबाइल नंबर' },
  },
  values: {
    user: { en: 'customer', hi: 'ग्राहक' },
    consultant: { en: 'consultant', hi: 'सलाहकार' },
    admin: { en: 'staff', hi: 'स्टाफ़' },
    owner: { en: 'owner', hi: 'मालिक' },
    operations: { en: 'operations', hi: 'ऑपरेशंस' },
    finance: { en: 'finance', hi: 'फ़ाइनेंस' },
    content: { en: 'content', hi: 'कंटेंट' },
    support: { en: 'support', hi: 'सपोर्ट' },
  },
} satisfies AuditTexts

export const staffAudit = {
  group: 'staff',
  title: { en: 'Staff', hi: 'स्टाफ़' },
  actions: {
    'staff.added': {
      en: '{who} added {it} to the staff[ with the role {role}].',
      hi: '{who} ने {it} को स्टाफ़ में जोड़ा[, भूमिका {role}]।',
    },
    'staff.removed': { en: '{who} removed {it} from the staff.', hi: '{who} ने {it} को स्टाफ़ से हटाया।' },
    'staff.role_changed': {
      en: '{who} changed the role of {it}[ to {role}].',
      hi: '{who} ने {it} की भूमिका बदली[: {role}]।',
    },
    'staff.renamed': { en: '{who} changed their own name.', hi: '{who} ने अपना नाम बदला।' },
    'staff.second_factor_reset': {
      en: '{who} reset the two-step login of {it}.',
      hi: '{who} ने {it} का दो चरण वाला लॉगिन रीसेट किया।',
    },
    'staff.second_factor_enrolled': { en: '{it} set up two-step login.', hi: '{it} ने दो चरण वाला लॉगिन चालू किया।' },
    'staff.recovery_codes_renewed': { en: '{it} renewed the recovery codes.', hi: '{it} ने रिकवरी कोड नए बनाए।' },
    'staff.recovery_code_used': { en: '{it} logged in with a recovery code.', hi: '{it} ने रिकवरी कोड से लॉगिन किया।' },
  },
  facts: {
    role: { en: 'Role', hi: 'भूमिका' },
    mobile: { en: 'Mobile number', hi: 'मोबाइल नंबर' },
  },
} satisfies AuditTexts

type PeopleAudit = typeof peopleAudit
type StaffAudit = typeof staffAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions
    extends Record<keyof PeopleAudit['actions'], true>,
      Record<keyof StaffAudit['actions'], true> {}
}
