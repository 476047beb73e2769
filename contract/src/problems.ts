/** Every way a call can fail, with its status and what a person reads. Services throw these by name and speak no HTTP. */
export const problems = {
  malformed: { status: 400, message: 'The request could not be read.' },
  signature_wrong: { status: 400, message: 'This answer of the payment gateway is not genuine.' },
  idempotency_key_missing: { status: 400, message: 'This request needs an Idempotency-Key header.' },
  mobile_malformed: {
    status: 400,
    message: 'Enter a 10-digit Indian mobile number. It begins with 6, 7, 8 or 9.',
  },
  invalid_otp: { status: 400, message: 'Invalid OTP! Please try again.' },
  otp_expired: { status: 400, message: 'This OTP has expired. Please ask for a new one.' },
  second_factor_wrong: { status: 400, message: 'This code is not right. Enter the one your app shows now.' },
  second_factor_used: { status: 400, message: 'This code was used already. Wait for the next one.' },
  sign_in_expired: { status: 400, message: 'This login took too long. Please start again.' },
  not_signed_in: { status: 401, message: 'Please log in to continue.' },
  wrong_account_type: { status: 403, message: 'This is not available for your account type.' },
  forbidden: { status: 403, message: 'You may not do this.' },
  own_account: { status: 403, message: 'You cannot do this to your own account.' },
  link_expired: { status: 403, message: 'This link has expired. Please open it again from its page.' },
  account_suspended: { status: 403, message: 'This account is suspended. Please call the help desk.' },
  second_factor_needed: { status: 403, message: 'Please confirm this with the code of your authenticator app.' },
  room_token: { status: 403, message: 'This way into the room has lapsed. Please come in again.' },
  not_found: { status: 404, message: 'We could not find what you asked for.' },
  stale: { status: 409, message: 'This has changed in the meantime. Please look again.' },
  payment_confirming: {
    status: 409,
    message: 'Your bank is still confirming this payment. Please do not pay again; we will update you here.',
  },
  already_paid: { status: 409, message: 'This is already paid.' },
  idempotency_conflict: { status: 409, message: 'This request was already sent with other details.' },
  insufficient_funds: { status: 409, message: 'There is not enough money for this.' },
  below_gateway_least: {
    status: 409,
    message: 'Banks take ₹1 and more. Please pay this from your wallet; you can add money to it first.',
  },
  hold_lapsed: { status: 409, message: 'The time for this payment is over. Please start again.' },
  mobile_taken: { status: 409, message: 'This mobile number already has an account. Please log in.' },
  already_requested: { status: 409, message: 'You have already asked for this. It is being worked on.' },
  money_left: {
    status: 409,
    message: 'There is still money on this account. Please spend or withdraw it first, or call the help desk.',
  },
  sessions_left: {
    status: 409,
    message: 'There are still sessions to come on this account. Please hold or cancel them first.',
  },
  payment_under_way: {
    status: 409,
    message: 'A payment or a refund of yours is still under way. Please ask again when it is done.',
  },
  already_decided: { status: 409, message: 'Somebody has decided this already. Please look at what they decided.' },
  profile_incomplete: { status: 409, message: 'Please add what is still missing first.' },
  slug_taken: { status: 409, message: 'Another entry has this slug already. Please choose a different one.' },
  in_use: { status: 409, message: 'This is still in use and cannot be deleted. You can hide it instead.' },
  rate_set_already: { status: 409, message: 'A rate is set from that day already. Please choose another day.' },
  price_changed: { status: 409, message: 'The price has changed. Please look at the new total.' },
  booking_with_other_items: { status: 422, message: 'Please pay for a booking separately.' },
  item_unavailable: { status: 409, message: 'Something in your cart cannot be bought any more.' },
  coupon_code_taken: { status: 409, message: 'There is a coupon with this code already.' },
  coupon_unusable: { status: 409, message: 'This coupon cannot be used for this order.' },
  order_lapsed: { status: 409, message: 'The time to pay this order is over. Please order again.' },
  nothing_to_refund: { status: 409, message: 'Nothing of this order can be refunded any more.' },
  payment_over: { status: 409, message: 'This payment is over. Please start a new one.' },
  slot_taken: { status: 409, message: 'Somebody was faster: this time has just been taken.' },
  slot_not_offered: { status: 409, message: 'This time is not offered. Please choose another one.' },
  customer_busy: { status: 409, message: 'You have another session at that time.' },
  hold_limit: { status: 409, message: 'You are holding several times already. Pay for one or let one go first.' },
  refund_changed: { status: 409, message: 'The refund has changed in the meantime. Please look at it again.' },
  too_late: { status: 409, message: 'It is too late for this.' },
  session_not_over: { status: 409, message: 'The session is not over yet. Mark it as done once it has ended.' },
  too_early: { status: 409, message: 'The room is not open yet.' },
  room_closed: { status: 409, message: 'This call is over.' },
  seat_taken: { status: 409, message: 'You have joined this call in another place.' },
  seat_lapsed: { status: 409, message: 'The connection to this call was lost. Please come in again.' },
  no_moves_left: { status: 409, message: 'This session was moved as often as it can be.' },
  time_is_free: {
    status: 409,
    message: 'There is a free time in these days already. Book it before somebody else does.',
  },
  expert_unavailable: { status: 409, message: 'This expert cannot be rung right now.' },
  expert_busy: { status: 409, message: 'This expert is on another call. You can wait in line.' },
  expert_free: { status: 409, message: 'This expert is free. You can ring now.' },
  in_a_talk: { status: 409, message: 'You are in a call already. End it first.' },
  talk_over: { status: 409, message: 'This call is over.' },
  low_balance: { status: 409, message: 'Your balance is too low for this talk. Please add money first.' },
  bank_account_known: { status: 409, message: 'You have added this account already.' },
  too_many_bank_accounts: { status: 409, message: 'Remove an account you no longer use first.' },
  withdrawal_under_way: {
    status: 409,
    message: 'A withdrawal is on its way to this account. Wait until it has arrived.',
  },
  bank_account_unchecked: { status: 409, message: 'The bank has not confirmed this account.' },
  withdrawals_locked: { status: 409, message: 'Withdrawals are locked for a while after a change of bank account.' },
  talk_incomplete: {
    status: 409,
    message: 'A talk that has begun needs its recording, and its speaker must be listed, before it can be published.',
  },
  upload_protocol: { status: 412, message: 'This upload needs version 1.0.0 of the tus protocol.' },
  too_large: { status: 413, message: 'This is too large.' },
  too_many_fields: { status: 413, message: 'This request has too many fields, or they are nested too deeply.' },
  unsupported_type: { status: 415, message: 'This kind of content is not accepted.' },
  unsupported_image: { status: 415, message: 'Please choose a JPEG, PNG or WebP picture.' },
  picture_too_narrow: { status: 422, message: 'This picture is too long and narrow. Please crop it first.' },
  too_many_pixels: { status: 413, message: 'This picture has too many pixels. Please choose a smaller one.' },
  unsupported_film: { status: 415, message: 'Please choose an MP4 film with H.264 pictures; every phone plays it.' },
  range_beyond_end: { status: 416, message: 'This part lies outside the file.' },
  captions_unreadable: { status: 422, message: 'These captions are not WebVTT, or one of their times is wrong.' },
  invalid: { status: 422, message: 'Please check the marked fields.' },
  calendar_unreadable: { status: 422, message: 'This calendar could not be read.' },
  no_call_then: { status: 422, message: 'The help desk cannot call at that time. Please choose another one.' },
  gstin_of_another_state: { status: 422, message: 'This GSTIN belongs to another state than the one chosen.' },
  day_to_come: { status: 422, message: 'This day has not come yet.' },
  top_up_amount: { status: 422, message: 'This amount cannot be added to the wallet.' },
  below_minimum: { status: 422, message: 'This is less than the least that can be withdrawn.' },
  gstin_of_another_pan: { status: 422, message: 'This GSTIN belongs to another PAN.' },
  mobile_not_registered: { status: 422, message: 'This mobile number is not registered.' },
  pincode_unknown: { status: 422, message: 'We do not know this PIN code. Please enter city and state.' },
  otp_too_soon: { status: 429, message: 'Please wait a moment before asking for another OTP.' },
  otp_limit: { status: 429, message: 'Too many OTPs were asked for. Please try again later.' },
  number_locked: { status: 429, message: 'Too many wrong OTPs. This number is locked for a while.' },
  second_factor_locked: { status: 429, message: 'Too many wrong codes. Please try again in a while.' },
  too_many_connections: { status: 429, message: 'This account is open in too many places. Please close some of them.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please try again in a while.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  gateway_unavailable: {
    status: 503,
    message: 'The payment gateway does not answer. Nothing was charged. Please try again.',
  },
  unavailable: { status: 503, message: 'We are busy right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ProblemCode = keyof typeof problems

/** The body of every answer that is not a success. */
export interface ProblemBody {
  message: string
  code: ProblemCode
  errors?: Record<string, string[]>
  /** The mobile a sign-in problem speaks of. */
  mobile?: string
  retryAfterSeconds?: number
  /** Of a slot that was taken: the free ones nearest to it, in the order of time. */
  nearest?: { startsAt: string }[]
  /** Of a balance that is too low: how much has to be added at least. */
  missingPaise?: number
  requestId?: string
}
