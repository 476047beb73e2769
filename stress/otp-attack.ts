import assert from 'node:assert/strict'
import type { Db } from '#server/platform/db/db.ts'
import { type Door, type DoorAnswer, forged } from './harness/door.ts'

const SEND = '/api/mobile/v1/send/otp'
const WAYS_IN = [
  '/api/mobile/v1/otp-verify',
  '/api/mobile/v1/user/login',
  '/api/mobile/v1/consultant/login',
  '/api/web/v1/staff/login',
  '/api/web/v1/guest-logins',
]

const TIMEOUT_SECONDS = 61
/** PRODUCT's figure: a code dies after so many wrong tries. */
const TRIES_PER_CODE = 5

/** What the database holds about the code of a number. */
export interface RecordedCode {
  sentAt: Date
  expiresAt: Date
  usedAt: Date | null
  wrongTries: number
  lockedUntil: Date | null
}

export interface Attack {
  doors: readonly Door[]
  mobile: string
  /** The genuine marker of a device that has signed in with another number. */
  marker?: string
  guesses: number
  /** What the attacker must not find out; used as a guess whenever the code must not work any more. */
  codeOf: (mobile: string) => Promise<string | undefined>
  recordedCode: (mobile: string) => Promise<RecordedCode | undefined>
  /** The clock of the processes. */
  now: () => Date
  /** Lets time pass, for a slow attacker. */
  wait?: (seconds: number) => void
}

/**
 * Guesses through every process and endpoint, and requests a new code whenever a guess was not compared with one. Every wrong guess
 * gets the same answer, so the outcome is read from the database: a guess was compared if and only if it added a wrong try.
 */
export async function guessCodes({ doors, mobile, marker, guesses, codeOf, recordedCode, now, wait }: Attack) {
  const seen = { judged: 0, refused: 0, refusedByAddress: 0, codesSent: 0, rightOnesRefused: 0, waitedSeconds: 0 }
  const [sentAt, judgedAt]: [Date[], Date[]] = [[], []]
  let tried = 0
  const through = (path: string, body: object): Promise<DoorAnswer> => {
    tried += 1
    return doors[tried % doors.length]!(path, body, {
      headers: { ...forged(tried), ...(marker && tried % 2 === 0 && { 'x-device-marker': marker }) },
    })
  }
  const guess = (otp: string) => through(WAYS_IN[tried % WAYS_IN.length]!, { mobile, otp, name: 'Attacker' })

  let mayAsk = true
  let right: string | undefined
  let code: RecordedCode | undefined
  for (let made = 0; made < guesses; made++) {
    if (mayAsk) {
      const { status } = await through(SEND, { mobile })
      mayAsk = status !== 200
      if (!mayAsk) {
        seen.codesSent += 1
        right = await codeOf(mobile)
        code = await recordedCode(mobile)
        sentAt.push(code!.sentAt)
      } else if (wait) {
        wait(TIMEOUT_SECONDS)
        seen.waitedSeconds += TIMEOUT_SECONDS
      }
    }
    const before = now()
    const { status, code: problem } = await guess(wrongGuess(right, made))
    assert.ok(status >= 400 && status !== 500, `a wrong guess was answered ${status}`)
    const after = await recordedCode(mobile)
    const wasClosed = whyClosed(code, before)
    if (wasClosed || after?.wrongTries === code?.wrongTries) {
      assert.deepEqual(after, code, `a guess at a code that was closed (${wasClosed}) was compared with it`)
      seen.refused += 1
      mayAsk = true
    } else {
      assert.deepEqual(
        { ...after, lockedUntil: null },
        { ...code, lockedUntil: null, wrongTries: code!.wrongTries + 1 },
      )
      seen.judged += 1
      judgedAt.push(before)
      code = after
      continue
    }
    if (!wasClosed) {
      // The code was open: only the limit of the address keeps a guess from it, unless it closed in between.
      assert.ok(
        problem === 'too_many_requests' || whyClosed(code, now()),
        `a guess at an open code was neither compared nor limited (${status} ${problem})`,
      )
      seen.refusedByAddress += 1
    } else if (right && (seen.refused - seen.refusedByAddress) % 5 === 1) {
      const late = await guess(right)
      const row = JSON.stringify(await recordedCode(mobile))
      assert.ok(late.status >= 400, `the right code got in though it was closed (${wasClosed}, ${late.status}, ${row})`)
      assert.deepEqual(await recordedCode(mobile), code)
      seen.rightOnesRefused += 1
    }
  }
  return { ...seen, sentAt, judgedAt }
}

