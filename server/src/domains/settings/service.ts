import type { Input } from '#contract/endpoint.ts'
import { stateOfGstin } from '#contract/orders/tax-ids.ts'
import { BRAND_KEYS, featuresOff } from '#contract/settings/constants.ts'
import type * as api from '#contract/settings/endpoints.ts'
import { PAGE_VERSIONS, type SettingKey, Settings } from '#contract/settings/endpoints.ts'
import { validationText } from '#contract/validation-texts.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Context, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import { allSettings, isState, lockPairs, notifyOtherProcesses, writeSetting } from './queries.ts'
import { invalidateRates, shownGstBp } from './rates/service.ts'

const FRESH_MS = 5_000
const standard = Settings.parse({})
const cache = new WeakMap<object, { at: number; settings?: Settings }>()

/** The same for a database and its transactions. */
const cacheKey = (db: Db | Tx) => db.getExecutor().adapter

/**
 * The current settings, at most five seconds old if a change notification is lost; for code without a request's
 * context. A transaction uses what is cached for its database: no rule depends on a change of the same instant.
 */
export async function readSettings(db: Db | Tx, now: Date): Promise<Settings> {
  const entry = cache.get(cacheKey(db)) ?? { at: 0 }
  if (entry.settings && Math.abs(now.getTime() - entry.at) < FRESH_MS) return entry.settings
  // Entered before reading: what was read before a change is dropped with its entry.
  cache.set(cacheKey(db), entry)
  entry.settings = merge(await allSettings(db))
  entry.at = now.getTime()
  return entry.settings
}

/** Called when a setting changed, here or in another process. */
export function invalidateSettings({ db, longRunning }: Pick<Services, 'db' | 'longRunning'>) {
  for (const each of [db, longRunning.db]) cache.delete(cacheKey(each))
  invalidateRates(db)
}

/** A stored value that fails its validation counts as not set. */
export function merge(rows: { key: string; value: unknown }[]): Settings {
  const changed = rows.filter(({ key, value }) => {
    const rule = Settings.shape[key as keyof Settings]
    return rule?.safeParse(value).success
  })
  return Settings.parse(Object.fromEntries(changed.map(({ key, value }) => [key, value])))
}

export async function publicSettings({ db, now, settings }: Context) {
  const [off, look] = [featuresOff(settings), lookOf(settings)]
  return { settings: { ...settings, off, look, gstPercent: (await shownGstBp(db, now)) / 100 } }
}

/** Null while our own design is shown, so that its pages carry nothing more. */
function lookOf({ productName, primaryColour, logo, logoOnDark, appIcon }: Settings) {
  const isRenamed = productName !== standard.productName
  const isStandard = !isRenamed && primaryColour === standard.primaryColour && !logo && !appIcon
  return isStandard ? null : { primaryColour, logo, logoOnDark, appIcon }
}

const changedElsewhere: readonly string[] = [...PAGE_VERSIONS, ...BRAND_KEYS]
const isChangedByHand = (key: keyof Settings): key is SettingKey => !changedElsewhere.includes(key)

/** The version of a page that people agree to from now on. */
export async function writePageVersion(
  tx: Tx,
  { actor, now }: Pick<SignedIn, 'actor' | 'now'>,
  key: (typeof PAGE_VERSIONS)[number],
  value: string,
) {
  await writeSetting(tx, { key, value, changedBy: actor.id, now, seenChangedAt: undefined })
  await notifyOtherProcesses(tx)
}

export async function listSettings({ db }: SignedIn) {
  const rows = await allSettings(db)
  const now = merge(rows)
  const keys = (Object.keys(standard) as (keyof Settings)[]).filter(isChangedByHand)
  const settings = keys.map((key) => ({
    key,
    value: now[key],
    standard: standard[key],
    changedAt: rows.find((row) => row.key === key)?.changed_at ?? null,
  }))
  return { settings }
}

/** Each is checked alone, and the first of a pair may not be above the second. */
const PAIRS: readonly (readonly [keyof Settings, keyof Settings])[] = [
  ['topUpMinRupees', 'topUpMaxRupees'],
  ['enquiryEscalateMinutes', 'enquiryAnswerMinutes'],
]

function assertOrdered(settings: Settings, [first, second]: (typeof PAIRS)[number], changed: keyof Settings) {
  if (settings[first] <= settings[second]) return
  const message = changed === first ? 'This number is too large.' : 'This number is too small.'
  throw new Problem('invalid', { errors: { value: [message] } })
}

export async function changeSetting(context: SignedIn, input: Input<typeof api.changeSetting>) {
  const { db, actor, now, services } = context
  const key = input.key as keyof Settings
  const rule = Object.hasOwn(Settings.shape, key) && isChangedByHand(key) && Settings.shape[key]
  if (!rule) throw new Problem('not_found')
  const checked = rule.safeParse(input.value, { error: validationText })
  if (!checked.success)
    throw new Problem('invalid', { errors: { value: checked.error.issues.map((issue) => issue.message) } })
  await db.transaction().execute(async (tx) => {
    if (key === 'sellerGstin' && !(await isState(tx, stateOfGstin(String(checked.data)))))
      throw new Problem('invalid', { errors: { value: ['This GSTIN does not belong to an Indian state.'] } })
    const pair = PAIRS.find((keys) => keys.includes(key))
    if (pair) await lockPairs(tx)
    const known = merge(await allSettings(tx))
    if (pair) assertOrdered({ ...known, [key]: checked.data }, pair, key)
    const before = known[key]
    const { seenChangedAt } = input
    if (!(await writeSetting(tx, { key, value: checked.data, changedBy: actor.id, now, seenChangedAt })))
      throw new Problem('stale')
    await notifyOtherProcesses(tx)
    await audit.record(tx, context, {
      action: 'setting.changed',
      subject: { kind: 'setting', id: key },
      before: { value: before },
      after: { value: checked.data },
      reason: input.reason,
    })
  })
  invalidateSettings(services)
  return { key, value: checked.data, standard: standard[key], changedAt: now }
}
