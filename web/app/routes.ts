import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** An error boundary: errors of a screen stay inside its layout. */
const edge = (id: string, screens: ReturnType<typeof route>[]) =>
  layout('shell/layouts/error-edge.tsx', { id }, screens)

const publicPages = [
  index('screens/home.tsx'),
  route('consultants', 'screens/consultants.tsx'),
  route('consultants/compare', 'screens/compare.tsx'),
  route('consultants/:consultant', 'screens/consultant-profile.tsx'),
  route('membership', 'screens/membership.tsx'),
  route('courses', 'screens/courses.tsx'),
  route('courses/:course', 'screens/learning/course.tsx'),
  route('programmes/:programme', 'screens/learning/programme.tsx'),
  route('workshops', 'screens/workshops/workshops.tsx'),
  route('workshops/:workshop', 'screens/workshops/workshop.tsx'),
  route('products', 'screens/products/products.tsx'),
  route('products/:product', 'screens/products/product.tsx'),
  layout('shell/layouts/operated-layout.tsx', [
    route('cart', 'screens/checkout/cart.tsx'),
    route('login', 'screens/accounts/login.tsx'),
    route('register', 'screens/accounts/register.tsx'),
  ]),
  route('video-consultation', 'screens/video-consultation.tsx'),
  route('written-consultancy', 'screens/written-consultancy.tsx'),
  route('expert-talk/industrial', 'screens/expert-talk.tsx', { id: 'expert-talk/industrial' }),
  route('expert-talk/professional', 'screens/expert-talk.tsx', { id: 'expert-talk/professional' }),
  route('expert-talk/:segment/talks', 'screens/library/talks.tsx'),
  route('expert-talk/:segment/talks/:recording', 'screens/library/talk.tsx'),
  route('about', 'screens/legal/about.tsx'),
  route('privacy', 'screens/legal/privacy.tsx'),
  route('term-conditions', 'screens/legal/terms.tsx'),
  route('disclaimer', 'screens/legal/disclaimer.tsx'),
  route('blogs', 'screens/blogs.tsx'),
  route('document-check', 'screens/document-check.tsx'),
  route('offline', 'screens/offline.tsx'),
  route('*', 'screens/not-found.tsx'),
]

const sharedPages = [route('notices', 'screens/notifications.tsx')]

const questionPages = [
  route('questions', 'screens/questions.tsx'),
  route('questions/:question', 'screens/question.tsx'),
]

const barePages = [
  route('certificate', 'screens/certificate.tsx'),
  route('room/:slug', 'screens/room/room.tsx'),
  route('meeting', 'screens/room/meeting.tsx'),
  route('maintenance', 'screens/maintenance.tsx'),
  route('busy', 'screens/busy.tsx'),
]

const customerPages = prefix('dashboard', [
  index('screens/dashboard/bookings.tsx'),
  route('bookings/:booking', 'screens/dashboard/booking.tsx'),
  route('my-profile', 'screens/dashboard/my-profile.tsx'),
  route('my-courses', 'screens/dashboard/my-courses.tsx'),
  route('my-services', 'screens/dashboard/my-services.tsx'),
  route('workshops', 'screens/dashboard/workshops.tsx'),
  route('membership', 'screens/dashboard/membership.tsx'),
  route('membership/:plan', 'screens/dashboard/membership-registration.tsx'),
  route('packages', 'screens/dashboard/packages.tsx'),
  route('products', 'screens/dashboard/products.tsx', { id: 'dashboard/products' }),
  route('gift-cards', 'screens/dashboard/gift-cards.tsx'),
  route('my-wallet', 'screens/dashboard/my-wallet.tsx'),
  route('my-wallet/orders/:order', 'screens/dashboard/my-wallet-order.tsx'),
  route('locker', 'screens/dashboard/locker.tsx'),
  route('review', 'screens/dashboard/review.tsx'),
  route('favourites', 'screens/dashboard/favourites.tsx'),
  route('calls', 'screens/dashboard/calls.tsx'),
  route('change-password', 'screens/dashboard/change-password.tsx'),
])

const consultantPages = [
  route('consultant-dashboard', 'screens/consultant/dashboard.tsx'),
  route('bookings', 'screens/consultant/bookings.tsx'),
  route('bookings/:booking', 'screens/consultant/booking.tsx', { id: 'consultant/booking' }),
  route('my-profile', 'screens/consultant/my-profile.tsx'),
  route('product', 'screens/consultant/product.tsx'),
  route('packages', 'screens/consultant/packages.tsx', { id: 'consultant/packages' }),
  route('industries', 'screens/consultant/industries.tsx'),
  route('review', 'screens/consultant/review.tsx'),
  route('bank-details', 'screens/consultant/bank-details.tsx'),
  route('document-locker', 'screens/consultant/document-locker.tsx'),
  route('enquiry', 'screens/consultant/enquiry.tsx'),
  route('course-questions', 'screens/consultant/course-questions.tsx'),
  route('withdrawals', 'screens/consultant/withdrawals.tsx'),
  route('payout', 'screens/consultant/payout.tsx'),
  route('schedule-timing', 'screens/consultant/schedule-timing.tsx'),
  route('calls', 'screens/consultant/calls.tsx', { id: 'consultant/calls' }),
  route('calls/:talk', 'screens/consultant/call.tsx', { id: 'consultant/call' }),
]

