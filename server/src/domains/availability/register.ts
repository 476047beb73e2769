import * as api from '#contract/availability/endpoints.ts'
import * as scheduleApi from '#contract/availability/schedule.ts'
import * as watchesApi from '#contract/availability/watches.ts'
import { registerPersonalData } from '#server/domains/accounts/public.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessageParts, registerMessages } from '#server/platform/outbox/messages.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { availabilityAudit } from './audit-texts.ts'
import { availabilityConstraints } from './constraints.ts'
import * as editing from './editing/service.ts'
import * as explaining from './explaining/service.ts'
import * as external from './external/service.ts'
import { scheduleAvailabilityJobs } from './jobs.ts'
import { availabilityParts, availabilityTexts } from './notification-texts.ts'
import { schedulesOfPeople } from './personal-data.ts'
import * as availability from './service.ts'
import { dropWatchesOf, watchesForExport } from './watches/queries.ts'
import * as watches from './watches/service.ts'

export const registerAvailability: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(availabilityAudit)
  registerConstraints(availabilityConstraints)
  registerMessages(availabilityTexts)
  registerMessageParts(availabilityTexts, availabilityParts)
  scheduleAvailabilityJobs(app.services.jobs)
  registerPersonalData('slot-time', schedulesOfPeople(app.services))
  serve(api.listFreeSlots, availability.listFreeSlots)
  serve(scheduleApi.getOwnSchedule, editing.getOwnSchedule)
  serve(scheduleApi.saveOwnSchedule, editing.saveOwnSchedule)
  serve(scheduleApi.listOwnBusyTimes, editing.listOwnBusyTimes)
  serve(scheduleApi.previewOwnSlots, explaining.previewOwnSlots)
  serve(scheduleApi.explainOwnSlot, explaining.explainOwnSlot)
  serve(scheduleApi.getConsultantSlots, explaining.getConsultantSlots)
  serve(scheduleApi.setExternalCalendar, external.setExternalCalendar)
  serve(scheduleApi.readExternalCalendarNow, external.readExternalCalendarNow)
  serve(scheduleApi.removeExternalCalendar, external.removeExternalCalendar)
  serve(watchesApi.listSlotWatches, watches.listSlotWatches)
  serve(watchesApi.watchSlots, watches.watchSlots)
  serve(watchesApi.unwatchSlots, watches.unwatchSlots)
  registerPersonalData('slot-watches', { read: watchesForExport, erase: dropWatchesOf })
}
