import * as api from '#contract/enquiries.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import * as enquiries from './service.ts'

export const enquiriesWing: Wing = (app) => {
  const serve = bind(app)
  serve(api.sendEnquiry, enquiries.sendEnquiry)
}
