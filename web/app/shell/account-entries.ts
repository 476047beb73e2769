import type { AccountType } from '#contract/endpoint.ts'
import { msg } from '~/lib/i18n/texts.ts'
import type { IconName } from '~/ui/icon-names.ts'

export interface Entry {
  path: string
  label: string
  icon: IconName
  /** In the account menu only: the side list shows the page under another name. */
  menuOnly?: true
}

const customer: readonly Entry[] = [
  { path: '/dashboard', label: msg('My bookings'), icon: 'calendar-event' },
  { path: '/dashboard/calls', label: msg('Call history'), icon: 'phone-call' },
  { path: '/dashboard/my-profile', label: msg('My profile'), icon: 'user' },
  { path: '/dashboard/addresses', label: msg('My addresses'), icon: 'home' },
  { path: '/questions', label: msg('Written consultancy'), icon: 'file-text' },
  { path: '/dashboard/my-courses', label: msg('My courses'), icon: 'school' },
  { path: '/dashboard/workshops', label: msg('My workshops'), icon: 'armchair' },
  { path: '/dashboard/my-services', label: msg('My services'), icon: 'briefcase' },
  { path: '/dashboard/products', label: msg('My products'), icon: 'package' },
  { path: '/dashboard/packages', label: msg('My packages'), icon: 'list-details' },
  { path: '/dashboard/membership', label: msg('Your membership'), icon: 'id-badge-2' },
  { path: '/dashboard/my-wallet', label: msg('My wallet'), icon: 'wallet' },
  { path: '/dashboard/gift-cards', label: msg('Gift cards'), icon: 'credit-card' },
  { path: '/dashboard/locker', label: msg('Locker'), icon: 'lock' },
  { path: '/dashboard/review', label: msg('Reviews'), icon: 'star' },
  { path: '/dashboard/my-wallet', label: msg('Payments'), icon: 'receipt-rupee', menuOnly: true },
  { path: '/dashboard/favourites', label: msg('Favourites'), icon: 'heart' },
  { path: '/dashboard/change-password', label: msg('Need help'), icon: 'help-circle' },
]

const consultant: readonly Entry[] = [
  { path: '/consultant-dashboard', label: msg('Dashboard'), icon: 'layout-dashboard' },
  { path: '/bookings', label: msg('Bookings'), icon: 'calendar-event' },
  { path: '/calls', label: msg('Call history'), icon: 'phone-call' },
  { path: '/questions', label: msg('Written consultancy'), icon: 'file-text' },
  { path: '/schedule-timing', label: msg('Slot time'), icon: 'clock' },
  { path: '/my-profile', label: msg('Profile'), icon: 'user' },
  { path: '/product', label: msg('Products'), icon: 'package' },
  { path: '/services', label: msg('Services'), icon: 'briefcase' },
  { path: '/service-orders', label: msg('Service orders'), icon: 'shopping-bag' },
  { path: '/packages', label: msg('Packages'), icon: 'list-details' },
  { path: '/industries', label: msg('Expertise'), icon: 'bulb' },
  { path: '/review', label: msg('Reviews'), icon: 'star' },
  { path: '/enquiry', label: msg('Enquiries'), icon: 'message-2' },
  { path: '/document-locker', label: msg('Document locker'), icon: 'lock' },
  { path: '/bank-details', label: msg('Bank details'), icon: 'building-bank' },
  { path: '/withdrawals', label: msg('Withdrawals'), icon: 'cash-banknote' },
  { path: '/payout', label: msg('Transaction history'), icon: 'receipt-rupee' },
]

const staff: readonly Entry[] = [{ path: '/admin', label: msg('Back office'), icon: 'layout-dashboard' }]

export const accountEntries: Record<AccountType, readonly Entry[]> = { user: customer, consultant, admin: staff }

/** Home page of each account type. */
export const homeOf: Record<AccountType, string> = {
  user: '/dashboard',
  consultant: '/consultant-dashboard',
  admin: '/admin',
}

/** The account page at an address. */
export const entryAt = (path: string) =>
  Object.values(accountEntries)
    .flat()
    .find((entry) => entry.path === path)
