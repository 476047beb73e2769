import { isIP } from 'node:net'
import { z } from 'zod'

const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })
/** Comma-separated. */
const urls = (...protocols: string[]) =>
  z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every((one) => protocols.some((protocol) => one.startsWith(protocol) && one !== protocol)), {
      error: `must list addresses beginning with ${protocols.join(' or ')}, such as ${protocols[0]}relay.example.com:3478`,
    })
const whole = (min: number, max: number) =>
  z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number)
const network = (text: string) => {
  const [address = '', bits, more] = text.split('/')
  const version = isIP(address)
  return (
    version > 0 &&
    more === undefined &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  )
}
const oneOf = <const T extends readonly [string, ...string[]]>(...words: T) =>
  z.enum(words, { error: `must be ${words.join(' or ')}` })

/** Every setting as written in the environment. */
export const Settings = z.object({
  APP_MODE: oneOf('demo', 'production').default('demo'),
  NODE_ENV: z.string().optional(),
  PORT: whole(0, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url('http:', 'https:').optional(),
  DEMO_PUBLIC: oneOf('yes', 'no').default('no'),
  DEMO_ANSWERS: oneOf('yes', 'no').default('yes'),
  OTP_CAPS: oneOf('demo', 'real').default('demo'),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => (text === 'none' ? [] : text.split(/[\s,]+/).filter(Boolean)))
    .refine((list) => list.every(network), {
      error: 'must list addresses or networks (10.0.0.5, 10.0.0.0/8), or be the word none',
    })
    .optional(),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_POOL_SIZE: whole(1, 500).default(10),
  DATA_DIR: z.string().default('.data'),
  MIN_FREE_DISK_MB: whole(0, 10_000_000).default(200),
  STOP_SECONDS: whole(5, 600).default(10),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  APP_SECRET_OLD: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'must be an address, or Name <address>')
    .optional(),
  SMS_URL: url('https:', 'http:').optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_SENDER: z.string().optional(),
  SMS_TEMPLATES: z
    .string()
    .refine((text) => text.split(',').every((pair) => /^\s*[a-z_]+\.(en|hi)=\w+\s*$/.test(pair)), {
      error: 'must list the ids of registered texts like otp.en=1107160000000000001,otp.hi=1107160000000000002',
    })
    .transform((text) => Object.fromEntries(text.split(',').map((pair) => pair.trim().split('=') as [string, string])))
    .default({}),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET_OLD: z.string().optional(),
  RAZORPAY_URL: url('https:', 'http:').default('https://api.razorpay.com'),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: url('https:', 'http:').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  RAZORPAYX_URL: url('https:', 'http:').default('https://api.razorpay.com/v1'),
  RAZORPAYX_KEY_ID: z.string().optional(),
  RAZORPAYX_KEY_SECRET: z.string().optional(),
  RAZORPAYX_ACCOUNT_NUMBER: z.string().optional(),
  RAZORPAYX_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAYX_WEBHOOK_SECRET_OLD: z.string().optional(),
  CLAMD_URL: url('tcp:', 'unix:').optional(),
  STUN_URLS: urls('stun:', 'stuns:').default([]),
  TURN_URLS: urls('turn:', 'turns:').optional(),
  TURN_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  ICE_RELAY_ONLY: oneOf('yes', 'no').optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
})
export type Settings = z.output<typeof Settings>
