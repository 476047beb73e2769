import * as api from '#contract/reviews.ts'
import { keepsPersonalData } from '#server/domains/accounts/service.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import { forgetReviewer, reviewsForExport } from './queries.ts'
import * as reviews from './service.ts'

export const reviewsWing: Wing = (app) => {
  const serve = bind(app)
  keepsPersonalData('reviews', { read: reviewsForExport, forget: forgetReviewer })
  serve(api.listReviews, reviews.listReviews)
  serve(api.consultantReview, reviews.consultantReview)
}
