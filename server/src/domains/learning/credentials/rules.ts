import { createHash, type KeyObject, sign } from 'node:crypto'

export interface Frozen {
  email: string | null
  number: string
  code: string
  name: string
  title_english: string
  lessons: number
  watchedSeconds: number
  quizPercent: number | null
  slug: string
  issuedAt: Date
  revokedAt: Date | null
}

export interface Issuer {
  name: string
  email: string
  url: string
}

const CRITERIA = 'Watched the course as its rules require and passed its quizzes.'

/** An Open Badges 2.0 assertion with hosted verification, or its revocation. */
export function badgeOf(certificate: Frozen, issuer: Issuer) {
  const { code, number, title_english } = certificate
  const id = `${issuer.url}/credentials/${code}.json`
  const context = { '@context': 'https://w3id.org/openbadges/v2', type: 'Assertion', id }
  if (certificate.revokedAt) return { ...context, revoked: true, revocationReason: 'The certificate was revoked.' }
  return {
    ...context,
    recipient: { type: 'email', hashed: true, salt: code, identity: emailHash(certificate) },
    badge: {
      ...{ type: 'BadgeClass', id: `${id}#badge`, name: title_english, description: title_english },
      criteria: { narrative: CRITERIA },
      issuer: { type: 'Issuer', id: issuer.url, ...issuer },
      image: `${issuer.url}/icons/icon-512.png`,
    },
    verification: { type: 'HostedBadge' },
    issuedOn: certificate.issuedAt.toISOString(),
    evidence: { id: `${issuer.url}/certificate?code=${code}`, narrative: number },
  }
}

/** Wallets compare the hash with that of their user's address; the address itself is not published. */
function emailHash({ email, code }: Pick<Frozen, 'email' | 'code'>) {
  const hash = createHash('sha256')
    .update(`${email ?? ''}${code}`)
    .digest('hex')
  return `sha256$${hash}`
}

/** A UUID of its own for everything derived from a code, so that lists of them reveal no code. */
function uuidOf(purpose: string, code: string) {
  const hex = createHash('sha256').update(`${purpose} ${code}`).digest('hex')
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16)
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export const credentialIdOf = (code: string) => uuidOf('credential', code)

export const profileOf = (issuer: Issuer) => ({
  ...{ id: `${issuer.url}/credentials/issuer.json`, type: ['Profile'], name: issuer.name },
  ...{ url: issuer.url, email: issuer.email },
})

/** An Open Badges 3.0 credential, not signed yet. */
export function credentialOf(certificate: Frozen, issuer: Issuer) {
  const { code, number, name, title_english, email } = certificate
  const names = { type: 'IdentityObject', identityHash: name, identityType: 'name', hashed: false }
  const address = {
    ...{ type: 'IdentityObject', identityHash: emailHash(certificate), identityType: 'emailAddress' },
    ...{ hashed: true, salt: code },
  }
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: credentialIdOf(code),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title_english,
    issuer: profileOf(issuer),
    validFrom: certificate.issuedAt.toISOString(),
    credentialSubject: {
      id: uuidOf('learner', code),
      type: ['AchievementSubject'],
      identifier: [names, ...(email ? [address] : [])],
      achievement: {
        ...{ id: `${issuer.url}/courses/${certificate.slug}`, type: ['Achievement'], achievementType: 'Course' },
        ...{ name: title_english, description: descriptionOf(certificate), criteria: { narrative: CRITERIA } },
      },
    },
    evidence: [
      { id: `${issuer.url}/certificate?code=${code}`, type: ['Evidence'], name: number, narrative: 'The certificate.' },
    ],
    credentialStatus: { id: `${issuer.url}/credentials/revoked.json`, type: '1EdTechRevocationList' },
  }
}

const descriptionOf = ({ title_english, lessons, watchedSeconds, quizPercent }: Frozen) =>
  [
    `${title_english}: ${lessons} lessons`,
    `${Math.ceil(watchedSeconds / 60)} minutes of watch time`,
    ...(quizPercent === null ? [] : [`quiz score ${quizPercent}%`]),
  ].join(', ')

export const revocationListOf = (codes: readonly string[], issuer: Issuer) => ({
  id: `${issuer.url}/credentials/revoked.json`,
  issuer: profileOf(issuer).id,
  revokedCredential: codes.map((code) => ({ id: credentialIdOf(code), revoked: true })),
})

/** A public RSA key as others read it. */
export interface PublicJwk {
  kty: 'RSA'
  n: string
  e: string
  kid: string
  use: 'sig'
  alg: 'RS256'
}

/** With its thumbprint (RFC 7638) as its name. */
export function publicJwkOf(key: KeyObject): PublicJwk {
  const { n, e } = key.export({ format: 'jwk' }) as { n: string; e: string }
  const kid = createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url')
  return { kty: 'RSA', n, e, kid, use: 'sig', alg: 'RS256' }
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** The credential as a JWT, as section 8.2 of Open Badges 3.0 describes: its members and the registered claims. */
export function jwtOf(credential: ReturnType<typeof credentialOf>, key: { kid: string; private: KeyObject }) {
  const header = { alg: 'RS256', typ: 'JWT', kid: keyAddressOf(credential.issuer.url, key.kid) }
  const claims = {
    ...{ iss: credential.issuer.id, jti: credential.id, sub: credential.credentialSubject.id },
    nbf: Math.floor(Date.parse(credential.validFrom) / 1000),
  }
  const signed = `${encoded(header)}.${encoded({ ...credential, ...claims })}`
  return `${signed}.${sign('sha256', Buffer.from(signed), key.private).toString('base64url')}`
}

const keyAddressOf = (url: string, kid: string) => `${url}/credentials/keys/${kid}.json`
