import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { rulesOfMode } from './config-rules.ts'
import { Settings } from './config-settings.ts'
import { pushKeysOf } from './push-keys.ts'
import { StartupError } from './startup-error.ts'
import { storedSecret } from './stored-secret.ts'

export const projectDir = resolve(import.meta.dirname, '../../../..')

export type Config = Readonly<{
  mode: 'demo' | 'production'
  /** Hot reload of pages through Vite; set by `npm run dev`. */
  development: boolean
  port: number
  host: string
  /** The public address, without a trailing slash. */
  publicUrl: string
  /** Absent: the embedded server in dataDir. */
  databaseUrl: string | undefined
  databasePoolSize: number
  dataDir: string
  /** `/readyz` answers 503 below this; 0 turns the check off. */
  minFreeDiskMb: number
  /** How long a stop may take; then the process ends anyway. */
  stopSeconds: number
  /** Addresses and networks whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[]
  /** Some demo consultants are online and answer calls and messages automatically. */
  demoAnswers: boolean
  /** Limits for sending codes: the demo allows more, because everyone tries it from one place. */
  otpCaps: 'demo' | 'real'
  /** The master secret; platform/secrets.ts derives every key from it. */
  appSecret: string
  /** Decrypt existing values; encrypt nothing. */
  olderAppSecrets: readonly string[]
  mail: Readonly<{ url: string; from: string }> | undefined
  sms: Readonly<{ url: string; token: string; sender: string }> | undefined
  /** Registered template ids of the operators by text: otp.en, otp.hi and so on. */
  smsTemplates: Readonly<Record<string, string>>
  push: Readonly<{ publicKey: string; privateKey: string }> | undefined
  /** Webhooks are accepted with any of the secrets, so that they can be rotated without downtime. */
  razorpay:
    | Readonly<{ keyId: string; keySecret: string; webhookSecrets: readonly string[]; apiUrl: string }>
    | undefined
  s3:
    | Readonly<{
        bucket: string
        region: string
        endpoint: string | undefined
        accessKeyId: string
        secretAccessKey: string
      }>
    | undefined
  /** The payout provider; without it, approved withdrawals wait. */
  razorpayX:
    | Readonly<{
        url: string
        keyId: string
        keySecret: string
        accountNumber: string
        webhookSecrets: readonly string[]
      }>
    | undefined
  /** ClamAV's daemon, which checks uploaded documents. */
  clamdUrl: string | undefined
  /** How browsers connect to each other in a call. */
  ice: Readonly<{
    stunUrls: readonly string[]
    /** coturn with its shared secret. */
    turn: Readonly<{ urls: readonly string[]; secret: string }> | undefined
    /** A direct connection reveals people's addresses to each other. */
    relayOnly: boolean
  }>
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}>

export type Environment = Record<string, string | undefined>

/** The environment as one typed object; throws one StartupError that lists everything wrong with it. */
export function readConfig(env: Environment): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const read = Settings.safeParse(filled)
  const wrong = read.success ? rulesOfMode(read.data) : unreadable(filled, read.error.issues)
  if (!read.success || wrong.length > 0) {
    throw new StartupError(
      ['Paramarsh cannot start with these settings:', ...wrong.map((line) => `  - ${line}`)].join('\n'),
    )
  }
  return toConfig(read.data)
}

