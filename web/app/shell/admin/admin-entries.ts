import type { StaffRole } from '#contract/endpoint.ts'
import { msg } from '~/lib/i18n/texts.ts'
import type { Entry } from '../account-entries.ts'

interface AdminEntry extends Entry {
  /** The roles besides the owner that may open it; without them all may. */
  roles?: readonly StaffRole[]
}

/** The rail of the back office, in order. */
export const adminEntries: readonly AdminEntry[] = [
  { path: '/admin', label: msg('Overview'), icon: 'layout-dashboard' },
  { path: '/admin/approvals', label: msg('Approvals'), icon: 'user-check', roles: ['operations', 'support'] },
  { path: '/admin/consultants', label: msg('Consultants'), icon: 'briefcase', roles: ['operations', 'support'] },
  { path: '/admin/people', label: msg('Users'), icon: 'users', roles: ['operations', 'finance', 'support'] },
  {
    path: '/admin/bookings',
    label: msg('Bookings'),
    icon: 'calendar-event',
    roles: ['operations', 'finance', 'support'],
  },
  { path: '/admin/calls', label: msg('Calls'), icon: 'phone-call', roles: ['operations', 'finance', 'support'] },
  {
    path: '/admin/questions',
    label: msg('Written consultancy'),
    icon: 'file-text',
    roles: ['operations', 'finance', 'support'],
  },
  { path: '/admin/service-orders', label: msg('Services'), icon: 'briefcase', roles: ['operations', 'support'] },
  { path: '/admin/enquiries', label: msg('Enquiries'), icon: 'message-2', roles: ['operations', 'support'] },
  { path: '/admin/orders', label: msg('Orders'), icon: 'shopping-bag', roles: ['operations', 'finance', 'support'] },
  {
    path: '/admin/refund-requests',
    label: msg('Refund requests'),
    icon: 'refresh',
    roles: ['operations', 'finance', 'support'],
  },
  { path: '/admin/coupons', label: msg('Coupons'), icon: 'receipt-tax', roles: ['operations', 'finance', 'support'] },
  {
    path: '/admin/memberships',
    label: msg('Members'),
    icon: 'id-badge-2',
    roles: ['operations', 'finance', 'support'],
  },
  { path: '/admin/packages', label: msg('Packages'), icon: 'package', roles: ['operations', 'finance', 'support'] },
  {
    path: '/admin/gift-cards',
    label: msg('Gift cards'),
    icon: 'credit-card',
    roles: ['operations', 'finance', 'support'],
  },
  { path: '/admin/products', label: msg('Products'), icon: 'package', roles: ['operations', 'content'] },
  { path: '/admin/plans', label: msg('Plans'), icon: 'certificate', roles: ['operations', 'finance', 'support'] },
  { path: '/admin/rates', label: msg('Rates'), icon: 'adjustments-horizontal', roles: ['finance'] },
  { path: '/admin/ledger', label: msg('Ledger'), icon: 'scale', roles: ['finance'] },
  { path: '/admin/reconciliation', label: msg('Reconciliation'), icon: 'switch-vertical', roles: ['finance'] },
  { path: '/admin/payouts', label: msg('Payouts'), icon: 'building-bank', roles: ['finance'] },
  { path: '/admin/catalogue', label: msg('Catalogue'), icon: 'layout-grid' },
  { path: '/admin/talks', label: msg('Talks'), icon: 'presentation-analytics', roles: ['content'] },
  { path: '/admin/courses', label: msg('Courses'), icon: 'school', roles: ['content'] },
  { path: '/admin/programmes', label: msg('Programmes'), icon: 'list-details', roles: ['content'] },
  {
    path: '/admin/course-questions',
    label: msg('Course questions'),
    icon: 'help-circle',
    roles: ['operations', 'content', 'support'],
  },
  {
    path: '/admin/certificates',
    label: msg('Certificates'),
    icon: 'certificate',
    roles: ['operations', 'content', 'support'],
  },
  { path: '/admin/workshops', label: msg('Workshops'), icon: 'armchair', roles: ['content'] },
  { path: '/admin/reviews', label: msg('Reviews'), icon: 'star', roles: ['operations', 'support'] },
  {
    path: '/admin/reports',
    label: msg('Reports about people'),
    icon: 'flag',
    roles: ['operations', 'finance', 'support'],
  },
  { path: '/admin/testimonials', label: msg('Testimonials'), icon: 'message-2', roles: ['content'] },
  { path: '/admin/articles', label: msg('Articles'), icon: 'notes', roles: ['content'] },
  { path: '/admin/settings', label: msg('Settings'), icon: 'settings', roles: [] },
  { path: '/admin/audit-log', label: msg('Audit log'), icon: 'history', roles: ['operations', 'finance'] },
]

/** Everything until the role is known: most of the staff of a small firm are owners. */
export const entriesFor = (role: StaffRole | undefined) =>
  adminEntries.filter(({ roles }) => !role || role === 'owner' || !roles || roles.includes(role))
