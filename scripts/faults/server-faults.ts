import { type Fault, generated, vitest } from './fault.ts'

/** Faults in the contract and the server, across the domains. */
export const serverFaults: readonly Fault[] = [
  {
    name: 'an invoice of another customer can be opened: the owner check is missing',
    file: 'server/src/domains/orders/documents/service.ts',
    find: `  const seen = actor.type === 'admin' || document?.accountId === actor.id`,
    replace: `  const seen = actor.type === 'admin' || document !== undefined`,
    tests: [
      vitest('server/src/domains/orders'),
      generated('POST /api/web/v1/orders/{id}/documents'),
      generated('/document-links'),
    ],
  },
  {
    name: "anyone can mark another account's notification as read",
    file: 'server/src/domains/notifications/bell/queries.ts',
    find: `    .where('id', '=', id)
    .where('account_id', '=', accountId)`,
    replace: `    .where('id', '=', id)`,
    tests: [vitest('server/src/domains/notifications'), generated('/api/web/v1/notices/{id}')],
  },
  {
    name: 'an order of another customer can be read',
    file: 'server/src/domains/orders/views/service.ts',
    find: `  if (order?.buyerId !== buyerId) throw new Problem('not_found')`,
    replace: `  if (!order) throw new Problem('not_found')`,
    tests: [vitest('server/src/domains/orders'), generated('GET /api/web/v1/orders/{id}')],
  },
  {
    name: 'a deletion request of another account can be withdrawn',
    file: 'server/src/domains/accounts/privacy/queries.ts',
    find: `    .set({ state: 'withdrawn', settled_at: now })
    .where('id', '=', id)
    .where('account_id', '=', accountId)`,
    replace: `    .set({ state: 'withdrawn', settled_at: now })
    .where('id', '=', id)`,
    tests: [vitest('server/src/domains/accounts/privacy'), generated('/api/web/v1/deletion-requests/{id}')],
  },
  {
    name: 'a talk of two other people can be read',
    file: 'server/src/domains/talks/views/service.ts',
    find: `  if (!talk || !ownedBy(talk, actor.id, sideOf(actor))) throw new Problem('not_found')`,
    replace: `  if (!talk) throw new Problem('not_found')`,
    tests: [vitest('server/src/domains/talks'), generated('GET /api/web/v1/talks/{id}')],
  },
  {
    name: 'a taken slot returns 400 instead of 409',
    file: 'contract/src/problems.ts',
    find: `  slot_taken: { status: 409,`,
    replace: `  slot_taken: { status: 400,`,
    tests: [vitest('server/src/domains/bookings'), vitest('booking-races.test.ts')],
  },
  {
    name: 'an unknown token counts as a visitor on public endpoints',
    file: 'server/src/platform/http/bind.ts',
    find: `  if (!actor) throw new Problem('not_signed_in')
  return actor
}`,
    replace: `  return actor || undefined
}`,
    tests: [
      vitest('server/src/domains/accounts/sessions/sessions.test.ts'),
      generated('GET /api/web/v1/settings'),
      generated('GET /api/web/v1/mega-menu'),
    ],
  },
  {
    name: 'consultants may call endpoints for customers',
    file: 'server/src/platform/http/bind.ts',
    find: `  if (!([audience].flat() as string[]).includes(actor.type)) throw new Problem('wrong_account_type')`,
    replace: `  if (actor.type !== 'consultant' && !([audience].flat() as string[]).includes(actor.type))
    throw new Problem('wrong_account_type')`,
    tests: [vitest('server/src/domains/wallet'), generated('POST /api/web/v1/talks')],
  },
  {
    name: 'validation errors name the types of the schema library',
    file: 'server/src/platform/http/bind.ts',
    find: `  const result = endpoint.input.safeParse(fields, { error: validationText })`,
    replace: `  const result = endpoint.input.safeParse(fields)`,
    tests: [vitest('contract/src/validation-texts.test.ts'), generated('POST /api/web/v1/enquiry-new')],
  },
  {
    name: 'the PAN is shown almost in full where it must be masked',
    file: 'server/src/domains/payouts/bank-details/rules.ts',
    find: `pan.slice(0, 5)`,
    replace: `pan.slice(0, 9)`,
    tests: [vitest('server/src/domains/payouts/bank-details')],
  },
  {
    name: 'an erased account keeps its email address',
    file: 'server/src/domains/accounts/privacy/queries.ts',
    find: `      email: null,
      pincode: null,`,
    replace: `      pincode: null,`,
    tests: [vitest('server/src/domains/accounts/privacy'), vitest('server/test/generated/personal-data.test.ts')],
  },
  {
    name: 'a booking is read without its lock before it is changed',
    file: 'server/src/domains/bookings/queries.ts',
    find: `  facts(tx).where('bookings.id', '=', id).forUpdate().executeTakeFirst()`,
    replace: `  facts(tx).where('bookings.id', '=', id).executeTakeFirst()`,
    tests: [vitest('server/src/domains/bookings'), vitest('booking-races.test.ts')],
  },
  {
    name: 'an order is read without its lock before it is paid or refunded',
    file: 'server/src/domains/orders/queries.ts',
    find: `    .forNoKeyUpdate()
    .$narrowType<{ state: OrderState }>()`,
    replace: `    .$narrowType<{ state: OrderState }>()`,
    tests: [vitest('server/src/domains/orders')],
  },
  {
    name: 'a withdrawal changes its state from any other',
    file: 'server/src/domains/payouts/withdrawals/queries.ts',
    find: `.set(to).where('id', '=', id).where('state', 'in', from).executeTakeFirst())`,
    replace: `.set(to).where('id', '=', id).executeTakeFirst())`,
    tests: [vitest('server/src/domains/payouts'), vitest('payout-sequences.test.ts')],
  },
  {
    name: 'tax is rounded down instead of half up',
    file: 'server/src/domains/orders/rules.ts',
    find: `  return Number((2n * product + divisor) / (2n * divisor))`,
    replace: `  return Number(product / divisor)`,
    tests: [vitest('server/src/domains/orders')],
  },
  {
    name: 'TDS is deducted from the commission instead of the gross',
    file: 'server/src/domains/orders/earnings/rules.ts',
    find: `  const tdsPaise = take(withRate(grossPaise, rates.tdsBp))`,
    replace: `  const tdsPaise = take(withRate(commission, rates.tdsBp))`,
    tests: [vitest('server/src/domains/orders/earnings')],
  },
  {
    name: 'a late cancellation by the customer is refunded in full',
    file: 'server/src/domains/bookings/rules.ts',
    find: `    { share: 0, until: null },`,
    replace: `    { share: 100, until: null },`,
    tests: [vitest('server/src/domains/bookings')],
  },
  {
    name: 'a begun minute of a talk is charged in full',
    file: 'server/src/domains/talks/meter/rules.ts',
    find: `Math.floor((2 * ratePaise * seconds + 60) / 120)`,
    replace: `ratePaise * Math.ceil(seconds / 60)`,
    tests: [vitest('server/src/domains/talks')],
  },
  {
    name: 'a coupon has no limit per person',
    file: 'server/src/domains/orders/discounts/coupons/rules.ts',
    find: `  if ((terms.usedByPerson ?? 0) >= terms.perPerson) return 'used_by_you'
`,
    replace: '',
    tests: [vitest('server/src/domains/orders')],
  },
  {
    name: 'a coupon can exceed the price of the goods',
    file: 'server/src/domains/orders/discounts/coupons/rules.ts',
    find: `  return Math.min(wanted, mostPaise ?? wanted, subtotalPaise)`,
    replace: `  return Math.min(wanted, mostPaise ?? wanted)`,
    tests: [vitest('server/src/domains/orders')],
  },
  {
    name: 'an OTP can be guessed without limit',
    file: 'server/src/domains/accounts/otp/rules.ts',
    find: ` && code.wrongTries < wrongTriesAllowed`,
    replace: '',
    tests: [vitest('server/src/domains/accounts'), vitest('otp-attack.test.ts')],
  },
  {
    name: 'a session that has ended is still signed in',
    file: 'server/src/domains/accounts/sessions/queries.ts',
    find: `where s.token_hash = $1 and s.ended_at is null and`,
    replace: `where s.token_hash = $1 and`,
    tests: [vitest('server/src/domains/accounts/sessions'), generated('GET /api/mobile/v1/get-user-details')],
  },
  {
    name: 'a second factor stays fresh for fifteen hours',
    file: 'server/src/domains/accounts/staff/second-factor/rules.ts',
    find: `export const FRESH_SECONDS = 900`,
    replace: `export const FRESH_SECONDS = 54_000`,
    tests: [vitest('server/src/domains/accounts/staff'), generated('PUT /api/web/v1/admin/settings/{key}')],
  },
  {
    name: 'an idempotency key returns the response of a different request',
    file: 'server/src/platform/http/idempotency.ts',
    find: `  if (!bodyHash.equals(stored.bodyHash)) throw new Problem('idempotency_conflict')
`,
    replace: '',
    tests: [vitest('server/src/platform/http/idempotency.test.ts')],
  },
  {
    name: 'a signed link works after it has expired',
    file: 'server/src/platform/http/signed-urls.ts',
    find: `  if (Number(expires) * 1000 <= now.getTime()) throw new Problem('link_expired')
`,
    replace: '',
    tests: [vitest('server/src/platform/http/signed-urls.test.ts')],
  },
  {
    name: 'the minimum notice of a consultant is ignored',
    file: 'server/src/domains/availability/slots/rules.ts',
    find: `  const earliestMs = nowMs + plan.noticeMinutes * MINUTE_MS`,
    replace: `  const earliestMs = nowMs`,
    tests: [vitest('server/src/domains/availability')],
  },
  {
    name: 'hidden and uncounted reviews count in the displayed rating',
    file: 'server/src/domains/reviews/queries.ts',
    find: `    .where('consultant_id', '=', consultantId)
    .where('counted', '=', true)
    .groupBy('rating')`,
    replace: `    .where('consultant_id', '=', consultantId)
    .groupBy('rating')`,
    tests: [vitest('server/src/domains/reviews')],
  },
  {
    name: 'a lost participant stays in the call',
    file: 'server/src/domains/calls/rules.ts',
    find: `  Math.abs(now.getTime() - seenAt.getTime()) >= LEASE_MS`,
    replace: `  Math.abs(now.getTime() - seenAt.getTime()) >= 100 * LEASE_MS`,
    tests: [vitest('server/src/domains/calls')],
  },
]
