import { plainPath } from './language.ts'

/** One Hindi catalogue each: web/app/locales/hi/<area>.ts. `wire` holds the server's messages. */
export const areas = [
  'shell',
  'wire',
  'public',
  'accounts',
  'shop',
  'bookings',
  'talks',
  'room',
  'dashboard',
  'consultant',
  'admin',
] as const
export type Area = (typeof areas)[number]

/** The catalogue of a file's texts, by its folder below web/app; the first match applies. */
export const areaOfFolder: readonly [folder: string, area: Area][] = [
  ['screens/admin/', 'admin'],
  ['screens/consultant/', 'consultant'],
  ['screens/dashboard/my-wallet', 'shop'],
  ['screens/dashboard/my-services', 'shop'],
  ['screens/dashboard/', 'dashboard'],
  ['screens/accounts/', 'accounts'],
  ['screens/notifications', 'shell'],
  ['screens/cart', 'shop'],
  ['screens/checkout', 'shop'],
  ['screens/book', 'bookings'],
  ['features/checkout/held-slot/', 'bookings'],
  ['features/checkout/', 'shop'],
  ['features/booking-actions/', 'bookings'],
  ['features/call-room/', 'room'],
  ['features/talk-ring/talk-to', 'public'],
  ['features/talk-', 'talks'],
  ['features/mode-entry/', 'public'],
  ['features/slot-booking/', 'public'],
  ['domains/settings/components/', 'shell'],
  ['screens/room', 'room'],
  ['screens/meeting', 'room'],
  ['domains/calls/', 'room'],
  ['screens/', 'public'],
  ['domains/admin/', 'admin'],
  ['domains/audit/', 'admin'],
  ['domains/ledger/', 'admin'],
  ['domains/people/', 'admin'],
  ['domains/settings/admin/', 'admin'],
  ['domains/availability/editing/', 'consultant'],
  ['domains/consultants/own/', 'consultant'],
  ['domains/consultants/approvals/', 'admin'],
  ['domains/bookings/desk/', 'consultant'],
  ['domains/bookings/staff/', 'admin'],
  ['domains/orders/staff/', 'admin'],
  ['domains/payments/staff/', 'admin'],
  ['domains/wallet/staff/', 'admin'],
  ['domains/bookings/', 'bookings'],
  ['domains/cart/', 'shop'],
  ['domains/orders/', 'shop'],
  ['domains/payments/', 'shop'],
  ['domains/services/bought/', 'shop'],
  ['domains/wallet/', 'shop'],
  ['domains/payouts/admin/', 'admin'],
  ['domains/payouts/words.ts', 'shell'],
  ['domains/payouts/', 'consultant'],
  ['domains/accounts/', 'accounts'],
  ['domains/notifications/choices/', 'accounts'],
  ['domains/notifications/', 'shell'],
  ['domains/catalogue/search/', 'shell'],
  ['domains/catalogue/editing/', 'admin'],
  ['domains/content/staff/', 'admin'],
  ['domains/talks/library/staff/', 'admin'],
  ['domains/talks/library/', 'public'],
  ['domains/talks/staff/', 'admin'],
  ['domains/talks/', 'talks'],
  ['domains/', 'public'],
  ['ui/data-table/', 'admin'],
  ['ui/form/', 'admin'],
  ['ui/paged-list/', 'shop'],
  ['shell/layouts/admin-', 'admin'],
  ['', 'shell'],
]

const everywhere: readonly Area[] = ['shell', 'wire']
const consultantPages =
  /^\/(?:consultant-dashboard|bookings|my-profile|product|industries|review|bank-details|document-locker|enquiry|withdrawals|payout|schedule-timing|calls)(?:\/|$)/

/** Catalogues a page needs before it can be shown. */
export function areasOfPath(pathname: string): readonly Area[] {
  const path = plainPath(pathname)
  if (/^\/admin(?:\/|$)/.test(path)) return [...everywhere, 'accounts', 'public', 'shop', 'bookings', 'talks', 'admin']
  if (/^\/dashboard(?:\/|$)/.test(path))
    return [...everywhere, 'accounts', 'public', 'shop', 'bookings', 'talks', 'dashboard']
  if (consultantPages.test(path))
    return [...everywhere, 'accounts', 'public', 'shop', 'bookings', 'talks', 'consultant']
  if (/^\/cart$/.test(path)) return [...everywhere, 'public', 'shop']
  if (/^\/(?:checkout|book)(?:\/|$)/.test(path)) return [...everywhere, 'public', 'shop', 'bookings']
  if (/^\/(?:room\/|meeting$)/.test(path)) return [...everywhere, 'public', 'bookings', 'talks', 'room']
  if (/^\/(?:login|register)$/.test(path)) return [...everywhere, 'accounts']
  if (/^\/expert-talk\//.test(path)) return [...everywhere, 'public', 'talks']
  return [...everywhere, 'public']
}
