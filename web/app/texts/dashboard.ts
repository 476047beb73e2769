import type { Catalogue } from '../lib/i18n/texts.ts'
import screensDashboard from '../screens/dashboard/hi.ts'

/** The customer's dashboard. */
export default {
  ...screensDashboard,
} satisfies Catalogue