const staffPages = prefix('admin', [
  index('screens/admin/overview.tsx'),
  route('approvals', 'screens/admin/approvals.tsx'),
  route('consultants', 'screens/admin/consultants.tsx', { id: 'admin/consultants' }),
  route('people', 'screens/admin/people.tsx'),
  route('people/:id', 'screens/admin/person.tsx'),
  route('bookings', 'screens/admin/bookings.tsx', { id: 'admin/bookings' }),
  route('bookings/:booking', 'screens/admin/booking.tsx', { id: 'admin/booking' }),
  route('calls', 'screens/admin/calls.tsx', { id: 'admin/calls' }),
  route('calls/:call', 'screens/admin/call.tsx', { id: 'admin/call' }),
  route('questions', 'screens/admin/questions.tsx', { id: 'admin/questions' }),
  route('questions/:question', 'screens/admin/question.tsx', { id: 'admin/question' }),
  route('payouts', 'screens/admin/payouts.tsx'),
  route('payouts/:withdrawal', 'screens/admin/payout.tsx', { id: 'admin/payout' }),
  route('orders', 'screens/admin/orders.tsx'),
  route('orders/:order', 'screens/admin/order.tsx', { id: 'admin/order' }),
  route('refund-requests', 'screens/admin/refund-requests.tsx'),
  route('coupons', 'screens/admin/coupons.tsx'),
  route('memberships', 'screens/admin/memberships.tsx'),
  route('packages', 'screens/admin/packages.tsx', { id: 'admin/packages' }),
  route('gift-cards', 'screens/admin/gift-cards.tsx', { id: 'admin/gift-cards' }),
  route('products', 'screens/admin/products.tsx', { id: 'admin/products' }),
  route('plans', 'screens/admin/plans.tsx'),
  route('rates', 'screens/admin/rates.tsx'),
  route('catalogue', 'screens/admin/catalogue.tsx'),
  route('testimonials', 'screens/admin/testimonials.tsx'),
  route('reviews', 'screens/admin/reviews.tsx'),
  route('reports', 'screens/admin/reports.tsx'),
  route('enquiries', 'screens/admin/enquiries.tsx'),
  route('enquiries/:enquiry', 'screens/admin/enquiry.tsx', { id: 'admin/enquiry' }),
  route('talks', 'screens/admin/talks.tsx'),
  route('talks/new', 'screens/admin/new-talk.tsx'),
  route('talks/:talkId', 'screens/admin/talk.tsx', { id: 'admin/talk' }),
  route('workshops', 'screens/admin/workshops.tsx', { id: 'admin/workshops' }),
  route('workshops/new', 'screens/admin/new-workshop.tsx'),
  route('workshops/:workshopId', 'screens/admin/workshop.tsx', { id: 'admin/workshop' }),
  route('workshops/:workshopId/check-in', 'screens/admin/check-in.tsx'),
  route('courses', 'screens/admin/courses.tsx', { id: 'admin/courses' }),
  route('courses/new', 'screens/admin/new-course.tsx'),
  route('courses/:courseId', 'screens/admin/course.tsx', { id: 'admin/course' }),
  route('courses/:courseId/curriculum', 'screens/admin/course-curriculum.tsx'),
  route('courses/:courseId/preview', 'screens/admin/course-preview.tsx'),
  route('courses/:courseId/numbers', 'screens/admin/course-numbers.tsx'),
  route('programmes', 'screens/admin/programmes.tsx', { id: 'admin/programmes' }),
  route('course-questions', 'screens/admin/course-questions.tsx', { id: 'admin/course-questions' }),
  route('certificates', 'screens/admin/certificates.tsx'),
  route('ledger', 'screens/admin/ledger.tsx'),
  route('ledger/accounts', 'screens/admin/ledger-accounts.tsx'),
  route('reconciliation', 'screens/admin/reconciliation.tsx'),
  route('settings', 'screens/admin/settings.tsx'),
  route('audit-log', 'screens/admin/audit-log.tsx'),
  route('my-sign-in', 'screens/admin/my-sign-in.tsx'),
])

/** The sitemap. Every page is listed once; '/about' and '/hi/about' are the same page in two languages. */
export default prefix('hi?', [
  layout('shell/layouts/public-layout.tsx', [edge('edge/public', publicPages)]),
  layout('shell/layouts/checkout-layout.tsx', [
    edge('edge/checkout', [route('checkout/:order', 'screens/checkout/checkout.tsx')]),
  ]),
  layout('shell/layouts/receipt-layout.tsx', [
    edge('edge/receipt', [route('dashboard/calls/:talk', 'screens/dashboard/call.tsx')]),
  ]),
  layout('shell/layouts/course-layout.tsx', [
    edge('edge/course', [route('dashboard/my-courses/:ownCourse', 'screens/learning/player.tsx')]),
  ]),
  layout('shell/layouts/book-layout.tsx', [
    edge('edge/book', [
      route('book/:booking', 'screens/checkout/book.tsx'),
      route('buy-package/:offer', 'screens/checkout/buy-package.tsx'),
      route('buy-gift-card/:card', 'screens/checkout/buy-gift-card.tsx'),
    ]),
  ]),
  layout('shell/layouts/questions-layout.tsx', [edge('edge/questions', questionPages)]),
  layout('shell/layouts/account-layout.tsx', [edge('edge/account', sharedPages)]),
  layout('shell/layouts/bare-layout.tsx', [
    edge('edge/bare', barePages),
    layout('shell/layouts/operated-layout.tsx', { id: 'operated/bare' }, [
      route('admin/login', 'screens/accounts/admin-login.tsx'),
    ]),
  ]),
  layout('shell/layouts/customer-layout.tsx', [edge('edge/customer', customerPages)]),
  layout('shell/layouts/consultant-layout.tsx', [edge('edge/consultant', consultantPages)]),
  route('consultant-dashboard/:page', 'screens/consultant/moved.ts'),
  layout('shell/admin/admin-layout.tsx', [edge('edge/admin', staffPages)]),
]) satisfies RouteConfig
