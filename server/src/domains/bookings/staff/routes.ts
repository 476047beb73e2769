import * as api from '#contract/bookings-staff.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import { serveBookingsFile } from './files.ts'
import * as staff from './service.ts'

export const bookingsStaffWing: Wing = (app) => {
  const serve = bind(app)
  serve(api.listAllBookings, staff.listAllBookings)
  serve(api.exportBookings, staff.exportBookings)
  serve(api.getBookingStory, staff.getBookingStory)
  serve(api.cancelBookingByStaff, staff.cancelBookingByStaff)
  serve(api.refundBooking, staff.refundBooking)
  serve(api.listSubstitutes, staff.listSubstitutes)
  serve(api.reassignBooking, staff.reassignBooking)
  serve(api.decideAppeal, staff.decideAppeal)
  serve(api.decideCredit, staff.decideCredit)
  serve(api.messageBoth, staff.messageBoth)
  serve(api.remindBoth, staff.remindBoth)
  serveBookingsFile(app)
}
