export { ratingSummary } from './service.ts'
export { type Reviewable, type ReviewableSource, registerReviewable } from './subjects/registry.ts'
