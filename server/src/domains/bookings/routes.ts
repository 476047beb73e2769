import * as messageApi from '#contract/booking-messages.ts'
import * as api from '#contract/bookings.ts'
import * as calendarApi from '#contract/calendar.ts'
import * as extensionApi from '#contract/extensions.ts'
import { getConsultantDetail } from '#contract/own-profile.ts'
import { keepsPersonalData } from '#server/domains/accounts/service.ts'
import { registerSeller } from '#server/domains/orders/service.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import { serveFeeds, serveSessionFiles } from './calendar/files.ts'
import { dropFeed, feedOf } from './calendar/queries.ts'
import { scheduleBookingJobs } from './lifecycle/jobs.ts'
import { bookingsKeptOf, emptyBookingsOf, hasOpenSessions, sessionsRemaining } from './privacy/queries.ts'
import * as bookings from './service.ts'

export const bookingsWing: Wing = (app) => {
  const serve = bind(app)
  registerSeller('booking', bookings.bookingSeller)
  registerSeller('extension', bookings.extensionSeller)
  keepsPersonalData('bookings', {
    ...{ read: bookingsKeptOf, forget: emptyBookingsOf },
    ...{ remaining: sessionsRemaining, holdsBack: hasOpenSessions },
  })
  keepsPersonalData('calendar-feed', { read: feedOf, forget: dropFeed })
  serve(api.holdSlot, bookings.holdSlot)
  serve(api.letGoOfHold, bookings.letGoOfHold)
  serve(api.writeBrief, bookings.writeBrief)
  serve(api.listUserAppointments, bookings.listUserAppointments)
  serve(api.listConsultantAppointments, bookings.listConsultantAppointments)
  serve(api.getBooking, bookings.getBooking)
  serve(api.previewCancellation, bookings.previewCancellation)
  serve(api.cancelBooking, bookings.cancelBooking)
  serve(api.moveBooking, bookings.moveBooking)
  serve(api.declineMove, bookings.declineMove)
  serve(api.appealNoShow, bookings.appealNoShow)
  serve(extensionApi.getExtension, bookings.getExtension)
  serve(extensionApi.extendBooking, bookings.extendBooking)
  serve(messageApi.listBookingMessages, bookings.listBookingMessages)
  serve(messageApi.sendBookingMessage, bookings.sendBookingMessage)
  serve(messageApi.readBookingMessages, bookings.readBookingMessages)
  serve(messageApi.getCustomerNote, bookings.getCustomerNote)
  serve(messageApi.saveCustomerNote, bookings.saveCustomerNote)
  serve(calendarApi.linkToCalendar, bookings.linkToCalendar)
  serve(calendarApi.getCalendarFeed, bookings.getCalendarFeed)
  serve(calendarApi.renewCalendarFeed, bookings.renewCalendarFeed)
  serve(calendarApi.closeCalendarFeed, bookings.closeCalendarFeed)
  serveSessionFiles(app)
  serveFeeds(app)
  scheduleBookingJobs(app.house.jobs)
  serve(getConsultantDetail, bookings.getConsultantDetail)
}
