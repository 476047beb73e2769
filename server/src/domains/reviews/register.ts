import * as api from '#contract/reviews/endpoints.ts'
import { registerPersonalData } from '#server/domains/accounts/public.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { eraseReviewer, reviewsForExport } from './queries.ts'
import * as reviews from './service.ts'

export const registerReviews: DomainPlugin = (app) => {
  const serve = bind(app)
  registerPersonalData('reviews', { read: reviewsForExport, erase: eraseReviewer })
  serve(api.listReviews, reviews.listReviews)
  serve(api.consultantReview, reviews.consultantReview)
}
