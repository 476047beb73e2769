import type { AuditTexts } from '#server/domains/audit/public.ts'

export const availabilityAudit = {
  group: 'schedules',
  title: { en: 'Schedules', hi: 'समय-सारणी' },
  actions: {
    'consultant.schedule_saved': { en: '{who} saved the schedule.', hi: '{who} ने समय-सारणी सहेजी।' },
    'consultant.calendar_connected': {
      en: '{who} connected a calendar[ of {host}].',
      hi: '{who} ने एक कैलेंडर जोड़ा[: {host}]।',
    },
    'consultant.calendar_removed': { en: '{who} removed the connected calendar.', hi: '{who} ने जोड़ा हुआ कैलेंडर हटाया।' },
  },
  facts: {
    host: { en: 'Calendar', hi: 'कैलेंडर' },
    weekly: { en: 'Weekly hours', hi: 'साप्ताहिक समय' },
    timeZone: { en: 'Time zone', hi: 'टाइम ज़ोन' },
  },
} satisfies AuditTexts

type AvailabilityAudit = typeof availabilityAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof AvailabilityAudit['actions'], true> {}
}
