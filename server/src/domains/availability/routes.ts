import * as api from '#contract/availability.ts'
import * as scheduleApi from '#contract/schedule.ts'
import * as watchesApi from '#contract/watches.ts'
import { keepsPersonalData } from '#server/domains/accounts/service.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import * as editing from './editing/service.ts'
import * as explaining from './explaining/service.ts'
import * as external from './external/service.ts'
import { scheduleAvailabilityJobs } from './jobs.ts'
import { schedulesOfPeople } from './privacy.ts'
import * as availability from './service.ts'
import { dropWatchesOf, watchesKeptOf } from './watches/queries.ts'
import * as watches from './watches/service.ts'

export const availabilityWing: Wing = (app) => {
  const serve = bind(app)
  scheduleAvailabilityJobs(app.house.jobs)
  keepsPersonalData('slot-time', schedulesOfPeople(app.house))
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
  keepsPersonalData('slot-watches', { read: watchesKeptOf, forget: dropWatchesOf })
}
