import { msg } from '~/lib/i18n/texts.ts'
import type { MayUse } from '~/lib/may-use.tsx'
import type { Entry } from '../account-entries.ts'

interface AdminEntry extends Entry {
  /** What the page reads, after `/api/web/v1/admin/`; its endpoint names the roles that may open the page. */
  list: string
}

interface AdminGroup {
  title: string | undefined
  entries: readonly AdminEntry[]
}

/** The rail of the back office, in order. */
const adminGroups: readonly AdminGroup[] = [
  {
    title: undefined,
    entries: [{ path: '/admin', label: msg('Overview'), icon: 'layout-dashboard', list: 'overview' }],
  },
  {
    title: msg('People|group of pages'),
    entries: [
      { path: '/admin/approvals', label: msg('Approvals'), icon: 'user-check', list: 'consultants' },
      { path: '/admin/consultants', label: msg('Consultants'), icon: 'briefcase', list: 'consultants' },
      { path: '/admin/people', label: msg('Users'), icon: 'users', list: 'people' },
      { path: '/admin/reviews', label: msg('Reviews'), icon: 'star', list: 'reviews' },
      { path: '/admin/reports', label: msg('Reports about people'), icon: 'flag', list: 'person-reports' },
    ],
  },
  {
    title: msg('Consultations|group of pages'),
    entries: [
      { path: '/admin/bookings', label: msg('Bookings'), icon: 'calendar-event', list: 'bookings' },
      { path: '/admin/calls', label: msg('Calls'), icon: 'phone-call', list: 'calls' },
      { path: '/admin/questions', label: msg('Written consultancy'), icon: 'file-text', list: 'questions' },
      { path: '/admin/service-orders', label: msg('Services'), icon: 'briefcase', list: 'service-orders' },
      { path: '/admin/enquiries', label: msg('Enquiries'), icon: 'message-2', list: 'enquiries' },
    ],
  },
  {
    title: msg('Sales|group of pages'),
    entries: [
      { path: '/admin/orders', label: msg('Orders'), icon: 'shopping-bag', list: 'orders' },
      { path: '/admin/refund-requests', label: msg('Refund requests'), icon: 'refresh', list: 'refund-requests' },
      {
        path: '/admin/refund-proposals',
        label: msg('Large refunds'),
        icon: 'receipt-refund',
        list: 'refund-proposals',
      },
      { path: '/admin/coupons', label: msg('Coupons'), icon: 'receipt-tax', list: 'coupons' },
      { path: '/admin/memberships', label: msg('Members'), icon: 'id-badge-2', list: 'memberships' },
      { path: '/admin/plans', label: msg('Plans'), icon: 'certificate', list: 'membership-plans' },
      { path: '/admin/packages', label: msg('Packages'), icon: 'package', list: 'packages' },
      { path: '/admin/gift-cards', label: msg('Gift cards'), icon: 'credit-card', list: 'gift-cards' },
      { path: '/admin/products', label: msg('Products'), icon: 'package', list: 'products' },
      { path: '/admin/shipments', label: msg('Deliveries'), icon: 'truck-delivery', list: 'shipments' },
    ],
  },
  {
    title: msg('Finance|group of pages'),
    entries: [
      { path: '/admin/payouts', label: msg('Payouts'), icon: 'building-bank', list: 'payouts' },
      { path: '/admin/ledger', label: msg('Ledger'), icon: 'scale', list: 'ledger/movements' },
      { path: '/admin/reconciliation', label: msg('Reconciliation'), icon: 'switch-vertical', list: 'reconciliations' },
      { path: '/admin/rates', label: msg('Rates'), icon: 'adjustments-horizontal', list: 'rates' },
    ],
  },
  {
    title: msg('Learning|group of pages'),
    entries: [
      { path: '/admin/courses', label: msg('Courses'), icon: 'school', list: 'courses' },
      { path: '/admin/programmes', label: msg('Programmes'), icon: 'list-details', list: 'programmes' },
      { path: '/admin/course-questions', label: msg('Course questions'), icon: 'help-circle', list: 'lesson-posts' },
      { path: '/admin/certificates', label: msg('Certificates'), icon: 'certificate', list: 'certificates' },
      { path: '/admin/workshops', label: msg('Workshops'), icon: 'armchair', list: 'workshops' },
      { path: '/admin/talks', label: msg('Talks'), icon: 'presentation-analytics', list: 'talk-library' },
    ],
  },
  {
    title: msg('Content|group of pages'),
    entries: [
      { path: '/admin/brand', label: msg('Brand and contacts'), icon: 'photo', list: 'brand' },
      { path: '/admin/catalogue', label: msg('Catalogue'), icon: 'layout-grid', list: 'catalogue' },
      { path: '/admin/articles', label: msg('Articles'), icon: 'notes', list: 'articles' },
      { path: '/admin/banners', label: msg('Banners'), icon: 'speakerphone', list: 'banners' },
      { path: '/admin/pages', label: msg('Pages|of the site'), icon: 'file-text', list: 'pages' },
      { path: '/admin/menu', label: msg('Menu|of the site'), icon: 'menu-2', list: 'nav-links' },
      { path: '/admin/testimonials', label: msg('Testimonials'), icon: 'message-2', list: 'testimonials' },
    ],
  },
  {
    title: msg('Administration|group of pages'),
    entries: [
      { path: '/admin/staff', label: msg('Staff|people'), icon: 'id-badge-2', list: 'staff' },
      { path: '/admin/settings', label: msg('Settings'), icon: 'settings', list: 'settings' },
      { path: '/admin/message-texts', label: msg('Message texts'), icon: 'message-2', list: 'message-templates' },
      { path: '/admin/deliveries', label: msg('Messages|SMS, emails, push'), icon: 'send', list: 'deliveries' },
      { path: '/admin/privacy-requests', label: msg('Privacy requests'), icon: 'lock', list: 'privacy-requests' },
      { path: '/admin/jobs', label: msg('Background jobs'), icon: 'clock', list: 'jobs' },
      { path: '/admin/audit-log', label: msg('Audit log'), icon: 'history', list: 'audit-log' },
    ],
  },
]

export const adminEntries = adminGroups.flatMap(({ entries }) => entries)

const callOf = ({ list }: AdminEntry) => `GET /api/web/v1/admin/${list}`

/** The groups with what the caller may open; without those of which nothing is left. */
export const groupsFor = (mayUse: MayUse) =>
  adminGroups
    .map(({ title, entries }) => ({ title, entries: entries.filter((entry) => mayUse(callOf(entry))) }))
    .filter(({ entries }) => entries.length > 0)

export const entriesFor = (mayUse: MayUse) => groupsFor(mayUse).flatMap(({ entries }) => entries)

/** Whether the page of an entry is closed to this role; other pages report what the server answers. */
export function isClosed(path: string, mayUse: MayUse) {
  const entry = adminEntries.find((one) => one.path === path)
  return entry !== undefined && !mayUse(callOf(entry))
}
