import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, Otp } from '../fields.ts'
import { isGstin, isPan } from '../orders/tax-ids.ts'
import { ACCOUNT_NUMBER_PATTERN, isIfsc } from './banks.ts'

const upper = (text: string) => text.replaceAll(/\s/g, '').toUpperCase()
const Ifsc = z.string().max(30).transform(upper).refine(isIfsc, 'Enter the IFSC of your branch, such as HDFC0000007.')
/** People type account numbers in groups. */
const AccountNumber = z
  .string()
  .max(40)
  .transform((text) => text.replaceAll(/[\s-]/g, ''))
  .refine((number) => ACCOUNT_NUMBER_PATTERN.test(number), 'Enter 9 to 18 digits.')
const Pan = z.string().max(30).transform(upper).refine(isPan, 'Enter a PAN such as ABCPK1234M.')
const Gstin = z
  .string()
  .max(40)
  .transform(upper)
  .refine(isGstin, 'This GSTIN has a mistake in it. Please check each character.')

export const BankAccountState = z.enum(['checking', 'verified', 'refused'])
export const BankAccountKind = z.enum(['savings', 'current'])

export const BankAccount = z.object({
  id: Id,
  kind: BankAccountKind,
  holder: z.string(),
  ifsc: z.string(),
  bank: z.string(),
  /** The last four digits; the rest is never returned. */
  ending: z.string(),
  state: BankAccountState,
  /** The account holder's name at the bank if it differs, or the reason for a refusal. */
  bankSays: z.string().nullable(),
  addedAt: Instant,
})

export const BankDetails = z.object({
  accounts: z.array(BankAccount),
  /** Withdrawals are blocked until then because a bank account was changed recently. */
  lockedUntil: Instant.nullable(),
  lockHours: z.int(),
  /** Masked for display: ABCPK····M. */
  pan: z.string().nullable(),
  gstin: z.string().nullable(),
  /** Deduction rates with and without a PAN, in hundredths of a percent. */
  tdsBp: z.int(),
  tdsWithoutPanBp: z.int(),
})

const otpProblems = ['invalid_otp', 'otp_expired', 'number_locked'] as const
const limit = { per: 'account', max: 30, seconds: 3600 } as const

export const getBankDetails = endpoint({
  method: 'GET',
  path: '/api/web/v1/bank-details',
  summary: 'Returns the caller’s bank accounts and tax numbers, masked.',
  for: 'consultant',
  input: z.object({}),
  reply: BankDetails,
})

export const addBankAccount = endpoint({
  method: 'POST',
  path: '/api/web/v1/bank-details/accounts',
  summary:
    'Adds a bank account, verified by a fresh OTP. The name is checked with the bank, and withdrawals are blocked for a day.',
  for: 'consultant',
  input: z
    .object({
      otp: Otp,
      kind: BankAccountKind,
      number: AccountNumber,
      numberAgain: AccountNumber,
      ifsc: Ifsc,
      holder: Line(120),
    })
    .refine(({ number, numberAgain }) => number === numberAgain, {
      path: ['numberAgain'],
      message: 'The two numbers do not match.',
    }),
  reply: BankDetails,
  message: 'Account added',
  status: 201,
  problems: [...otpProblems, 'bank_account_known', 'too_many_bank_accounts'],
  limit,
})

export const removeBankAccount = endpoint({
  method: 'POST',
  path: '/api/web/v1/bank-details/accounts/{id}/removals',
  summary: 'Removes a bank account, verified by a fresh OTP.',
  for: 'consultant',
  input: z.object({ id: IdInPath, otp: Otp }),
  ids: { id: 'bank account' },
  reply: BankDetails,
  message: 'Account removed',
  problems: [...otpProblems, 'not_found', 'withdrawal_under_way'],
  limit,
})

export const saveTaxNumbers = endpoint({
  method: 'PUT',
  path: '/api/web/v1/bank-details/tax-numbers',
  summary: 'Sets PAN or GSTIN, verified by a fresh OTP. Fields that are not sent stay unchanged.',
  for: 'consultant',
  input: z
    .object({ otp: Otp, pan: Pan.optional(), gstin: Gstin.optional() })
    .refine(({ pan, gstin }) => pan !== undefined || gstin !== undefined, {
      path: ['pan'],
      message: 'Enter a PAN such as ABCPK1234M.',
    })
    .refine(({ pan, gstin }) => !pan || !gstin || gstin.slice(2, 12) === pan, {
      path: ['gstin'],
      message: 'This GSTIN is for a different PAN.',
    }),
  reply: BankDetails,
  message: 'Saved',
  problems: [...otpProblems, 'gstin_of_another_pan'],
  limit,
})
