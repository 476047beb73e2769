import { fileProblems } from './file-problems.ts'

/** Every way a call can fail, with status and text. Services throw these by name and know no HTTP. */
export const problems = {
  malformed: { status: 400, message: 'We could not read this request.' },
  signature_wrong: { status: 400, message: 'The payment could not be verified.' },
  idempotency_key_missing: { status: 400, message: 'This request needs an Idempotency-Key header.' },
  mobile_malformed: {
    status: 400,
    message: 'Enter a 10-digit Indian mobile number. It begins with 6, 7, 8 or 9.',
  },
  invalid_otp: { status: 400, message: 'Invalid OTP! Please try again.' },
  otp_expired: { status: 400, message: 'This OTP has expired. Please request a new one.' },
  second_factor_wrong: { status: 400, message: 'This code is not correct. Enter the code your app shows now.' },
  second_factor_used: { status: 400, message: 'This code has already been used. Wait for the next one.' },
  sign_in_expired: { status: 400, message: 'This login took too long. Please start again.' },
  not_signed_in: { status: 401, message: 'Please log in to continue.' },
  wrong_account_type: { status: 403, message: 'This is not available for your account type.' },
  wrong_role: { status: 403, message: 'Your role does not allow this. Please ask an owner.' },
  forbidden: { status: 403, message: 'You do not have permission to do this.' },
  second_person_needed: {
    status: 403,
    message: 'You have already approved this. Another person has to approve it too.',
  },
  last_owner: { status: 409, message: 'This is the last active owner. Make someone else an owner first.' },
  own_account: { status: 403, message: 'You cannot do this to your own account.' },
  link_expired: { status: 403, message: 'This link has expired. Please open it again from its page.' },
  account_suspended: { status: 403, message: 'This account is suspended. Please call the help desk.' },
  second_factor_needed: { status: 403, message: 'Please confirm with the code from your authenticator app.' },
  room_token: { status: 403, message: 'This join link has expired. Please join again.' },
  not_found: { status: 404, message: 'Not found.' },
  feature_off: { status: 404, message: 'This is not available at the moment.' },
  stale: { status: 409, message: 'This has changed since you opened it. Please reload and check again.' },
  payment_confirming: {
    status: 409,
    message: 'Your bank is still confirming this payment. Please do not pay again; we will update you here.',
  },
  already_paid: { status: 409, message: 'This is already paid.' },
  idempotency_conflict: { status: 409, message: 'This request was already sent with different details.' },
  insufficient_funds: { status: 409, message: 'The balance is too low for this.' },
  below_gateway_least: {
    status: 409,
    message: 'Online payments start at ₹1. Please pay this from your wallet; you can add money to it first.',
  },
  hold_lapsed: { status: 409, message: 'The time for this payment is over. Please start again.' },
  mobile_taken: { status: 409, message: 'This mobile number already has an account. Please log in.' },
  already_requested: { status: 409, message: 'You have already requested this. We are working on it.' },
  money_left: {
    status: 409,
    message: 'There is still money in this account. Please spend or withdraw it first, or call the help desk.',
  },
  sessions_left: {
    status: 409,
    message: 'There are upcoming sessions on this account. Please attend or cancel them first.',
  },
  workshops_left: {
    status: 409,
    message:
      'There are tickets or workshops to come on this account. Please give the seats up, or wait until they are over.',
  },
  payment_under_way: {
    status: 409,
    message: 'You have a payment or refund in progress. Please try again when it is complete.',
  },
  already_reviewed: { status: 409, message: 'You have already reviewed this. You can edit your review for some days.' },
  already_replied: { status: 409, message: 'You have already replied to this review.' },
  already_reported: { status: 409, message: 'You have already reported this. Our team will check it.' },
  already_decided: { status: 409, message: 'This has already been decided. Please check the decision.' },
  profile_incomplete: { status: 409, message: 'Please complete the missing details first.' },
  slug_taken: { status: 409, message: 'This slug is already in use. Please choose another one.' },
  view_name_taken: { status: 409, message: 'You already have a view with this name. Please choose another one.' },
  too_many_views: { status: 409, message: 'You have saved 20 views of this list. Please delete one first.' },
  title_taken: { status: 409, message: 'This title is already in use. Please choose another one.' },
  in_use: { status: 409, message: 'This is still in use and cannot be deleted. You can hide it instead.' },
  rate_set_already: { status: 409, message: 'A rate already starts on that day. Please choose another day.' },
  price_changed: { status: 409, message: 'The price has changed. Please check the new total.' },
  membership_changed: { status: 409, message: 'Your membership has changed. Please check what you are buying.' },
  booking_with_other_items: { status: 422, message: 'Please pay for a booking separately.' },
  item_unavailable: { status: 409, message: 'An item in your cart is no longer available.' },
  coupon_code_taken: { status: 409, message: 'A coupon with this code already exists.' },
  coupon_unusable: { status: 409, message: 'This coupon cannot be used for this order.' },
  order_lapsed: { status: 409, message: 'The time to pay for this order has passed. Please order again.' },
  nothing_to_refund: { status: 409, message: 'There is nothing left to refund in this order.' },
  payment_over: { status: 409, message: 'This payment is closed. Please start a new one.' },
  slot_taken: { status: 409, message: 'Sorry, this slot was just booked by someone else.' },
  slot_not_offered: { status: 409, message: 'This slot is not available. Please choose another one.' },
  customer_busy: { status: 409, message: 'You have another session at that time.' },
  hold_limit: { status: 409, message: 'You are already holding several slots. Pay for one or release one first.' },
  refund_waiting: { status: 409, message: 'A refund of this order already waits for a second person.' },
  credit_limit_of_day: {
    status: 409,
    message: 'You can give at most ₹10,000 of promotional credit in 24 hours. Please ask a colleague to give the rest.',
  },
  refund_changed: { status: 409, message: 'The refund amount has changed. Please check it again.' },
  seller_has_time: {
    status: 409,
    message: 'The seller still has time to send it. You can cancel if it is not sent after our last reminder.',
  },
  still_on_its_way: { status: 409, message: 'It may still arrive. You can tell us 3 days after it was sent.' },
  too_late: { status: 409, message: 'It is too late to do this now.' },
  session_not_over: { status: 409, message: 'The session has not ended yet. Mark it as completed after it ends.' },
  too_early: { status: 409, message: 'You cannot join yet.' },
  room_closed: { status: 409, message: 'This call has ended.' },
  seat_taken: { status: 409, message: 'You have joined this call on another device.' },
  showing_taken: { status: 409, message: 'The other side is showing a document. Close it first.' },
  seat_lapsed: { status: 409, message: 'The connection was lost. Please join again.' },
  no_moves_left: { status: 409, message: 'This session cannot be rescheduled again.' },
  time_is_free: {
    status: 409,
    message: 'There is a free slot on these days. Book it now.',
  },
  expert_unavailable: { status: 409, message: 'This expert is not available right now.' },
  blocked_by_you: {
    status: 409,
    message: 'You have blocked this person. Unblock them in your profile settings first.',
  },
  too_many_blocks: { status: 409, message: 'You have blocked too many people. Please unblock some first.' },
  expert_busy: { status: 409, message: 'This expert is on another call. You can join the queue.' },
  expert_free: { status: 409, message: 'This expert is free. You can call now.' },
  in_a_talk: { status: 409, message: 'You are already on a call. Please end it first.' },
  question_taken: { status: 409, message: 'Another expert has accepted this question.' },
  question_in_checkout: {
    status: 409,
    message: 'You have started to pay for this question. To ask someone else, write a new one.',
  },
  question_draft_limit: { status: 409, message: 'You have many drafts. Please send or delete one first.' },
  questions_left: {
    status: 409,
    message: 'There are unanswered questions on this account. Please wait until they are answered or refunded.',
  },
  service_limit: { status: 409, message: 'You have many services. Please delete one you no longer offer first.' },
  package_prices: { status: 422, message: 'Each package must cost more than the one before.' },
  industry_not_yours: { status: 422, message: 'Choose one of your industries.' },
  extension_day: { status: 422, message: 'Choose a day after the current one, at most 90 days later.' },
  services_left: {
    status: 409,
    message: 'There are services in progress on this account. Please finish or cancel them first.',
  },
  talk_over: { status: 409, message: 'This call has ended.' },
  low_balance: { status: 409, message: 'Your balance is too low for this call. Please add money first.' },
  bank_account_known: { status: 409, message: 'You have already added this account.' },
  too_many_bank_accounts: { status: 409, message: 'Please remove an account you no longer use first.' },
  withdrawal_under_way: {
    status: 409,
    message: 'A withdrawal to this account is in progress. Please wait until it is paid.',
  },
  bank_account_unchecked: { status: 409, message: 'The bank has not confirmed this account.' },
  withdrawals_locked: {
    status: 409,
    message: 'Withdrawals are paused for a while after you change your bank account.',
  },
  talk_incomplete: {
    status: 409,
    message: 'To publish a past talk, add its recording. The speaker must be listed too.',
  },
  locker_full: { status: 409, message: 'Your locker is full. Delete files you no longer need and empty the trash.' },
  group_title_taken: { status: 409, message: 'You already have a folder with this name.' },
  too_many_groups: { status: 409, message: 'You have too many folders. Delete one you no longer need first.' },
  pause_not_available: { status: 409, message: 'This membership cannot be paused now, or not for that long.' },
  benefits_used: { status: 409, message: 'You have used a benefit of this membership, so it cannot be cancelled.' },
  gift_card_unknown: { status: 404, message: 'No gift card has this code. Please check it and try again.' },
  gift_card_redeemed: { status: 409, message: 'This gift card has already been redeemed.' },
  gift_card_over: { status: 409, message: 'This gift card is no longer valid.' },
  gift_card_kept: { status: 409, message: 'This gift card can no longer be refunded.' },
  product_limit: { status: 409, message: 'You can have 50 products. Change one of your drafts instead.' },
  gstin_missing: {
    status: 409,
    message: 'Add your GSTIN in your bank details first. Goods can only be sold with one.',
  },
  selling_terms_missing: { status: 409, message: 'Save your delivery terms first.' },
  product_kind_fixed: { status: 409, message: 'A product stays digital or physical. Start a new one instead.' },
  product_reserved: { status: 409, message: 'Customers are paying for some pieces now. Try again in 10 minutes.' },
  address_missing: { status: 409, message: 'Choose a delivery address first.' },
  address_limit: { status: 409, message: 'You can save 10 addresses. Remove one first.' },
  product_photo_limit: { status: 409, message: 'A product can have 8 photos. Remove one first.' },
  product_without_file: { status: 409, message: 'First add the files that customers get.' },
  return_photos: { status: 409, message: 'Please choose photos: JPG, PNG or WebP.' },
  product_file_kind: { status: 409, message: 'Please choose PDF, Word or Excel files.' },
  product_file_unreadable: {
    status: 409,
    message: 'We cannot open this PDF to stamp it. Please save it again without a password and add it once more.',
  },
  product_pages: { status: 409, message: 'A file can have 500 pages at most. Please split it.' },
  product_downloaded: { status: 409, message: 'You have downloaded this product, so it can no longer be refunded.' },
  downloads_used: { status: 409, message: 'You have used all 5 downloads of this file.' },
  package_exists: { status: 409, message: 'You already offer a package with these sessions.' },
  package_limit: { status: 409, message: 'You can offer 10 packages at a time. Withdraw one first.' },
  package_not_cheaper: { status: 409, message: 'A session in a package must cost less than a single one.' },
  no_fee_for_this: { status: 409, message: 'Add a fee for this kind of session to your profile first.' },
  package_over: { status: 409, message: 'Nothing is left of this package.' },
  unused_sessions: {
    status: 409,
    message: 'A package still has sessions that are not booked. Please wait until it is used or cancelled.',
  },
  document_in_dispute: {
    status: 409,
    message: 'This file is part of an open dispute. You can delete it when the dispute is closed.',
  },
  course_incomplete: {
    status: 409,
    message: 'To publish this course, add at least one lesson and a video to each video lesson.',
  },
  course_used: {
    status: 409,
    message: 'You have watched too much of it or passed a quiz. This purchase can no longer be refunded.',
  },
  course_credited: {
    status: 409,
    message: 'This payment was credited to a larger programme. Please refund that programme first.',
  },
  film_length_differs: { status: 409, message: 'Both qualities of a video must have the same length.' },
  too_many_streams: {
    status: 409,
    message: 'Your courses are already playing in two places. Please close one of them first.',
  },
  too_many_notes: { status: 409, message: 'This lesson has as many notes as it can hold. Please delete some first.' },
  too_many_open_questions: {
    status: 409,
    message: 'The trainer has not answered your last questions in this course yet. Please wait for an answer first.',
  },
  too_many_answers: { status: 409, message: 'This question has many answers already. Please ask a new one.' },
  course_unfinished: {
    status: 409,
    message: 'The certificate needs more watch time or a passed quiz. Please finish the course first.',
  },
  certificate_revoked: {
    status: 409,
    message: 'Your certificate for this course was revoked. Please contact the help desk.',
  },
  seats_free: { status: 409, message: 'There are free seats. You can book one now.' },
  seats_sold: { status: 409, message: 'More seats than this are already taken.' },
  workshop_incomplete: {
    status: 409,
    message: 'To publish this workshop, choose a future date, and enter the city and address of a venue.',
  },
  article_incomplete: {
    status: 409,
    message:
      'To publish this article, add a summary, a text and at least one tag, describe its cover picture, and choose a listed author.',
  },
  no_attempts_left: { status: 409, message: 'You have used all attempts at this quiz.' },
  page_incomplete: { status: 409, message: 'To publish this page, write its title and its text in both languages.' },
  no_own_email: { status: 409, message: 'Your account has no email address. Please add one first.' },
  placeholder_unknown: { status: 422, message: 'A word in curly brackets is not known. Please check its spelling.' },
  too_many_fields: { status: 413, message: 'This request has too many fields, or they are nested too deeply.' },
  ...fileProblems,
  invalid: { status: 422, message: 'Please check the marked fields.' },
  calendar_unreadable: { status: 422, message: 'This calendar could not be read.' },
  no_call_then: { status: 422, message: 'Our help desk cannot call at that time. Please choose another time.' },
  gstin_of_another_state: { status: 422, message: 'This GSTIN is for a different state.' },
  day_to_come: { status: 422, message: 'Choose today or an earlier date.' },
  top_up_amount: { status: 422, message: 'This amount cannot be added to the wallet.' },
  below_minimum: { status: 422, message: 'This is below the minimum withdrawal.' },
  gstin_of_another_pan: { status: 422, message: 'This GSTIN is for a different PAN.' },
  mobile_not_registered: { status: 422, message: 'This mobile number is not registered.' },
  pincode_unknown: { status: 422, message: 'PIN code not found. Please enter your city and state.' },
  otp_too_soon: { status: 429, message: 'Please wait a moment before requesting another OTP.' },
  otp_limit: { status: 429, message: 'Too many OTP requests. Please try again later.' },
  number_locked: { status: 429, message: 'Too many wrong OTPs. This number is locked for a while.' },
  second_factor_locked: { status: 429, message: 'Too many wrong codes. Please try again in a while.' },
  too_many_connections: {
    status: 429,
    message: 'This account is open in too many tabs or devices. Please close some.',
  },
  too_many_requests: { status: 429, message: 'Too many requests. Please try again in a while.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  gateway_unavailable: {
    status: 503,
    message: 'The payment gateway is not responding. You were not charged. Please try again.',
  },
  scanner_unavailable: {
    status: 503,
    message: 'We could not check this file for viruses right now. Please try again in a few minutes.',
  },
  unavailable: { status: 503, message: 'We are busy right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ProblemCode = keyof typeof problems

/** The body of every error response. */
export interface ProblemBody {
  message: string
  code: ProblemCode
  errors?: Record<string, string[]>
  /** The mobile number a sign-in problem refers to. */
  mobile?: string
  retryAfterSeconds?: number
  /** When a slot was taken: the nearest free slots, in chronological order. */
  nearest?: { startsAt: string }[]
  /** When the balance is too low: the minimum amount to add. */
  missingPaise?: number
  requestId?: string
}
