import type { Settings } from './config-settings.ts'

const loopback = new Set(['127.0.0.1', 'localhost', '::1', '[::1]'])
const isLoopback = (host: string) => loopback.has(host.toLowerCase())
const hostOf = (url: string) => new URL(url).hostname

const providers = {
  mail: ['SMTP_URL', 'MAIL_FROM'],
  SMS: ['SMS_URL', 'SMS_TOKEN', 'SMS_SENDER'],
  push: ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  Razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  S3: ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  RazorpayX: ['RAZORPAYX_KEY_ID', 'RAZORPAYX_KEY_SECRET', 'RAZORPAYX_ACCOUNT_NUMBER', 'RAZORPAYX_WEBHOOK_SECRET'],
  TURN: ['TURN_URLS', 'TURN_SECRET'],
} as const satisfies Record<string, readonly (keyof Settings)[]>

/** Rules across settings; each violation as a sentence that says what to do. */
export function rulesOfMode(set: Settings): string[] {
  return [
    ...halfProviders(set),
    ...relayRules(set),
    ...(set.APP_MODE === 'demo' ? demoRules(set) : productionRules(set)),
  ]
}

function* halfProviders(set: Settings) {
  for (const [name, keys] of Object.entries(providers)) {
    const absent = keys.filter((key) => set[key] === undefined)
    if (absent.length > 0 && absent.length < keys.length) {
      yield `${absent.join(' and ')} must be set too: ${name} needs ${keys.join(', ')} together.`
    }
  }
}

function* relayRules(set: Settings) {
  if (set.ICE_RELAY_ONLY === 'yes' && !set.TURN_URLS)
    yield 'ICE_RELAY_ONLY is yes, but there is no relay: set TURN_URLS and TURN_SECRET, or nobody can call.'
}

/** The demo shows every OTP to whoever opens its inbox, so it must not be reachable by accident. */
function* demoRules(set: Settings) {
  if (set.DEMO_PUBLIC === 'yes') return
  const way = 'or set DEMO_PUBLIC=yes to let others in: they will see every OTP.'
  if (!isLoopback(set.HOST)) yield `HOST is ${set.HOST}, but the demo listens on 127.0.0.1 only. Remove HOST, ${way}`
  if (set.PUBLIC_URL && !isLoopback(hostOf(set.PUBLIC_URL))) {
    yield `PUBLIC_URL is ${set.PUBLIC_URL}, but the demo is for this machine only. Remove PUBLIC_URL, ${way}`
  }
}

function* productionRules(set: Settings) {
  if (!set.APP_SECRET)
    yield 'APP_SECRET must be set in production, at least 32 random characters: openssl rand -base64 48'
  if (!set.PUBLIC_URL) yield 'PUBLIC_URL must be set in production: the https address people open.'
  else if (!set.PUBLIC_URL.startsWith('https:')) yield 'PUBLIC_URL must begin with https:// in production.'
  if (!set.TRUSTED_PROXIES) {
    yield 'TRUSTED_PROXIES must be set in production: the addresses of your reverse proxies, or the word none.'
  }
  if (set.DEMO_PUBLIC === 'yes') yield 'DEMO_PUBLIC has no meaning in production. Remove it.'
  if (set.NODE_ENV === 'development') yield 'NODE_ENV must not be development in production.'
  for (const name of ['mail', 'SMS'] as const) {
    const keys = providers[name]
    if (keys.every((key) => set[key] === undefined))
      yield `${keys.join(', ')} must be set in production: ${name} cannot be sent without.`
  }
  if (providers.Razorpay.every((key) => set[key] === undefined))
    yield `${providers.Razorpay.join(', ')} must be set in production: nobody can pay without.`
  if (set.RAZORPAY_URL.startsWith('http:') && !isLoopback(hostOf(set.RAZORPAY_URL)))
    yield 'RAZORPAY_URL must begin with https:// in production.'
  if (set.SMS_URL?.startsWith('http:') && !isLoopback(hostOf(set.SMS_URL)))
    yield 'SMS_URL must begin with https:// in production.'
}
