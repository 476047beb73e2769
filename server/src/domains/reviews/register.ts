import { RatingDone } from '#contract/realtime.ts'
import * as api from '#contract/reviews/endpoints.ts'
import * as ownApi from '#contract/reviews/own.ts'
import * as staffApi from '#contract/reviews/staff.ts'
import { registerPersonalData } from '#server/domains/accounts/public.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessageParts, registerMessages } from '#server/platform/outbox/messages.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { reviewAudit } from './audit-texts.ts'
import { reviewConstraints } from './constraints.ts'
import { serveReviewsFile } from './moderation/files.ts'
import * as moderation from './moderation/service.ts'
import { reviewParts, reviewTexts } from './notification-texts.ts'
import * as own from './own/service.ts'
import { eraseReviewer, reviewsForExport } from './personal-data/queries.ts'
import * as reviews from './service.ts'
import { registerReviewable } from './subjects/registry.ts'
import { answerSource, sessionSource, talkSource } from './subjects/sources.ts'

export const registerReviews: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(reviewAudit)
  registerConstraints(reviewConstraints)
  registerMessages(reviewTexts)
  registerMessageParts(reviewTexts, reviewParts)
  registerPersonalData('reviews', { read: reviewsForExport, erase: eraseReviewer })
  registerReviewable('session', sessionSource)
  registerReviewable('talk', talkSource)
  registerReviewable('answer', answerSource)
  serve(api.listReviews, reviews.listReviews)
  serve(api.consultantReview, reviews.consultantReview)
  serve(ownApi.reviewDone, own.reviewDone)
  serve(ownApi.addRating, own.addRating)
  serve(ownApi.closeRatingPopup, own.closeRatingPopup)
  serve(ownApi.listOwnReviews, own.listOwnReviews)
  serve(ownApi.editReview, own.editReview)
  serve(ownApi.replyToReview, reviews.replyToReview)
  serve(ownApi.reportReview, moderation.reportReview)
  serve(staffApi.listAllReviews, moderation.listAllReviews)
  serve(staffApi.exportReviews, moderation.exportReviews)
  serve(staffApi.getReview, moderation.getReview)
  serve(staffApi.decideReview, moderation.decideReview)
  serveReviewsFile(app)
  app.services.realtime.on('ratingdone', RatingDone, ({ services, actor, now }, { data }) =>
    own.announceReview(services.db, actor.id, data.bookId, now),
  )
}
