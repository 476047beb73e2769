import * as api from '#contract/bookings/staff.ts'
import { registerReference } from '#server/domains/accounts/public.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { bookingsNumbered } from '../queries.ts'
import { serveBookingsFile } from './files.ts'
import { messageBoth, remindBoth } from './messages.ts'
import { listSubstitutes, reassignBooking } from './reassignments.ts'
import * as staff from './service.ts'

export const registerBookingsStaff: DomainPlugin = (app) => {
  const serve = bind(app)
  registerReference('booking', {
    ...{ shownBy: api.getBookingStory, pattern: /^PM-\d{2}-\d{5,}$/i, find: bookingsNumbered },
  })
  serve(api.listAllBookings, staff.listAllBookings)
  serve(api.exportBookings, staff.exportBookings)
  serve(api.getBookingStory, staff.getBookingStory)
  serve(api.cancelBookingByStaff, staff.cancelBookingByStaff)
  serve(api.refundBooking, staff.refundBooking)
  serve(api.listSubstitutes, listSubstitutes)
  serve(api.reassignBooking, reassignBooking)
  serve(api.decideAppeal, staff.decideAppeal)
  serve(api.decideCredit, staff.decideCredit)
  serve(api.messageBoth, messageBoth)
  serve(api.remindBoth, remindBoth)
  serveBookingsFile(app)
}
