import * as api from '#contract/notices.ts'
import { keepsPersonalData } from '#server/domains/accounts/service.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import * as bell from './bell/service.ts'
import * as choices from './choices/service.ts'
import { scheduleNoticeJobs } from './jobs.ts'
import * as push from './push/service.ts'
import { choicesForExport, forgetReader, noticesForExport, readerForExport } from './queries.ts'

export const noticesWing: Wing = (app) => {
  const serve = bind(app)
  serve(api.listNotices, bell.listNotices)
  serve(api.countUnreadNotices, bell.countUnreadNotices)
  serve(api.readNotice, bell.readNotice)
  serve(api.readAllNotices, bell.readAllNotices)
  serve(api.getNoticeChoices, choices.getNoticeChoices)
  serve(api.changeNoticeChoice, choices.changeNoticeChoice)
  serve(api.subscribeToPush, push.subscribeToPush)
  serve(api.unsubscribeFromPush, push.unsubscribeFromPush)
  scheduleNoticeJobs(app.house.jobs)
  keepsPersonalData('notices', {
    read: async (db, accountId) => ({
      notices: await noticesForExport(db, accountId),
      choices: await choicesForExport(db, accountId),
      ...(await readerForExport(db, accountId)),
    }),
    forget: forgetReader,
  })
}
