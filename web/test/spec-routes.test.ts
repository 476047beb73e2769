import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from '../app/routes.ts'

const asObject = ({ children, ...route }: RouteConfigEntry): RouteObject =>
  ({ ...route, ...(children && { children: children.map(asObject) }) }) as RouteObject
const all = (await routes).map(asObject)
const filesAt = (path: string) =>
  (matchRoutes(all, path) ?? []).map(({ route }) => (route as unknown as RouteConfigEntry).file)

/** SPEC section 2, literally and in its order, with the screen at each path. */
const pages: [string, string][] = [
  ['/', 'home.tsx'],
  ['/consultants', 'consultants.tsx'],
  ['/membership', 'membership.tsx'],
  ['/courses', 'courses.tsx'],
  ['/workshops', 'workshops/workshops.tsx'],
  ['/cart', 'checkout/cart.tsx'],
  ['/login', 'accounts/login.tsx'],
  ['/register', 'accounts/register.tsx'],
  ['/video-consultation', 'video-consultation.tsx'],
  ['/written-consultancy', 'written-consultancy.tsx'],
  ['/expert-talk/industrial', 'expert-talk.tsx'],
  ['/expert-talk/professional', 'expert-talk.tsx'],
  ['/questions', 'questions.tsx'],
  ['/about', 'legal/about.tsx'],
  ['/privacy', 'legal/privacy.tsx'],
  ['/term-conditions', 'legal/terms.tsx'],
  ['/disclaimer', 'legal/disclaimer.tsx'],
  ['/blogs', 'blogs/blogs.tsx'],
  ['/certificate', 'certificate.tsx'],
  ['/room/any-slug', 'room/room.tsx'],
  ['/meeting', 'room/meeting.tsx'],
  ['/dashboard', 'dashboard/bookings.tsx'],
  ['/dashboard/my-profile', 'dashboard/my-profile.tsx'],
  ['/dashboard/my-courses', 'dashboard/my-courses.tsx'],
  ['/dashboard/my-services', 'dashboard/my-services.tsx'],
  ['/dashboard/my-wallet', 'dashboard/my-wallet.tsx'],
  ['/dashboard/locker', 'dashboard/locker.tsx'],
  ['/dashboard/review', 'dashboard/review.tsx'],
  ['/dashboard/change-password', 'dashboard/change-password.tsx'],
  ['/consultant-dashboard', 'consultant/dashboard.tsx'],
  ['/bookings', 'consultant/bookings.tsx'],
  ['/my-profile', 'consultant/my-profile.tsx'],
  ['/product', 'consultant/product.tsx'],
  ['/industries', 'consultant/industries.tsx'],
  ['/review', 'consultant/review.tsx'],
  ['/bank-details', 'consultant/bank-details.tsx'],
  ['/document-locker', 'consultant/document-locker.tsx'],
  ['/enquiry', 'consultant/enquiry.tsx'],
  ['/withdrawals', 'consultant/withdrawals.tsx'],
  ['/payout', 'consultant/payout.tsx'],
  ['/schedule-timing', 'consultant/schedule-timing.tsx'],
]

test.each(pages)('%s is the screen %s, in English and in Hindi', (path, screen) => {
  expect(filesAt(path).at(-1)).toBe(`screens/${screen}`)
  expect(filesAt(`/hi${path === '/' ? '' : path}`).at(-1)).toBe(`screens/${screen}`)
})

test('only certificate, room and meeting have no header and footer', () => {
  const bare = pages.map(([path]) => path).filter((path) => filesAt(path).includes('shell/layouts/bare-layout.tsx'))
  expect(bare).toEqual(['/certificate', '/room/any-slug', '/meeting'])
})