/** Unreadable settings, together with the rules the readable ones break, so that all can be fixed at once. */
function unreadable(filled: Environment, issues: readonly { path: PropertyKey[]; message: string }[]): string[] {
  const keys = issues.map((issue) => String(issue.path[0]))
  const rest = Settings.parse(Object.fromEntries(Object.entries(filled).filter(([key]) => !keys.includes(key))))
  const broken = rulesOfMode(rest).filter((line) => !keys.some((key) => line.startsWith(key)))
  return [...issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`), ...broken]
}

/** The settings of this process; a `.env` file beside package.json provides defaults for the environment. */
export function loadConfig(): Config {
  const file = join(projectDir, '.env')
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return readConfig({ ...written, ...process.env })
}

function toConfig(set: Settings): Config {
  const dataDir = resolve(projectDir, set.DATA_DIR)
  const appSecret = set.APP_SECRET ?? storedSecret(dataDir)
  const push = all({ publicKey: set.VAPID_PUBLIC_KEY, privateKey: set.VAPID_PRIVATE_KEY })
  return Object.freeze({
    mode: set.APP_MODE,
    development: set.NODE_ENV === 'development',
    port: set.PORT,
    host: set.HOST,
    publicUrl: (set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).replace(/\/+$/, ''),
    databaseUrl: set.DATABASE_URL,
    databasePoolSize: set.DATABASE_POOL_SIZE,
    dataDir,
    minFreeDiskMb: set.MIN_FREE_DISK_MB,
    stopSeconds: set.STOP_SECONDS,
    trustedProxies: Object.freeze(set.TRUSTED_PROXIES ?? []),
    demoAnswers: set.APP_MODE === 'demo' && set.DEMO_ANSWERS === 'yes',
    otpCaps: set.APP_MODE === 'production' ? 'real' : set.OTP_CAPS,
    appSecret,
    olderAppSecrets: Object.freeze(set.APP_SECRET_OLD ? [set.APP_SECRET_OLD] : []),
    mail: all({ url: set.SMTP_URL, from: set.MAIL_FROM }),
    sms: all({ url: set.SMS_URL, token: set.SMS_TOKEN, sender: set.SMS_SENDER }),
    smsTemplates: Object.freeze(set.SMS_TEMPLATES),
    // The demo sends no push, but its browsers can subscribe, and its inbox shows what they would have received.
    push: push ?? (set.APP_MODE === 'demo' ? pushKeysOf(appSecret) : undefined),
    razorpay: razorpayOf(set),
    s3: s3Of(set),
    razorpayX: razorpayXOf(set),
    clamdUrl: set.CLAMD_URL,
    ice: iceOf(set),
    logLevel: set.LOG_LEVEL,
  })
}

function iceOf(set: Settings): Config['ice'] {
  const { TURN_URLS: urls, TURN_SECRET: secret } = set
  const turn = urls && secret ? Object.freeze({ urls: Object.freeze(urls), secret }) : undefined
  const usual = set.APP_MODE === 'production' && turn !== undefined
  const relayOnly = set.ICE_RELAY_ONLY ? set.ICE_RELAY_ONLY === 'yes' : usual
  return Object.freeze({ stunUrls: Object.freeze(set.STUN_URLS), turn, relayOnly })
}

function razorpayOf(set: Settings): Config['razorpay'] {
  const named = all({
    keyId: set.RAZORPAY_KEY_ID,
    keySecret: set.RAZORPAY_KEY_SECRET,
    webhookSecret: set.RAZORPAY_WEBHOOK_SECRET,
  })
  if (!named) return undefined
  const webhookSecrets = [named.webhookSecret, set.RAZORPAY_WEBHOOK_SECRET_OLD].filter((one) => one !== undefined)
  return Object.freeze({
    ...{ keyId: named.keyId, keySecret: named.keySecret },
    webhookSecrets: Object.freeze(webhookSecrets),
    apiUrl: set.RAZORPAY_URL.replace(/\/+$/, ''),
  })
}

function s3Of(set: Settings): Config['s3'] {
  const named = all({
    bucket: set.S3_BUCKET,
    region: set.S3_REGION,
    accessKeyId: set.S3_ACCESS_KEY_ID,
    secretAccessKey: set.S3_SECRET_ACCESS_KEY,
  })
  return named && Object.freeze({ ...named, endpoint: set.S3_ENDPOINT })
}

function razorpayXOf(set: Settings): Config['razorpayX'] {
  const named = all({
    keyId: set.RAZORPAYX_KEY_ID,
    keySecret: set.RAZORPAYX_KEY_SECRET,
    accountNumber: set.RAZORPAYX_ACCOUNT_NUMBER,
    webhookSecret: set.RAZORPAYX_WEBHOOK_SECRET,
  })
  if (!named) return undefined
  const { webhookSecret, ...rest } = named
  const older = set.RAZORPAYX_WEBHOOK_SECRET_OLD
  return Object.freeze({ ...rest, url: set.RAZORPAYX_URL, webhookSecrets: [webhookSecret, ...(older ? [older] : [])] })
}

/** A provider has all its settings or none; the rules have refused incomplete ones. */
function all<T extends Record<string, string | undefined>>(parts: T) {
  return Object.values(parts).every((part) => part !== undefined)
    ? Object.freeze(parts as { [K in keyof T]: string })
    : undefined
}
