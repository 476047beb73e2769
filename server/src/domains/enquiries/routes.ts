import * as api from '#contract/enquiries.ts'
import { keepsPersonalData } from '#server/domains/accounts/service.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import { emptyEnquiriesOf, enquiriesOf } from './queries.ts'
import * as enquiries from './service.ts'

export const enquiriesWing: Wing = (app) => {
  const serve = bind(app)
  keepsPersonalData('enquiries', { read: enquiriesOf, forget: emptyEnquiriesOf })
  serve(api.sendEnquiry, enquiries.sendEnquiry)
}
