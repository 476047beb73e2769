export { ratingsOfItem, reviewsOfItem } from './items/service.ts'
export { ratingSummary, ratingsOf } from './service.ts'
export { type ReviewableSource, registerReviewable } from './subjects/registry.ts'
