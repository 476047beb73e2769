import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { inProduction } from '#test/production.ts'
import { type Environment, projectDir, readConfig } from './config.ts'
import { Settings } from './config-settings.ts'
import { StartupError } from './startup-error.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'paramarsh-config-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const demo = { DATA_DIR: dataDir }
const production = {
  ...inProduction,
  DATA_DIR: dataDir,
  TRUSTED_PROXIES: '10.0.0.0/8',
  SMTP_URL: 'smtps://mail.example',
  SMS_URL: 'https://sms.example/send',
}

function refusal(env: Environment) {
  try {
    readConfig(env)
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError)
    return (error as StartupError).message
  }
  return 'accepted'
}

describe('the demo', () => {
  test('starts without any setting, on this machine only', () => {
    expect(readConfig(demo)).toMatchObject({
      mode: 'demo',
      development: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      databasePoolSize: 10,
      trustedProxies: [],
      logLevel: 'info',
    })
  })

  test('creates its own secret, readable by its user only', () => {
    const [first, second] = [readConfig(demo), readConfig(demo)]
    expect(first.appSecret).toBe(second.appSecret)
    expect(first.appSecret.length).toBeGreaterThan(32)
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
  })

  test.each([
    [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0'],
    [{ HOST: '192.168.1.5' }, 'DEMO_PUBLIC=yes'],
    [{ HOST: '::' }, 'HOST is ::'],
    [{ PUBLIC_URL: 'https://paramarsh.example' }, 'PUBLIC_URL is https://paramarsh.example'],
    [{ PUBLIC_URL: 'http://127.0.0.1.evil.example' }, 'PUBLIC_URL is'],
    [{ HOST: '0.0.0.0', DEMO_PUBLIC: 'true' }, 'DEMO_PUBLIC must be yes or no'],
  ])('refuses %o', (env, words) => {
    expect(refusal({ ...demo, ...env })).toContain(words)
  })

  test.each([
    { HOST: 'localhost' },
    { PUBLIC_URL: 'http://127.0.0.1:4000/' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'http://demo.example', DEMO_PUBLIC: 'yes' },
  ])('accepts %o', (env) => {
    expect(refusal({ ...demo, ...env })).toBe('accepted')
  })
})

describe('production', () => {
  test('starts when everything is set', () => {
    expect(readConfig(production)).toMatchObject({
      mode: 'production',
      trustedProxies: ['10.0.0.0/8'],
      sms: { sender: 'PRMRSH' },
      mail: { url: 'smtps://mail.example' },
      push: undefined,
      s3: undefined,
    })
  })

  test.each([
    ['APP_SECRET', 'APP_SECRET must be set'],
    ['PUBLIC_URL', 'PUBLIC_URL must be set'],
    ['TRUSTED_PROXIES', 'TRUSTED_PROXIES must be set'],
    ['SMS_TOKEN', 'SMS_TOKEN must be set too'],
    ['MAIL_FROM', 'MAIL_FROM must be set too'],
  ])('refuses to start without %s', (key, words) => {
    expect(refusal({ ...production, [key]: undefined })).toContain(words)
    expect(refusal({ ...production, [key]: '  ' })).toContain(words)
  })

  test.each([
    [{ PUBLIC_URL: 'http://paramarsh.example' }, 'https://'],
    [{ APP_SECRET: 'short' }, 'at least 32'],
    [{ SMS_URL: 'http://sms.example' }, 'SMS_URL must begin with https://'],
    [{ DEMO_PUBLIC: 'yes' }, 'DEMO_PUBLIC has no meaning'],
    [{ TRUSTED_PROXIES: 'everyone' }, 'TRUSTED_PROXIES must list'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must list'],
  ])('refuses %o', (env, words) => {
    expect(refusal({ ...production, ...env })).toContain(words)
  })

  test('reports all errors at once', () => {
    const reported = refusal({ APP_MODE: 'production', DATA_DIR: dataDir })
    for (const key of ['APP_SECRET', 'PUBLIC_URL', 'TRUSTED_PROXIES', 'SMTP_URL', 'SMS_URL', 'RAZORPAY_KEY_ID'])
      expect(reported).toContain(key)
  })

  test('accepts the value none for the proxies', () => {
    expect(readConfig({ ...production, TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([])
  })
})

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number'],
  [{ PORT: '70000' }, 'PORT must be a whole number'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address beginning with postgres://'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be'],
  [{ S3_BUCKET: 'files' }, 'S3_REGION and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too'],
  [{ STUN_URLS: 'stun.example.com' }, 'STUN_URLS must list addresses beginning with stun: or stuns:'],
  [{ TURN_URLS: 'turn:relay.example.com' }, 'TURN_SECRET must be set too'],
  [{ TURN_URLS: 'http://relay', TURN_SECRET: 'x'.repeat(16) }, 'TURN_URLS must list addresses beginning with turn:'],
  [{ ICE_RELAY_ONLY: 'yes' }, 'there is no relay'],
  [{ APP_MODE: 'prod' }, 'APP_MODE must be demo or production'],
])('%o is reported in a sentence', (env, words) => {
  expect(refusal({ ...demo, ...env })).toContain(words)
})

test('calls use the relay in production if there is one, unless configured otherwise', () => {
  const relay = { TURN_URLS: 'turn:a.example.com:3478, turns:b.example.com', TURN_SECRET: 'secret of the relay' }
  const { ice } = readConfig({ ...production, ...relay })
  expect(ice).toMatchObject({ turn: { urls: ['turn:a.example.com:3478', 'turns:b.example.com'] }, relayOnly: true })
  expect(readConfig({ ...production, ...relay, ICE_RELAY_ONLY: 'no' }).ice.relayOnly).toBe(false)
  expect(readConfig({ ...demo, ...relay }).ice.relayOnly).toBe(false)
  expect(readConfig(demo).ice).toEqual({ stunUrls: [], turn: undefined, relayOnly: false })
})

test('no message contains a secret', () => {
  const reported = refusal({ ...production, APP_SECRET: 'hunter2', SMTP_URL: 'ftp://user:hunter3@mail' })
  expect(reported).not.toMatch(/hunter/)
})

test('.env.example contains every setting', () => {
  const shown = readFileSync(join(projectDir, '.env.example'), 'utf8').matchAll(/^#([A-Z][A-Z0-9_]*)=/gm)
  const settings = Object.keys(Settings.shape).filter((key) => key !== 'NODE_ENV')
  expect([...shown].map(([, key]) => key).sort()).toEqual(settings.sort())
})
