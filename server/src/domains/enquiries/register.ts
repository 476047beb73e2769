import * as api from '#contract/enquiries/endpoints.ts'
import { registerPersonalData } from '#server/domains/accounts/public.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { enquiryTexts } from './notification-texts.ts'
import { emptyEnquiriesOf, enquiriesOf } from './queries.ts'
import * as enquiries from './service.ts'

export const registerEnquiries: DomainPlugin = (app) => {
  const serve = bind(app)
  registerMessages(enquiryTexts)
  registerPersonalData('enquiries', { read: enquiriesOf, erase: emptyEnquiriesOf })
  serve(api.sendEnquiry, enquiries.sendEnquiry)
}
