import { createHash } from 'node:crypto'

interface Frozen {
  email: string | null
  number: string
  code: string
  title_english: string
  issuedAt: Date
  revokedAt: Date | null
}

/** An Open Badges 2.0 assertion with hosted verification, or its revocation. */
export function badgeOf(certificate: Frozen, issuer: { name: string; email: string; url: string }) {
  const { code, number, title_english } = certificate
  const id = `${issuer.url}/credentials/${code}.json`
  const context = { '@context': 'https://w3id.org/openbadges/v2', type: 'Assertion', id }
  if (certificate.revokedAt) return { ...context, revoked: true, revocationReason: 'The certificate was revoked.' }
  const criteria = { narrative: 'Watched the course as its rules require and passed its quizzes.' }
  return {
    ...context,
    recipient: recipientOf(certificate),
    badge: {
      ...{ type: 'BadgeClass', id: `${id}#badge`, name: title_english, description: title_english, criteria },
      issuer: { type: 'Issuer', id: issuer.url, ...issuer },
      image: `${issuer.url}/icons/icon-512.png`,
    },
    verification: { type: 'HostedBadge' },
    issuedOn: certificate.issuedAt.toISOString(),
    evidence: { id: `${issuer.url}/certificate?code=${code}`, narrative: number },
  }
}

/** 'S. V.' of 'Sunita Verma'. */
export const initialsOf = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .map((part) => `${[...new Intl.Segmenter().segment(part)][0]?.segment.toUpperCase() ?? ''}.`)
    .join(' ')

/** Wallets compare the hash with that of their user's address; the address itself is not published. */
function recipientOf({ email, code }: Frozen) {
  const hash = createHash('sha256')
    .update(`${email ?? ''}${code}`)
    .digest('hex')
  return { type: 'email', hashed: true, salt: code, identity: `sha256$${hash}` }
}
