import * as calendarApi from '#contract/bookings/calendar.ts'
import * as api from '#contract/bookings/endpoints.ts'
import * as extensionApi from '#contract/bookings/extensions.ts'
import * as messageApi from '#contract/bookings/messages.ts'
import { getConsultantDetail } from '#contract/consultants/own-profile.ts'
import { registerAcquaintance, registerPersonalData } from '#server/domains/accounts/public.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerRoomKind } from '#server/domains/calls/public.ts'
import { registerSeller } from '#server/domains/orders/public.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessageParts, registerMessages } from '#server/platform/outbox/messages.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import * as figures from './attendance/figures.ts'
import { scheduleBookingJobs } from './attendance/jobs.ts'
import { bookingAudit } from './audit-texts.ts'
import { serveFeeds, serveSessionFiles } from './calendar/files.ts'
import { dropFeed, feedOf } from './calendar/queries.ts'
import * as calendar from './calendar/service.ts'
import * as cancellations from './changes/cancellations.ts'
import { moveBooking } from './changes/reschedules.ts'
import * as changes from './changes/service.ts'
import { bookingConstraints } from './constraints.ts'
import { registerBookingDocuments } from './documents/subjects.ts'
import { extensionSeller } from './extensions/sales.ts'
import * as extensions from './extensions/service.ts'
import { bookingSeller } from './holds/sales.ts'
import * as holds from './holds/service.ts'
import * as messages from './messages/service.ts'
import { bookingParts, bookingTexts } from './notification-texts.ts'
import { bookingsForExport, emptyBookingsOf, hasOpenSessions, sessionsRemaining } from './personal-data/queries.ts'
import { haveBooked } from './queries.ts'
import { bookedRooms, closeRoomsOnChange } from './rooms/service.ts'
import * as notes from './views/notes.ts'
import * as views from './views/service.ts'

export const registerBookings: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(bookingAudit)
  registerConstraints(bookingConstraints)
  registerMessages(bookingTexts)
  registerMessageParts(bookingTexts, bookingParts)
  registerSeller('booking', bookingSeller)
  registerSeller('extension', extensionSeller)
  registerRoomKind('booking', bookedRooms)
  registerBookingDocuments()
  registerAcquaintance('bookings', haveBooked)
  registerPersonalData('bookings', {
    ...{ read: bookingsForExport, erase: emptyBookingsOf },
    ...{ remaining: sessionsRemaining, blocksErasure: hasOpenSessions },
  })
  registerPersonalData('calendar-feed', { read: feedOf, erase: dropFeed })
  serve(api.holdSlot, holds.holdingSlots(app.services))
  serve(api.releaseHold, holds.releaseHold)
  serve(api.writeBrief, changes.writeBrief)
  serve(api.listUserAppointments, views.listUserAppointments)
  serve(api.listConsultantAppointments, views.listConsultantAppointments)
  serve(api.getBooking, views.getBooking)
  serve(api.previewCancellation, cancellations.previewCancellation)
  serve(api.cancelBooking, cancellations.cancelBooking)
  serve(api.moveBooking, moveBooking)
  serve(api.declineMove, cancellations.declineMove)
  serve(api.appealNoShow, changes.appealNoShow)
  serve(extensionApi.getExtension, extensions.getExtension)
  serve(extensionApi.extendBooking, extensions.extendBooking)
  serve(messageApi.listBookingMessages, messages.listBookingMessages)
  serve(messageApi.sendBookingMessage, messages.sendBookingMessage)
  serve(messageApi.readBookingMessages, messages.readBookingMessages)
  serve(messageApi.getCustomerNote, notes.getCustomerNote)
  serve(messageApi.saveCustomerNote, notes.saveCustomerNote)
  serve(calendarApi.linkToCalendar, calendar.linkToCalendar)
  serve(calendarApi.getCalendarFeed, calendar.getCalendarFeed)
  serve(calendarApi.renewCalendarFeed, calendar.renewCalendarFeed)
  serve(calendarApi.closeCalendarFeed, calendar.closeCalendarFeed)
  serveSessionFiles(app)
  serveFeeds(app)
  closeRoomsOnChange(app)
  scheduleBookingJobs(app.services.jobs)
  serve(getConsultantDetail, figures.getConsultantDetail)
}
