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

/** The consultant's pages live at the root; whoever looks for them below the dashboard is led there. */
export function loader({ params, request }: Route.LoaderArgs) {
  if (!pages.has(params.page)) throw data(null, { status: 404 })
  throw redirect(localPath(`/${params.page}`, languageOf(new URL(request.url).pathname)), 301)
}
