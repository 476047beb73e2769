import { msg } from '~/lib/i18n/texts.ts'
import type { Entry } from '../account-entries.ts'

/** The rail of the back office, in order. */
export const adminEntries: readonly Entry[] = [
  { path: '/admin', label: msg('Overview'), icon: 'layout-dashboard' },
  { path: '/admin/approvals', label: msg('Approvals'), icon: 'user-check' },
  { path: '/admin/consultants', label: msg('Consultants'), icon: 'briefcase' },
  { path: '/admin/people', label: msg('Users'), icon: 'users' },
  { path: '/admin/bookings', label: msg('Bookings'), icon: 'calendar-event' },
  { path: '/admin/calls', label: msg('Calls'), icon: 'phone-call' },
  { path: '/admin/questions', label: msg('Written consultancy'), icon: 'file-text' },
  { path: '/admin/enquiries', label: msg('Enquiries'), icon: 'message-2' },
  { path: '/admin/orders', label: msg('Orders'), icon: 'shopping-bag' },
  { path: '/admin/refund-requests', label: msg('Refund requests'), icon: 'refresh' },
  { path: '/admin/coupons', label: msg('Coupons'), icon: 'receipt-tax' },
  { path: '/admin/memberships', label: msg('Members'), icon: 'id-badge-2' },
  { path: '/admin/plans', label: msg('Plans'), icon: 'certificate' },
  { path: '/admin/rates', label: msg('Rates'), icon: 'adjustments-horizontal' },
  { path: '/admin/ledger', label: msg('Ledger'), icon: 'scale' },
  { path: '/admin/reconciliation', label: msg('Reconciliation'), icon: 'switch-vertical' },
  { path: '/admin/payouts', label: msg('Payouts'), icon: 'building-bank' },
  { path: '/admin/catalogue', label: msg('Catalogue'), icon: 'layout-grid' },
  { path: '/admin/talks', label: msg('Talks'), icon: 'presentation-analytics' },
  { path: '/admin/courses', label: msg('Courses'), icon: 'school' },
  { path: '/admin/programmes', label: msg('Programmes'), icon: 'list-details' },
  { path: '/admin/certificates', label: msg('Certificates'), icon: 'certificate' },
  { path: '/admin/workshops', label: msg('Workshops'), icon: 'armchair' },
  { path: '/admin/reviews', label: msg('Reviews'), icon: 'star' },
  { path: '/admin/reports', label: msg('Reports about people'), icon: 'flag' },
  { path: '/admin/testimonials', label: msg('Testimonials'), icon: 'message-2' },
  { path: '/admin/settings', label: msg('Settings'), icon: 'settings' },
  { path: '/admin/audit-log', label: msg('Audit log'), icon: 'history' },
]
