import * as api from '#contract/talks/library.ts'
import * as staffApi from '#contract/talks/library-staff.ts'
import { registerPersonalData } from '#server/domains/accounts/public.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import { invalidatePages } from '#server/platform/pages/page-stores.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { serveCaptions, servePosters, serveRecordings } from './media/files.ts'
import * as recordings from './media/service.ts'
import { changeCaptions, changePoster } from './media/service.ts'
import { talkLibraryTexts } from './notification-texts.ts'
import { LIBRARY_CHANGED } from './queries.ts'
import { dropRemindersOf, remindersOf } from './reminders/queries.ts'
import * as reminders from './reminders/service.ts'
import * as library from './service.ts'
import { sweepViews, viewTalk } from './service.ts'
import { serveLibraryFile } from './staff/files.ts'
import * as staff from './staff/service.ts'

export const registerTalkLibrary: DomainPlugin = (app) => {
  const serve = bind(app)
  registerMessages(talkLibraryTexts)
  const { jobs, signals } = app.services
  signals.on(LIBRARY_CHANGED, invalidatePages)
  registerPersonalData('talk-reminders', { read: remindersOf, erase: dropRemindersOf })
  jobs.schedule('talk-reminders', '* * * * *', reminders.remindListeners)
  jobs.schedule('forget-talk-viewers', '35 * * * *', sweepViews)

  serve(api.talkSegments, library.talkSegments)
  serve(api.industrialExpertTalk, library.industrialExpertTalk)
  serve(api.professionalExpertTalk, library.professionalExpertTalk)
  serve(api.listIndustrialTalks, library.listIndustrialTalks)
  serve(api.listProfessionalTalks, library.listProfessionalTalks)
  serve(api.listAllTalks, library.listAllTalks)
  serve(api.industrialTalkDetail, library.industrialTalkDetail)
  serve(api.professionalTalkDetail, library.professionalTalkDetail)
  serve(api.viewTalk, viewTalk)
  serve(api.listTalkReminders, reminders.listTalkReminders)
  serve(api.remindOfTalk, reminders.remindOfTalk)
  serve(api.cancelTalkReminder, reminders.cancelTalkReminder)

  serve(staffApi.listLibrary, staff.listLibrary)
  serve(staffApi.exportLibrary, staff.exportLibrary)
  serve(staffApi.findSpeakers, staff.findSpeakers)
  serve(staffApi.getLibraryTalk, staff.getLibraryTalk)
  serve(staffApi.addTalk, staff.addTalk)
  serve(staffApi.changeTalk, staff.changeTalk)
  serve(staffApi.publishTalk, staff.publishTalk)
  serve(staffApi.withdrawTalk, staff.withdrawTalk)
  serve(staffApi.changeCaptions, changeCaptions)
  serve(staffApi.changePoster, changePoster)
  serve(staffApi.beginUpload, recordings.beginRecording)
  serve(staffApi.attachRecording, recordings.attachRecording)

  serveRecordings(app)
  serveCaptions(app)
  servePosters(app)
  serveLibraryFile(app)
}
