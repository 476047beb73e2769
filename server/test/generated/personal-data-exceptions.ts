const BOOKS = 'ledger: tax and company law require it for eight years; it contains only the account id'
const STAFF =
  'records which staff member decided; staff accounts are removed by a command, and the record stays for the audit'
const STAFF_SIGN_IN = 'sign-in of staff, whose accounts are removed with `staff remove`'
const COURSE = 'published by the platform; the name shown is that of the emptied account'
const DERIVED = 'derived from the profile and the hours, which are exported and erased'

/**
 * Columns that identify a person in tables which an export does not contain, or which a deletion does not erase. A new
 * table with personal data is either registered by its domain (`registerPersonalData`) or listed here with the reason.
 */
export const EXCEPTIONS: Record<string, { notExported?: string; notErased?: string }> = {
  'authorisations.buyer_id': { notExported: 'the talk and the order it led to are exported', notErased: BOOKS },
  'bank_locks.consultant_id': { notExported: 'when the block of withdrawals after a bank change ends' },
  'booking_credits.decided_by': { notExported: STAFF, notErased: STAFF },
  'booking_extensions.consultant_id': { notErased: BOOKS },
  'booking_extensions.customer_id': { notErased: BOOKS },
  'busy_times.consultant_id': { notExported: 'copied from an external calendar, whose address is exported' },
  'consultant_name_keys.consultant_id': { notExported: DERIVED, notErased: DERIVED },
  'course_enrolments.account_id': { notExported: 'access by a purchase that is exported', notErased: BOOKS },
  'courses.consultant_id': { notErased: COURSE },
  'coupon_people.account_id': {
    notExported: 'a counter of the coupon uses that are exported',
    notErased: 'a coupon stays used; contains only the account id',
  },
  'coupon_uses.account_id': { notErased: BOOKS },
  'coupons.created_by': { notExported: STAFF, notErased: STAFF },
  'documents.account_id': { notErased: 'invoices and credit notes: tax law requires them as issued for eight years' },
  'earning_charges.consultant_id': { notErased: BOOKS },
  'earning_reversals.consultant_id': { notErased: BOOKS },
  'earnings.consultant_id': { notErased: BOOKS },
  'ledger_accounts.owner_id': { notErased: BOOKS },
  'ledger_holds.owner_id': { notExported: 'money held for a talk or booking that is exported', notErased: BOOKS },
  'film_plays.account_id': { notExported: 'open players; swept after a day' },
  'learner_clocks.account_id': { notExported: 'up to when watch time was counted' },
  'learning_purchases.account_id': { notErased: BOOKS },
  'articles.consultant_id': {
    notErased: 'published by the platform; without a listed author an article is no longer shown',
  },
  'library_talks.consultant_id': {
    notErased: 'published by the platform; the name shown is that of the emptied account',
  },
  'locker_accesses.reader_id': {
    notErased: 'the access log of the document’s owner; the name shown is that of the emptied account',
  },
  'next_free_times.consultant_id': { notExported: DERIVED, notErased: DERIVED },
  'order_lines.consultant_id': { notErased: BOOKS },
  'order_lines.supplier_id': { notErased: BOOKS },
  'packages.account_id': { notErased: BOOKS },
  'packages.consultant_id': { notErased: BOOKS },
  'payments.account_id': { notErased: BOOKS },
  'product_purchases.account_id': { notErased: BOOKS },
  'plan_versions.created_by': { notErased: STAFF },
  'presence_leases.consultant_id': { notExported: 'current online status' },
  'presences.consultant_id': { notExported: 'current online status' },
  'question_prices.changed_by': { notExported: STAFF, notErased: STAFF },
  'rates.set_by': { notExported: STAFF, notErased: STAFF },
  'room_visits.account_id': { notErased: 'attendance record on which no-shows and refunds were decided; times only' },
  'second_factors.account_id': { notExported: STAFF_SIGN_IN, notErased: STAFF_SIGN_IN },
  'staff_tickets.account_id': { notExported: STAFF_SIGN_IN, notErased: STAFF_SIGN_IN },
  'tax_identities.account_id': { notErased: 'PAN and GSTIN, encrypted: tax was deducted and reported under them' },
  'top_ups.account_id': { notErased: BOOKS },
  'withdrawals.consultant_id': { notErased: BOOKS },
  'workshop_purchases.account_id': { notErased: BOOKS },
  'workshop_scans.scanned_by': { notExported: STAFF, notErased: STAFF },
  'workshops.consultant_id': { notErased: COURSE },
  'withdrawals.decided_by': { notErased: STAFF },
  'withdrawals.first_approved_by': { notErased: STAFF },
}

const AUDIT =
  'the audit log: accountability for what staff did; entries are chained by hash and cannot be changed. Mobile numbers and email addresses are masked when an entry is written'

const TITLE = 'the title of the item, as on the invoice, which names the consultant'

/** Columns in which a deleted person's name or texts may remain, with the reason. */
export const TEXT_EXCEPTIONS: Record<string, string> = {
  'audit_entries.reason': AUDIT,
  'audit_entries.words': AUDIT,
  'demo_inbox.body': 'demo only: replaces phones and mailboxes of other people; swept by age',
  'demo_inbox.subject': 'demo only: replaces phones and mailboxes of other people; swept by age',
  'idempotency_keys.answer': 'responses to other people, for repeated requests; swept after 48 hours',
  'documents.body': 'invoices and credit notes: tax law requires them as issued for eight years',
  'order_lines.title_english': TITLE,
  'order_lines.title_hindi': TITLE,
  'reviews.comment': 'a published review stays without its author’s name, because others relied on it',
}

