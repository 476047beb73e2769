import { createHash, createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import * as api from '#contract/learning/certificates.ts'
import { createSecrets } from '#server/platform/security/secrets.ts'
import { aFinishedCourse } from '#test/courses.ts'
import { world } from '#test/world.ts'
import { credentialWith } from './service.ts'

const there = await world()

async function aCertificate() {
  const { learner, course } = await aFinishedCourse(there)
  const { certificate } = (await learner.send(api.issueCertificate, { courseId: course.id })).body.data
  return { learner, course, certificate }
}
const fetched = async (path: string) => (await there.app.inject(path)).json()
const partOf = (jwt: string, at: number) => JSON.parse(Buffer.from(jwt.split('.')[at]!, 'base64url').toString())

/** As a verifier does it, with nothing but the token and a key that was fetched before. */
function isSignedBy(jwk: object, jwt: string) {
  const [header, payload, signature] = jwt.split('.')
  const key = createPublicKey({ key: jwk as never, format: 'jwk' })
  return verify('sha256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature!, 'base64url'))
}

test('a certificate is an Open Badges 2.0 assertion that wallets can verify', async () => {
  const { learner, course, certificate } = await aCertificate()
  const { code, number, id } = certificate
  const badge = () => fetched(`/credentials/${code}.json`)
  expect(await badge()).toMatchObject({
    ...{ '@context': 'https://w3id.org/openbadges/v2', type: 'Assertion', verification: { type: 'HostedBadge' } },
    ...{ badge: { name: course.title_english, issuer: { type: 'Issuer' } }, evidence: { narrative: number } },
  })
  const { recipient } = await badge()
  const hash = createHash('sha256').update(learner.email + recipient.salt)
  expect(recipient).toMatchObject({ type: 'email', hashed: true, identity: `sha256$${hash.digest('hex')}` })
  await (await there.aStaff()).send(api.revokeCertificate, { id, reason: 'Issued by mistake' })
  expect(await badge()).toMatchObject({ revoked: true })
  expect((await there.app.inject('/credentials/nothing.json')).statusCode).toBe(404)
})

test('a certificate is a signed Open Badges 3.0 credential that is verified offline with the issuer’s key', async () => {
  const { learner, course, certificate } = await aCertificate()
  const file = await there.app.inject(`/credentials/${certificate.code}.jwt`)
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/vc+jwt'])
  expect(file.headers['content-disposition']).toBe(`attachment; filename="${certificate.number}.jwt"`)
  const jwt = file.body

  const { alg, kid } = partOf(jwt, 0)
  expect(alg).toBe('RS256')
  const { publicUrl } = there.app.services.config
  expect(kid).toMatch(new RegExp(`^${publicUrl}/credentials/keys/[\\w-]{43}\\.json$`))
  const key = await fetched(kid.slice(publicUrl.length))
  expect((await fetched('/credentials/keys.json')).keys).toContainEqual(key)
  expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  expect(isSignedBy(key, jwt)).toBe(true)

  const credential = partOf(jwt, 1)
  expect(credential).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: `${publicUrl}/credentials/issuer.json`, type: ['Profile'] },
    validFrom: certificate.issuedAt,
    credentialSubject: { achievement: { name: course.title_english, type: ['Achievement'] } },
    ...{ iss: credential.issuer.id, jti: credential.id, sub: credential.credentialSubject.id },
    nbf: Math.floor(Date.parse(certificate.issuedAt) / 1000),
  })
  expect(credential['@context'][0]).toBe('https://www.w3.org/ns/credentials/v2')
  expect(await fetched('/credentials/issuer.json')).toMatchObject(credential.issuer)
  const [name, address] = credential.credentialSubject.identifier
  expect(name).toMatchObject({ identityType: 'name', identityHash: learner.name, hashed: false })
  const hash = createHash('sha256').update(learner.email + address.salt)
  expect(address).toMatchObject({ identityType: 'emailAddress', identityHash: `sha256$${hash.digest('hex')}` })

  const forged = { ...credential, name: 'Another course' }
  const [header, , signature] = jwt.split('.')
  const claims = Buffer.from(JSON.stringify(forged)).toString('base64url')
  expect(isSignedBy(key, `${header}.${claims}.${signature}`)).toBe(false)
})

test('a revoked credential is on the list that verifiers read, and is no longer issued; the list contains no codes', async () => {
  const { certificate } = await aCertificate()
  const { jti, credentialStatus } = partOf((await there.app.inject(`/credentials/${certificate.code}.jwt`)).body, 1)
  const { publicUrl } = there.app.services.config
  const list = () => fetched(credentialStatus.id.slice(publicUrl.length))
  expect((await list()).revokedCredential).not.toContainEqual({ id: jti, revoked: true })
  await (await there.aStaff()).send(api.revokeCertificate, { id: certificate.id, reason: 'Issued by mistake' })
  expect((await list()).revokedCredential).toContainEqual({ id: jti, revoked: true })
  expect(JSON.stringify(await list())).not.toContain(certificate.code)
  expect((await there.app.inject(`/credentials/${certificate.code}.jwt`)).statusCode).toBe(404)
})

test('all credentials are signed with one key, which outlives a change of the application secret', async () => {
  const { certificate } = await aCertificate()
  await there.pool.query('delete from credential_keys')
  const { services } = there.app
  const jwts = await Promise.all(Array.from({ length: 3 }, () => credentialWith(services, certificate.code)))
  expect(new Set(jwts.map(({ jwt }) => jwt)).size).toBe(1)

  const other = createSecrets('another master secret of sufficient length')
  const { rows } = await there.pool.query<{ kid: string; private_key: Buffer }>('select * from credential_keys')
  const place = `credential_keys.private_key of ${rows[0]!.kid}`
  const older = other.encrypt(place, services.secrets.decrypt(place, rows[0]!.private_key))
  await there.pool.query('update credential_keys set private_key = $1', [older])
  const secrets = createSecrets('a new master secret of sufficient length', [
    'another master secret of sufficient length',
  ])
  expect((await credentialWith({ ...services, secrets }, certificate.code)).jwt).toBe(jwts[0]!.jwt)
  const { rows: after } = await there.pool.query<{ private_key: Buffer }>('select private_key from credential_keys')
  expect(secrets.isNewest(after[0]!.private_key)).toBe(true)
  // The secret of this test is gone with it; others make a key of their own.
  await there.pool.query('delete from credential_keys')
})
