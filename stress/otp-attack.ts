import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'
import { type Door, type DoorAnswer, forged } from './harness/door.ts'

const SEND = '/api/mobile/v1/send/otp'
const WAYS_IN = [
  '/api/mobile/v1/otp-verify',
  '/api/mobile/v1/user/login',
  '/api/mobile/v1/consultant/login',
  '/api/web/v1/staff/login',
  '/api/web/v1/guest-logins',
]

const PATIENCE_SECONDS = 61

export interface Attack {
  doors: readonly Door[]
  mobile: string
  /** The genuine marker of a device that has signed in with another number. */
  marker?: string
  guesses: number
  /** What the attacker must not find out; he is given it as a guess once he has used up his tries. */
  codeOf: (mobile: string) => Promise<string | undefined>
  /** Wrong tries that are recorded for the number: a guess that was compared with the code adds one. */
  wrongTriesOf: (mobile: string) => Promise<number>
  /** Lets time pass, where the attacker is patient. */
  wait?: (seconds: number) => void
}

/** Guesses through every door and every way in, with a new code asked for whenever the old one is dead. */
export async function guessCodes({ doors, mobile, marker, guesses, codeOf, wrongTriesOf, wait }: Attack) {
  const seen = { judged: 0, refused: 0, codesSent: 0, rightOnesRefused: 0, waitedSeconds: 0 }
  let tried = 0
  const through = (path: string, body: object): Promise<DoorAnswer> => {
    tried += 1
    return doors[tried % doors.length]!(path, body, {
      headers: { ...forged(tried), ...(marker && tried % 2 === 0 && { 'x-device-marker': marker }) },
    })
  }
  const guess = (otp: string) => through(WAYS_IN[tried % WAYS_IN.length]!, { mobile, otp, name: 'Attacker' })

  let dead = true
  let right: string | undefined
  for (let made = 0; made < guesses; made++) {
    if (dead) {
      const { status } = await through(SEND, { mobile })
      dead = status !== 200
      if (!dead) {
        seen.codesSent += 1
        right = await codeOf(mobile)
      } else if (wait) {
        wait(PATIENCE_SECONDS)
        seen.waitedSeconds += PATIENCE_SECONDS
      }
    }
    const before = await wrongTriesOf(mobile)
    const { status } = await guess(wrongGuess(right, made))
    assert.ok(status >= 400 && status !== 500, `a wrong guess was answered ${status}`)
    // The answer does not say whether the guess was compared with a code.
    if ((await wrongTriesOf(mobile)) > before) seen.judged += 1
    else {
      seen.refused += 1
      dead = true
      if (right && seen.refused % 5 === 1) {
        const late = await guess(right)
        assert.ok(
          late.status >= 400,
          `the right code got in after the tries were used up (${late.status} ${late.code})`,
        )
        seen.rightOnesRefused += 1
      }
    }
  }
  return seen
}

/** Never the right one: luck proves nothing. */
function wrongGuess(right: string | undefined, n: number) {
  const guess = String((n * 7919 + 13) % 1_000_000).padStart(6, '0')
  return guess === right ? String((Number(guess) + 1) % 1_000_000).padStart(6, '0') : guess
}

/** Asks for codes all at once through all doors and answers how many were sent. */
export async function floodSends(doors: readonly Door[], asks: readonly { mobile: string; from: string }[]) {
  const answers = await inWaves(asks, 40, ({ mobile, from }, n) =>
    doors[n % doors.length]!(SEND, { mobile }, { from, headers: forged(n) }),
  )
  const strange = answers.filter(({ status }) => status !== 200 && status !== 429)
  assert.deepEqual(strange, [])
  return answers.filter(({ status }) => status === 200).length
}

/** Asks who is registered, under ever new pretended addresses, and answers how often it was told. */
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

async function inWaves<T, R>(items: readonly T[], size: number, deed: (item: T, n: number) => Promise<R>) {
  const results: R[] = []
  for (let at = 0; at < items.length; at += size)
    results.push(...(await Promise.all(items.slice(at, at + size).map((item, n) => deed(item, at + n)))))
  return results
}

export const wrongTriesIn =
  (db: Db) =>
  async (mobile: string): Promise<number> => {
    const { tries } = await db
      .selectFrom('otp_codes')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('wrong_tries'), sql.lit(0)).as('tries'))
      .where('mobile', '=', mobile)
      .executeTakeFirstOrThrow()
    return Number(tries)
  }
