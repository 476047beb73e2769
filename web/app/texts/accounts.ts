import accounts from '../domains/accounts/hi.ts'
import notificationsChoices from '../domains/notifications/choices/hi.ts'
import reviewsReport from '../domains/reviews/report/hi.ts'
import consent from '../features/consent/hi.ts'
import reporting from '../features/reporting/hi.ts'
import type { Catalogue } from '../lib/i18n/texts.ts'
import screensAccounts from '../screens/accounts/hi.ts'

/** Login, registration and account settings. */
export default {
  ...accounts,
  ...notificationsChoices,
  ...reviewsReport,
  ...consent,
  ...reporting,
  ...screensAccounts,
} satisfies Catalogue
