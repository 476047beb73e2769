import { data, redirect } from 'react-router'
import { languageOf, localPath } from '~/lib/i18n/language.ts'
import type { Route } from './+types/moved.ts'

const pages = new Set([
  'bookings',
  'my-profile',
  'product',
  'industries',
  'review',
  'bank-details',
  'document-locker',
  'enquiry',
  'withdrawals',
  'payout',
  'schedule-timing',
])

/** The consultant's pages are at the root; addresses below the dashboard redirect there. */
export function loader({ params, request }: Route.LoaderArgs) {
  if (!pages.has(params.page)) throw data(null, { status: 404 })
  throw redirect(localPath(`/${params.page}`, languageOf(new URL(request.url).pathname)), 301)
}
