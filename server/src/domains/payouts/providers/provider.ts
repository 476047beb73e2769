/** The result of verifying an account with its bank. */
export interface AccountCheck {
  /** The provider's id of the account. */
  accountId: string
  checkId: string | null
  state: 'checking' | 'verified' | 'refused'
  /** The account holder's name at the bank. */
  bankName?: string
  /** A text a consultant can act on. */
  reason?: string
}

export interface AccountToCheck {
  /** Ours, the same across attempts. */
  reference: string
  number: string
  ifsc: string
  holder: string
  owner: { reference: string; name: string; mobile: string }
  known: { accountId: string | null; checkId: string | null }
}

export interface PayoutFact {
  payoutId: string
  state: 'sending' | 'paid' | 'failed'
  utr?: string
  reason?: string
}

/** For a payout whose response was lost only our own reference identifies it. */
type PayoutNotice = PayoutFact & { eventId: string; reference?: string }

export interface PayoutToSend {
  /** The same across attempts: the provider pays it once. */
  key: string
  accountId: string
  paise: number
  reference: string
  narration: string
}

/** The provider of bank payouts. Every call is idempotent. */
export interface PayoutProvider {
  name: 'test' | 'razorpayx'
  check(account: AccountToCheck, now: Date): Promise<AccountCheck>
  send(payout: PayoutToSend, now: Date): Promise<PayoutFact>
  find(payoutId: string, now: Date): Promise<PayoutFact>
  /** The content of a webhook with a valid signature; otherwise whether it is forged or irrelevant. */
  read(body: Buffer, signature: string | undefined): PayoutNotice | 'forged' | 'other'
}

/** The provider was unreachable or did not understand; a retry may succeed. */
export class PayoutProviderFailure extends Error {}

/** Nothing was sent and nothing will be: the account cannot be paid. The message is for the consultant. */
export class PayoutRefused extends Error {}

declare module '#server/platform/services.ts' {
  interface Services {
    /** The payout provider; absent if none is configured. */
    payoutProvider: PayoutProvider | undefined
  }
}
