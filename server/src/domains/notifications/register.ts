import * as deliveriesApi from '#contract/notifications/deliveries.ts'
import * as api from '#contract/notifications/endpoints.ts'
import * as templatesApi from '#contract/notifications/templates.ts'
import { registerPersonalData } from '#server/domains/accounts/public.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import { messagesForExport } from '#server/platform/outbox/queries.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { notificationAudit } from './audit-texts.ts'
import * as bell from './bell/service.ts'
import * as choices from './choices/service.ts'
import { serveDeliveriesFile } from './deliveries/files.ts'
import * as deliveries from './deliveries/service.ts'
import { scheduleNotificationJobs } from './jobs.ts'
import * as push from './push/service.ts'
import { choicesForExport, eraseReader, notificationsForExport, readerForExport } from './queries.ts'
import { TEXTS_CHANGED } from './templates/queries.ts'
import { invalidateTexts } from './templates/rewording.ts'
import * as templates from './templates/service.ts'
import { testTexts } from './templates/test-message.ts'

export const registerNotifications: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(notificationAudit)
  serve(api.listNotifications, bell.listNotifications)
  serve(api.countUnreadNotifications, bell.countUnreadNotifications)
  serve(api.readNotification, bell.readNotification)
  serve(api.readAllNotifications, bell.readAllNotifications)
  serve(api.getNotificationChoices, choices.getNotificationChoices)
  serve(api.changeNotificationChoice, choices.changeNotificationChoice)
  serve(api.subscribeToPush, push.subscribeToPush)
  serve(api.unsubscribeFromPush, push.unsubscribeFromPush)
  serve(deliveriesApi.listDeliveries, deliveries.listDeliveries)
  serve(deliveriesApi.exportDeliveries, deliveries.exportDeliveries)
  serveDeliveriesFile(app)
  registerMessages(testTexts)
  app.services.signals.on(TEXTS_CHANGED, () => invalidateTexts(app.services.db))
  serve(templatesApi.listMessageTemplates, templates.listMessageTemplates)
  serve(templatesApi.getMessageTemplate, templates.getMessageTemplate)
  serve(templatesApi.changeMessageText, templates.changeMessageText)
  serve(templatesApi.testMessageText, templates.testMessageText)
  scheduleNotificationJobs(app.services.jobs)
  registerPersonalData('notices', {
    read: async (db, accountId) => ({
      notifications: await notificationsForExport(db, accountId),
      choices: await choicesForExport(db, accountId),
      ...(await readerForExport(db, accountId)),
      messages: await messagesForExport(db, accountId),
    }),
    erase: eraseReader,
  })
}
