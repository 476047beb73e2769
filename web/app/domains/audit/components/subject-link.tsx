import { LocalLink } from '~/lib/i18n/react.tsx'
import type { AuditEntry } from '../api.ts'

/** The pages of what entries are about. */
const pages: Readonly<Record<string, string>> = {
  account: '/admin/people',
  booking: '/admin/bookings',
  order: '/admin/orders',
  question: '/admin/questions',
  service_order: '/admin/service-orders',
  withdrawal: '/admin/payouts',
  course: '/admin/courses',
  enquiry: '/admin/enquiries',
}

/** What an entry is about, with a link to its page where it has one. */
export function SubjectLink({ subject }: Pick<AuditEntry, 'subject'>) {
  if (!subject) return null
  const words = [subject.kind.replaceAll('_', ' '), subject.id].filter(Boolean).join(' ')
  const page = pages[subject.kind]
  return page && subject.id && /^\d+$/.test(subject.id) ? (
    <LocalLink to={`${page}/${subject.id}`}>{words}</LocalLink>
  ) : (
    words
  )
}
