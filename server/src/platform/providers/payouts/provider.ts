/** What became of looking an account up at its bank. */
export interface AccountCheck {
  /** How the provider knows the account from now on. */
  accountId: string
  checkId: string | null
  state: 'checking' | 'verified' | 'refused'
  /** The name the bank has. */
  bankName?: string
  /** In words a consultant can act on. */
  reason?: string
}

export interface AccountToCheck {
  /** Ours, the same over all tries. */
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

/** Of a payout whose answer was lost only our own reference tells which it is. */
type PayoutNotice = PayoutFact & { eventId: string; reference?: string }

export interface PayoutToSend {
  /** The same over all tries: the provider pays it once. */
  key: string
  accountId: string
  paise: number
  reference: string
  narration: string
}

/** Who moves the platform's money to people's banks. Every call may be made again. */
export interface PayoutProvider {
  name: 'test' | 'razorpayx'
  check(account: AccountToCheck, now: Date): Promise<AccountCheck>
  send(payout: PayoutToSend, now: Date): Promise<PayoutFact>
  find(payoutId: string, now: Date): Promise<PayoutFact>
  /** What a notice says, once its signature is proved; undefined when it is forged or about something else. */
  read(body: Buffer, signature: string | undefined): PayoutNotice | 'forged' | 'other'
}

/** The provider could not be reached or did not understand; the next try may pass. */
export class PayoutProviderFailure extends Error {}

/** Nothing was sent and nothing ever will be: the account cannot be paid. The message is for the consultant to read. */
export class PayoutRefused extends Error {}
