import { articleFittings } from './article-fittings.ts'
import { bannerFittings } from './banner-fittings.ts'
import { bookingFittings } from './booking-fittings.ts'
import { brandFittings } from './brand-fittings.ts'
import { enquiryFittings } from './enquiry-fittings.ts'
import { giftCardFittings } from './gift-card-fittings.ts'
import { jobFittings } from './job-fittings.ts'
import { learningFittings } from './learning-fittings.ts'
import { lockerFittings } from './locker-fittings.ts'
import { membershipFittings } from './membership-fittings.ts'
import { messageFittings } from './message-fittings.ts'
import { packageFittings } from './package-fittings.ts'
import { pageFittings } from './page-fittings.ts'
import { personFittings } from './person-fittings.ts'
import { productFittings } from './product-fittings.ts'
import { questionFittings } from './question-fittings.ts'
import { refundFittings } from './refund-fittings.ts'
import { serviceFittings } from './service-fittings.ts'
import { talkLibraryFittings } from './talk-library-fittings.ts'
import { workshopFittings } from './workshop-fittings.ts'

/** Valid inputs for the endpoints of domains that have a file of their own. */
export const domainFittings = {
  ...articleFittings,
  ...bannerFittings,
  ...brandFittings,
  ...bookingFittings,
  ...enquiryFittings,
  ...giftCardFittings,
  ...jobFittings,
  ...learningFittings,
  ...lockerFittings,
  ...membershipFittings,
  ...messageFittings,
  ...packageFittings,
  ...pageFittings,
  ...personFittings,
  ...productFittings,
  ...questionFittings,
  ...refundFittings,
  ...serviceFittings,
  ...talkLibraryFittings,
  ...workshopFittings,
}
