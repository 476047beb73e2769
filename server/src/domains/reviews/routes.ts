import * as api from '#contract/reviews.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import * as reviews from './service.ts'

export const reviewsWing: Wing = (app) => {
  const serve = bind(app)
  serve(api.listReviews, reviews.listReviews)
}
