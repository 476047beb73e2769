import { expect, test } from 'vitest'
import { accountEntries } from './account-entries.ts'

const targetsOf = (type: 'user' | 'consultant') =>
  Object.fromEntries(accountEntries[type].map(({ label, path }) => [label, path]))

test('each entry of the customer menu leads to its page of SPEC', () => {
  expect(targetsOf('user')).toMatchObject({
    'My bookings': '/dashboard',
    'My profile': '/dashboard/my-profile',
    'Written consultancy': '/questions',
    'My courses': '/dashboard/my-courses',
    'My services': '/dashboard/my-services',
    'My wallet': '/dashboard/my-wallet',
    Locker: '/dashboard/locker',
    Reviews: '/dashboard/review',
    Payments: '/dashboard/my-wallet',
    'Need help': '/dashboard/change-password',
  })
})

test('each entry of the consultant menu leads to its page of SPEC', () => {
  expect(targetsOf('consultant')).toMatchObject({
    Dashboard: '/consultant-dashboard',
    Bookings: '/bookings',
    Profile: '/my-profile',
    Products: '/product',
    Expertise: '/industries',
    Reviews: '/review',
    'Bank details': '/bank-details',
    'Document locker': '/document-locker',
    Enquiries: '/enquiry',
    Withdrawals: '/withdrawals',
    'Transaction history': '/payout',
    'Slot time': '/schedule-timing',
    'Written consultancy': '/questions',
  })
})

test('what a customer bought and a consultant sells is in the menu', () => {
  expect(targetsOf('user')).toMatchObject({
    'My products': '/dashboard/products',
    'My packages': '/dashboard/packages',
    'My workshops': '/dashboard/workshops',
    'Your membership': '/dashboard/membership',
    'Gift cards': '/dashboard/gift-cards',
  })
  expect(targetsOf('consultant')).toMatchObject({
    Services: '/services',
    'Service orders': '/service-orders',
    Packages: '/packages',
  })
})
