import * as addressesApi from '#contract/accounts/addresses.ts'
import * as blocksApi from '#contract/accounts/blocks.ts'
import * as deviceApi from '#contract/accounts/devices.ts'
import * as api from '#contract/accounts/endpoints.ts'
import * as peopleApi from '#contract/accounts/people.ts'
import * as notesApi from '#contract/accounts/person-notes.ts'
import * as placesApi from '#contract/accounts/places.ts'
import * as privacyApi from '#contract/accounts/privacy.ts'
import * as privacyRequestsApi from '#contract/accounts/privacy-requests.ts'
import * as savedViewsApi from '#contract/accounts/saved-views.ts'
import * as secondFactorApi from '#contract/accounts/second-factor.ts'
import * as staffApi from '#contract/accounts/staff.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { expireUploadsOf, uploadsOf } from '#server/platform/files/queries.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { addressesOf, eraseAddresses } from './addresses/queries.ts'
import * as addresses from './addresses/service.ts'
import { peopleAudit, staffAudit } from './audit-texts.ts'
import { blocksForExport, eraseBlocks } from './blocks/queries.ts'
import * as blocks from './blocks/service.ts'
import * as consents from './consents/service.ts'
import { accountConstraints } from './constraints.ts'
import { scheduleAccountJobs } from './jobs.ts'
import { devicesForExport } from './known-devices/queries.ts'
import { eraseDevices } from './known-devices/service.ts'
import { eraseNotes, notesForExport } from './notes/queries.ts'
import * as notes from './notes/service.ts'
import { accountTexts } from './notification-texts.ts'
import * as otp from './otp/service.ts'
import { servePeopleFile } from './people/files.ts'
import { namesOf } from './people/queries.ts'
import { registerReference } from './people/references.ts'
import * as people from './people/service.ts'
import * as places from './places/service.ts'
import { serveExportFiles } from './privacy/files.ts'
import { registerPersonalData } from './privacy/personal-data.ts'
import * as privacy from './privacy/service.ts'
import { servePrivacyRequestsFile } from './privacy-requests/files.ts'
import * as privacyRequests from './privacy-requests/service.ts'
import { servePhotos } from './profile/photos.ts'
import * as profile from './profile/service.ts'
import { serveReportsFile } from './reports/files.ts'
import { eraseReports, reportsForExport } from './reports/queries.ts'
import * as reports from './reports/service.ts'
import { eraseViews, viewsForExport } from './saved-views/queries.ts'
import * as savedViews from './saved-views/service.ts'
import * as accounts from './service.ts'
import * as sessions from './sessions/service.ts'
import * as members from './staff/members.ts'
import { listPermissions } from './staff/permissions.ts'
import * as secondFactor from './staff/second-factor/service.ts'

