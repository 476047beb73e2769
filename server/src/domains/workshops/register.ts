import * as api from '#contract/workshops/endpoints.ts'
import * as staffApi from '#contract/workshops/staff.ts'
import { listTicketsOfPerson } from '#contract/workshops/tickets-staff.ts'
import { registerPersonalData } from '#server/domains/accounts/public.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerCertificates } from '#server/domains/learning/public.ts'
import { registerSeller } from '#server/domains/orders/public.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { workshopAudit } from './audit-texts.ts'
import { workshopConstraints } from './constraints.ts'
import * as door from './door/service.ts'
import { scheduleWorkshopJobs } from './jobs.ts'
import { workshopTexts } from './notification-texts.ts'
import { eraseAttendee, hasWorkshopsToCome, workshopsForExport } from './personal-data/queries.ts'
import { workshopSeller } from './sales/service.ts'
import * as seats from './seats/service.ts'
import { serveWorkshopFiles } from './staff/files.ts'
import * as staff from './staff/service.ts'
import { attendanceCertificates, serveAttendanceCertificate } from './tickets/certificate.ts'
import { serveCalendarFile, serveMeetings } from './tickets/files.ts'
import { serveTicketPdf } from './tickets/paper.ts'
import * as tickets from './tickets/service.ts'
import * as views from './views/service.ts'

export const registerWorkshops: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(workshopAudit)
  registerConstraints(workshopConstraints)
  registerMessages(workshopTexts)
  registerPersonalData('workshops', {
    ...{ read: workshopsForExport, erase: eraseAttendee, blocksErasure: hasWorkshopsToCome },
  })
  registerSeller('workshop', workshopSeller)
  registerCertificates('workshops', attendanceCertificates)
  scheduleWorkshopJobs(app.services.jobs)
  serveCalendarFile(app)
  serveMeetings(app)
  serveAttendanceCertificate(app)
  serveTicketPdf(app)
  serveWorkshopFiles(app)

  serve(api.listWorkshops, views.listWorkshops)
  serve(api.getWorkshop, views.getWorkshop)
  serve(api.listWorkshopBookings, views.listWorkshopBookings)
  serve(api.listOwnBookings, views.listOwnBookings)
  serve(api.joinWaitingList, seats.joinWaitingList)
  serve(api.leaveWaitingList, seats.leaveWaitingList)
  serve(api.saveAttendees, tickets.saveAttendees)
  serve(api.renameTicket, tickets.renameTicket)
  serve(api.giveUpTicket, tickets.giveUpTicket)
  serve(api.linkMeeting, tickets.linkMeeting)
  serve(api.linkTicketCalendar, tickets.linkTicketCalendar)
  serve(api.linkAttendance, tickets.linkAttendance)
  serve(api.linkTicketPdf, tickets.linkTicketPdf)

  serve(staffApi.listStaffWorkshops, staff.listStaffWorkshops)
  serve(staffApi.getStaffWorkshop, staff.getStaffWorkshop)
  serve(staffApi.addWorkshop, staff.addWorkshop)
  serve(staffApi.changeWorkshop, staff.changeWorkshop)
  serve(staffApi.publishWorkshop, staff.publishWorkshop)
  serve(staffApi.withdrawWorkshop, staff.withdrawWorkshop)
  serve(staffApi.cancelWorkshop, staff.cancelWorkshop)
  serve(staffApi.exportWorkshops, staff.exportWorkshops)
  serve(staffApi.listAttendees, staff.listAttendees)
  serve(listTicketsOfPerson, staff.listTicketsOfPerson)
  serve(staffApi.exportAttendees, staff.exportAttendees)
  serve(staffApi.getDoorList, door.getDoorList)
  serve(staffApi.sendScans, door.sendScans)
}
