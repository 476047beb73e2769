import type { Catalogue } from '../../lib/i18n/texts.ts'
import { auditLog } from './admin/audit-log.ts'
import { bookingSettings } from './admin/booking-settings.ts'
import { bookings } from './admin/bookings.ts'
import { calls } from './admin/calls.ts'
import { catalogue } from './admin/catalogue.ts'
import { consultants } from './admin/consultants.ts'
import { ledger } from './admin/ledger.ts'
import { orders } from './admin/orders.ts'
import { overview } from './admin/overview.ts'
import { pages } from './admin/pages.ts'
import { payouts } from './admin/payouts.ts'
import { people } from './admin/people.ts'
import { person } from './admin/person.ts'
import { reconciliation } from './admin/reconciliation.ts'
import { settings } from './admin/settings.ts'
import { table } from './admin/table.ts'
import { talkLibrary } from './admin/talk-library.ts'
import { talkSettings } from './admin/talk-settings.ts'
import { testimonials } from './admin/testimonials.ts'
import { walletSettings } from './admin/wallet-settings.ts'

export default {
  ...bookingSettings,
  ...talkSettings,
  ...talkLibrary,
  ...payouts,
  ...bookings,
  ...calls,
  ...consultants,
  ...ledger,
  ...orders,
  ...overview,
  ...reconciliation,
  ...testimonials,
  ...walletSettings,
  ...pages,
  ...table,
  ...people,
  ...auditLog,
  ...settings,
  ...catalogue,
  ...person,
} satisfies Catalogue