export const registerAccounts: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(peopleAudit)
  registerAuditTexts(staffAudit)
  registerConstraints(accountConstraints)
  registerMessages(accountTexts)
  registerPersonalData('addresses', { read: addressesOf, erase: eraseAddresses })
  registerPersonalData('known-devices', { read: devicesForExport, erase: eraseDevices })
  registerPersonalData('blocked-people', { read: blocksForExport, erase: eraseBlocks })
  registerPersonalData('reported-people', { read: reportsForExport, erase: eraseReports })
  registerPersonalData('staff-notes', { read: notesForExport, erase: eraseNotes })
  registerPersonalData('saved-views', { read: viewsForExport, erase: eraseViews })
  registerPersonalData('uploads', { read: uploadsOf, erase: expireUploadsOf })
  registerReference('person', {
    ...{ shownBy: peopleApi.getPerson, pattern: /^\d{1,9}$/ },
    find: async (db, id) => (await namesOf(db, Number(id))).map((person) => ({ ...person, reference: id })),
  })
  serve(addressesApi.listAddresses, addresses.listAddresses)
  serve(addressesApi.addAddress, addresses.addAddress)
  serve(addressesApi.changeAddress, addresses.changeAddress)
  serve(addressesApi.setDefaultAddress, addresses.setDefaultAddress)
  serve(addressesApi.removeAddress, addresses.removeAddress)
  serve(api.verifyUser, accounts.verifyAs('user'))
  serve(api.verifyConsultant, accounts.verifyAs('consultant'))
  serve(api.sendOtp, otp.sendOtp)
  serve(api.verifyOtp, otp.verifyOtp)
  serve(api.loginUser, accounts.loginAs('user'))
  serve(api.loginConsultant, accounts.loginAs('consultant'))
  serve(secondFactorApi.loginStaff, secondFactor.loginStaff)
  serve(secondFactorApi.proveSecondFactor, secondFactor.proveSecondFactor)
  serve(secondFactorApi.enrolSecondFactor, secondFactor.enrolSecondFactor)
  serve(secondFactorApi.getSecondFactor, secondFactor.getSecondFactor)
  serve(secondFactorApi.renewSecondFactor, secondFactor.renewSecondFactor)
  serve(staffApi.listPermissions, listPermissions)
  serve(staffApi.listStaff, members.listStaff)
  serve(staffApi.addStaffMember, members.addStaffMember)
  serve(staffApi.changeStaffRole, members.changeStaffRole)
  serve(staffApi.resetStaffSecondFactor, members.resetStaffSecondFactor)
  serve(secondFactorApi.renewRecoveryCodes, secondFactor.renewRecoveryCodes)
  serve(api.registerUser, accounts.registerAs('user'))
  serve(api.registerConsultant, accounts.registerAs('consultant'))
  serve(api.loginGuest, accounts.loginGuest)
  serve(api.logout, sessions.logout)
  serve(placesApi.fetchPincode, places.fetchPincode)
  serve(api.getUserDetails, profile.getUserDetails)
  serve(api.updateProfile, profile.updateProfile)
  serve(deviceApi.listDevices, sessions.listDevices)
  serve(deviceApi.signOutDevice, sessions.signOutDevice)
  serve(deviceApi.signOutOtherDevices, sessions.signOutOtherDevices)
  serve(api.changeMobile, accounts.changeMobile)
  serve(api.changePassword, accounts.changePassword)
  serve(privacyApi.getDeletionRequest, privacy.getDeletionRequest)
  serve(privacyApi.requestDeletion, privacy.requestDeletion)
  serve(privacyApi.withdrawDeletion, privacy.withdrawDeletion)
  serve(privacyApi.listDataExports, privacy.listDataExports)
  serve(privacyApi.requestDataExport, privacy.requestDataExport)
  serve(privacyApi.linkDataExport, privacy.linkDataExport)
  serve(privacyApi.listConsents, privacy.listConsents)
  serve(privacyApi.listDueConsents, consents.listDueConsents)
  serve(privacyApi.agreeToDocument, consents.agreeToDocument)
  serve(privacyRequestsApi.listPrivacyRequests, privacyRequests.listPrivacyRequests)
  serve(privacyRequestsApi.exportPrivacyRequests, privacyRequests.exportPrivacyRequests)
  servePrivacyRequestsFile(app)
  serve(blocksApi.listBlocks, blocks.listBlocks)
  serve(blocksApi.blockPerson, blocks.blockPerson)
  serve(blocksApi.unblockPerson, blocks.unblockPerson)
  serve(blocksApi.reportPerson, reports.reportPerson)
  serve(blocksApi.listOwnReports, reports.listOwnReports)
  serve(blocksApi.listPersonReports, reports.listPersonReports)
  serve(blocksApi.exportPersonReports, reports.exportPersonReports)
  serve(blocksApi.decidePersonReport, reports.decidePersonReport)
  serve(peopleApi.listPeople, people.listPeople)
  serve(peopleApi.exportPeople, people.exportPeople)
  serve(peopleApi.countPeople, people.countPeople)
  serve(peopleApi.getPerson, people.getPerson)
  serve(peopleApi.suspendPerson, people.suspendPerson)
  serve(peopleApi.restorePerson, people.restorePerson)
  serve(peopleApi.endPersonSessions, people.endPersonSessions)
  serve(notesApi.listPersonNotes, notes.listPersonNotes)
  serve(notesApi.addPersonNote, notes.addPersonNote)
  serve(notesApi.changePersonNote, notes.changePersonNote)
  serve(savedViewsApi.listSavedViews, savedViews.listSavedViews)
  serve(savedViewsApi.saveView, savedViews.saveView)
  serve(savedViewsApi.changeSavedView, savedViews.changeSavedView)
  serve(savedViewsApi.deleteSavedView, savedViews.deleteSavedView)
  servePhotos(app)
  servePeopleFile(app)
  serveReportsFile(app)
  serveExportFiles(app)
  scheduleAccountJobs(app.services.jobs)
}
