import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '#server/platform/process/config.ts'
import { sameBytes } from '#server/platform/security/secrets.ts'
import {
  type AccountCheck,
  type PayoutFact,
  type PayoutProvider,
  PayoutProviderFailure,
  PayoutRefused,
} from './provider.ts'

const TIMEOUT_MS = 15_000

const WithId = z.object({ id: z.string() })
const Validation = z.object({
  id: z.string(),
  status: z.string(),
  results: z.object({ account_status: z.string().nullish(), registered_name: z.string().nullish() }).nullish(),
})
const Payout = z.object({
  id: z.string(),
  status: z.string(),
  utr: z.string().nullish(),
  reference_id: z.string().nullish(),
  failure_reason: z.string().nullish(),
  status_details: z.object({ description: z.string().nullish() }).nullish(),
})
const Refusal = z.object({ error: z.object({ description: z.string(), field: z.string().nullish() }) })
const Notice = z.object({
  event: z.string(),
  created_at: z.number().optional(),
  payload: z.object({ payout: z.object({ entity: Payout }) }),
})

/** RazorpayX: contacts, fund accounts and their validation, payouts by IMPS or NEFT, signed webhooks. */
export function createRazorpayX(config: NonNullable<Config['razorpayX']>): PayoutProvider {
  const authorization = `Basic ${Buffer.from(`${config.keyId}:${config.keySecret}`).toString('base64')}`

  async function call<T extends z.ZodType>(reply: T, path: string, body?: object, key?: string): Promise<z.output<T>> {
    const answer = await fetch(`${config.url}${path}`, {
      method: body ? 'POST' : 'GET',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'x-payout-idempotency': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: Error) => {
      throw new PayoutProviderFailure(`RazorpayX was out of reach: ${error.name}`)
    })
    const said = await answer.json().catch(() => undefined)
    const refusal = answer.status === 400 && path === '/payouts' ? refusalIn(said) : undefined
    if (refusal) throw new PayoutRefused(refusal)
    if (!answer.ok) throw new PayoutProviderFailure(`RazorpayX answered ${answer.status} to ${path}`)
    const read = reply.safeParse(said)
    if (!read.success) throw new PayoutProviderFailure(`RazorpayX answered ${path} with an unknown format`)
    return read.data
  }

  async function accountOf({ known, owner, holder, ifsc, number, reference }: Parameters<PayoutProvider['check']>[0]) {
    if (known.accountId) return known.accountId
    const contact = { name: owner.name, contact: owner.mobile, type: 'vendor', reference_id: owner.reference }
    const { id } = await call(WithId, '/contacts', contact)
    const bank_account = { name: holder, ifsc, account_number: number }
    return (
      await call(WithId, '/fund_accounts', { contact_id: id, account_type: 'bank_account', bank_account }, reference)
    ).id
  }

  return {
    name: 'razorpayx',
    async check(account) {
      const accountId = await accountOf(account)
      const { checkId } = account.known
      const validation = checkId
        ? await call(Validation, `/fund_accounts/validations/${checkId}`)
        : await call(Validation, '/fund_accounts/validations', {
            account_number: config.accountNumber,
            fund_account: { id: accountId },
            amount: 100,
            currency: 'INR',
            notes: { reference: account.reference },
          })
      return { accountId, ...checkOf(validation) }
    },
    async send({ key, accountId, paise, reference, narration }) {
      const payout = await call(
        Payout,
        '/payouts',
        {
          account_number: config.accountNumber,
          fund_account_id: accountId,
          amount: paise,
          currency: 'INR',
          // IMPS allows up to 5 lakh at any hour; above that NEFT is used, in its batches.
          mode: paise <= 50_000_000 ? 'IMPS' : 'NEFT',
          purpose: 'payout',
          queue_if_low_balance: true,
          reference_id: reference,
          narration,
        },
        key,
      )
      return factOf(payout)
    },
    find: async (payoutId) => factOf(await call(Payout, `/payouts/${payoutId}`)),
    read(body, signature) {
      const proved = config.webhookSecrets.some((secret) => {
        const right = createHmac('sha256', secret).update(body).digest('hex')
        return signature !== undefined && sameBytes(Buffer.from(signature), Buffer.from(right))
      })
      if (!proved) return 'forged'
      const read = Notice.safeParse(parsed(body))
      if (!read.success || !read.data.event.startsWith('payout.')) return 'other'
      const { entity } = read.data.payload.payout
      const reference = entity.reference_id ? { reference: entity.reference_id } : {}
      return { ...factOf(entity), eventId: `${entity.id} ${entity.status}`, ...reference }
    },
  }
}

/** Problems with the account itself, as texts a consultant can act on. */
const REFUSALS: [RegExp, string][] = [
  [/clos|dormant|inactive|not active/i, 'The account is closed or not in use.'],
  [/frozen|froze|block/i, 'The account is blocked at the bank.'],
  [/ifsc/i, 'The bank could not find this IFSC.'],
  [/fund.?account|beneficiary|account number|id provided does not exist/i, 'The bank could not find this account.'],
]

/**
 * Only problems of the account end a payout. With any other error (our own settings, a key reused with other data) it
 * may have been paid already, or may be fixed: it is retried, and staff are notified.
 */
function refusalIn(said: unknown): string | undefined {
  const read = Refusal.safeParse(said)
  if (!read.success || /idempoten/i.test(read.data.error.description)) return undefined
  const { description, field } = read.data.error
  return REFUSALS.find(([words]) => words.test(`${field ?? ''} ${description}`))?.[1]
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

function checkOf({ id, status, results }: z.output<typeof Validation>): Omit<AccountCheck, 'accountId'> {
  const bankName = results?.registered_name ? { bankName: results.registered_name } : {}
  if (status === 'completed') {
    if (results?.account_status === 'active') return { checkId: id, state: 'verified', ...bankName }
    return { checkId: id, state: 'refused', reason: 'The bank could not find this account.', ...bankName }
  }
  if (status === 'failed') return { checkId: id, state: 'refused', reason: 'The bank could not verify this account.' }
  return { checkId: id, state: 'checking' }
}

const OVER = new Set(['rejected', 'failed', 'reversed', 'cancelled'])

function factOf({ id, status, utr, failure_reason, status_details }: z.output<typeof Payout>): PayoutFact {
  const reason = failure_reason ?? status_details?.description ?? 'The bank returned the payment.'
  if (OVER.has(status)) return { payoutId: id, state: 'failed', reason, ...(utr && { utr }) }
  return { payoutId: id, state: status === 'processed' ? 'paid' : 'sending', ...(utr && { utr }) }
}