/** Why no guess can be right any more; a lock outlasts the code. */
function whyClosed(code: RecordedCode | undefined, at: Date) {
  if (!code) return 'none sent'
  if (code.usedAt) return 'used'
  if (code.wrongTries >= TRIES_PER_CODE) return 'tries used up'
  if (code.expiresAt <= at) return 'expired'
  return code.lockedUntil && code.lockedUntil > at ? 'locked' : undefined
}

/** The most of these instants that lie within any stretch of so many seconds. */
export const mostWithin = (seconds: number, instants: readonly Date[]) =>
  Math.max(
    0,
    ...instants.map((from) => {
      const end = from.getTime() + seconds * 1000
      return instants.filter((at) => at >= from && at.getTime() < end).length
    }),
  )

/** Never the right one: luck proves nothing. */
function wrongGuess(right: string | undefined, n: number) {
  const guess = String((n * 7919 + 13) % 1_000_000).padStart(6, '0')
  return guess === right ? String((Number(guess) + 1) % 1_000_000).padStart(6, '0') : guess
}

/** Requests codes concurrently through all processes and returns how many were sent. */
export async function floodSends(doors: readonly Door[], asks: readonly { mobile: string; from: string }[]) {
  const answers = await inWaves(asks, 40, ({ mobile, from }, n) =>
    doors[n % doors.length]!(SEND, { mobile }, { from, headers: forged(n) }),
  )
  const strange = answers.filter(({ status }) => status !== 200 && status !== 429)
  assert.deepEqual(strange, [])
  return answers.filter(({ status }) => status === 200).length
}

/** Asks which numbers are registered, from changing forged addresses, and returns how often it got an answer. */
export async function listCustomers(doors: readonly Door[], calls: number) {
  const answers = await inWaves(Array.from({ length: calls }), 20, (_, n) =>
    doors[n % doors.length]!(
      '/api/mobile/v1/verify',
      { mobile: `9${String(n).padStart(9, '0')}` },
      { headers: forged(n) },
    ),
  )
  return answers.filter(({ status }) => status !== 429).length
}

async function inWaves<T, R>(items: readonly T[], size: number, operation: (item: T, n: number) => Promise<R>) {
  const results: R[] = []
  for (let at = 0; at < items.length; at += size)
    results.push(...(await Promise.all(items.slice(at, at + size).map((item, n) => operation(item, at + n)))))
  return results
}

/** The code that strangers share; a number that never signed in has no device with a code of its own. */
export const recordedCodeIn =
  (db: Db) =>
  async (mobile: string): Promise<RecordedCode | undefined> => {
    const rows = await db
      .selectFrom('otp_codes as code')
      .leftJoin('otp_guards as guard', (on) =>
        on.onRef('guard.mobile', '=', 'code.mobile').onRef('guard.device', '=', 'code.device'),
      )
      .select([
        'code.sent_at as sentAt',
        'code.expires_at as expiresAt',
        'code.used_at as usedAt',
        'code.wrong_tries as wrongTries',
        'guard.locked_until as lockedUntil',
      ])
      .where('code.mobile', '=', mobile)
      .execute()
    assert.ok(rows.length <= 1, 'a forged marker got a code of its own')
    return rows[0]
  }