const CODE = 'a code or key generated by the server; not user input'
const GATEWAY = 'an identifier at the payment provider, needed for refunds and disputes'
const STAFF_TEXT = 'written by staff about an amount; contains no personal data besides the account id'
const TALK = 'a recorded talk that the platform published under a contract; a withdrawal takes it down'
const ARTICLE = 'an article that the platform edited and published; without a listed author it is no longer shown'
const OFFER = 'written by staff and public; contains no personal data'

/**
 * Free-text columns in tables which a deletion does not change (`notErased` above), with the reason why nothing a
 * person wrote remains in them, or may remain.
 */
export const RETAINED_TEXTS: Record<string, string> = {
  'articles.cover': CODE,
  'articles.cover_alt': ARTICLE,
  'articles.drawing': CODE,
  'articles.html': ARTICLE,
  'articles.slug': ARTICLE,
  'articles.summary': ARTICLE,
  'articles.tags': ARTICLE,
  'articles.tint': CODE,
  'articles.title': ARTICLE,
  'authorisations.kind': CODE,
  'consultant_name_keys.key': DERIVED,
  'coupons.code': OFFER,
  'coupons.item_types': CODE,
  'coupons.title_english': OFFER,
  'coupons.title_hindi': OFFER,
  'courses.drawing': CODE,
  'courses.languages': CODE,
  'courses.outcomes_english': OFFER,
  'courses.outcomes_hindi': OFFER,
  'courses.slug': OFFER,
  'courses.summary_english': OFFER,
  'courses.summary_hindi': OFFER,
  'courses.tint': CODE,
  'courses.title_english': OFFER,
  'courses.title_hindi': OFFER,
  'courses.withdrawn_reason': STAFF_TEXT,
  'documents.body': TEXT_EXCEPTIONS['documents.body']!,
  'documents.number': CODE,
  'documents.year': CODE,
  'earning_charges.key': CODE,
  'earning_charges.kind': CODE,
  'earning_charges.title_english': TITLE,
  'earning_charges.title_hindi': TITLE,
  'earning_reversals.key': CODE,
  'earnings.kind': CODE,
  'earnings.title_english': TITLE,
  'earnings.title_hindi': TITLE,
  'ledger_accounts.kind': CODE,
  'ledger_holds.key': CODE,
  'library_talks.about_english': TALK,
  'library_talks.about_hindi': TALK,
  'library_talks.drawing': CODE,
  'library_talks.languages': CODE,
  'library_talks.live_url': TALK,
  'library_talks.poster': TALK,
  'library_talks.recording_key': CODE,
  'library_talks.recording_mark': CODE,
  'library_talks.recording_name': TALK,
  'library_talks.slug': TALK,
  'library_talks.tint': CODE,
  'library_talks.title_english': TALK,
  'library_talks.title_hindi': TALK,
  'library_talks.withdrawn_reason': STAFF_TEXT,
  'locker_accesses.subject_kind': CODE,
  'order_lines.kind': CODE,
  'order_lines.place_code': CODE,
  'order_lines.tax_code': CODE,
  'order_lines.title_english': TITLE,
  'order_lines.title_hindi': TITLE,
  'packages.mode': CODE,
  'payments.attempt_id': GATEWAY,
  'payments.failure_reason': CODE,
  'payments.provider_customer_id': GATEWAY,
  'payments.provider_order_id': GATEWAY,
  'payments.provider_payment_id': GATEWAY,
  'payments.provider_token_id': GATEWAY,
  'plan_versions.suits_english': OFFER,
  'plan_versions.suits_hindi': OFFER,
  'plan_versions.title_english': OFFER,
  'plan_versions.title_hindi': OFFER,
  'rates.reason': STAFF_TEXT,
  'second_factors.secret': STAFF_SIGN_IN,
  'staff_tickets.token_hash': STAFF_SIGN_IN,
  'tax_identities.gstin': EXCEPTIONS['tax_identities.account_id']!.notErased!,
  'tax_identities.gstin_masked': EXCEPTIONS['tax_identities.account_id']!.notErased!,
  'tax_identities.pan': EXCEPTIONS['tax_identities.account_id']!.notErased!,
  'tax_identities.pan_masked': EXCEPTIONS['tax_identities.account_id']!.notErased!,
  'withdrawals.last_fault': CODE,
  'withdrawals.note': STAFF_TEXT,
  'withdrawals.provider': CODE,
  'withdrawals.provider_payout_id': GATEWAY,
  'withdrawals.utr': GATEWAY,
  'workshops.about_english': OFFER,
  'workshops.about_hindi': OFFER,
  'workshops.agenda': OFFER,
  'workshops.cancelled_reason': STAFF_TEXT,
  'workshops.city_english': OFFER,
  'workshops.city_hindi': OFFER,
  'workshops.directions_english': OFFER,
  'workshops.directions_hindi': OFFER,
  'workshops.drawing': CODE,
  'workshops.included_english': OFFER,
  'workshops.included_hindi': OFFER,
  'workshops.languages': CODE,
  'workshops.meeting_url': OFFER,
  'workshops.slug': OFFER,
  'workshops.tint': CODE,
  'workshops.title_english': OFFER,
  'workshops.title_hindi': OFFER,
  'workshops.venue_english': OFFER,
  'workshops.venue_hindi': OFFER,
}
