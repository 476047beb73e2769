import type { Config } from '#server/platform/process/config.ts'

const LOGINS = { customer: '9000000001', consultant: '9000000002', staff: '9000000003' }

/** What a person needs to know once the app is running. */
export function greeting({ mode, publicUrl, dataDir, databaseUrl }: Config, seconds: number): string {
  const lines = [
    '',
    `Paramarsh is open at ${publicUrl} (ready after ${seconds.toFixed(1)} s)`,
    '',
    ...(mode === 'demo' ? demoLines(publicUrl) : []),
    `  Data        ${databaseUrl ? `${dataDir}, database by DATABASE_URL` : dataDir}`,
    '  Stop        Ctrl-C',
    '',
  ]
  return lines.join('\n')
}

/**
 * Addresses of their own, because a browser keeps one login per address: one person can be all three at once. Browsers
 * open every name below localhost on this machine; another address has no such names.
 */
function addressFor(role: string, publicUrl: string) {
  const url = new URL(publicUrl)
  if (url.hostname === 'localhost') url.hostname = `${role}.localhost`
  return url.origin
}

const demoLines = (publicUrl: string) => [
  `  Customer    ${LOGINS.customer}   ${publicUrl}/login?type=user`,
  `  Consultant  ${LOGINS.consultant}   ${addressFor('consultant', publicUrl)}/login?type=consultant`,
  `  Staff       ${LOGINS.staff}   ${addressFor('staff', publicUrl)}/admin/login`,
  `  Inbox       ${publicUrl}/demo/inbox   every OTP, mail and SMS arrives here`,
]
