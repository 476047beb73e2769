import { createPrivateKey, createPublicKey, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { readSettings } from '#server/domains/settings/public.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import * as queries from './queries.ts'
import { badgeOf, credentialOf, type Issuer, jwtOf, profileOf, publicJwkOf, revocationListOf } from './rules.ts'

type Needs = Pick<Services, 'db' | 'secrets' | 'config' | 'now'>

async function issuerOf({ db, config, now }: Needs): Promise<Issuer> {
  const { productName, helpDeskEmail } = await readSettings(db, now())
  return { name: productName, email: helpDeskEmail, url: config.publicUrl }
}

async function factsWith({ db }: Needs, code: string) {
  const certificate = await queries.credentialFacts(db, code)
  if (!certificate) throw new Problem('not_found')
  return certificate
}

export const badgeWith = async (services: Needs, code: string) =>
  badgeOf(await factsWith(services, code), await issuerOf(services))

/** The signed credential; a certificate that was revoked has none any more. */
export async function credentialWith(services: Needs, code: string) {
  const certificate = await factsWith(services, code)
  if (certificate.revokedAt) throw new Problem('not_found')
  const jwt = jwtOf(credentialOf(certificate, await issuerOf(services)), await signingKey(services))
  return { jwt, number: certificate.number }
}

export const issuerProfile = async (services: Needs) => ({
  '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
  ...profileOf(await issuerOf(services)),
})

export const revocationList = async (services: Needs) =>
  revocationListOf(await queries.revokedCodes(services.db), await issuerOf(services))

export const keySet = async ({ db }: Needs) => ({ keys: await queries.publicKeys(db) })

export async function keyNamed({ db }: Needs, kid: string) {
  const found = await queries.publicKeyNamed(db, kid)
  if (!found) throw new Problem('not_found')
  return found.publicJwk
}

const RSA = { modulusLength: 2048 }
const placeOf = (kid: string) => `credential_keys.private_key of ${kid}`

/** The newest key; the first credential makes it. After a change of the application secret it is encrypted anew. */
async function signingKey({ db, secrets, now }: Needs) {
  const { id, kid, privateKey } = (await queries.newestKey(db)) ?? (await firstKey({ db, secrets, now }))
  const pem = secrets.decrypt(placeOf(kid), privateKey)
  if (!secrets.isNewest(privateKey)) await queries.setPrivateKey(db, id, secrets.encrypt(placeOf(kid), pem))
  return { kid, private: createPrivateKey(pem) }
}

async function firstKey({ db, secrets, now }: Pick<Needs, 'db' | 'secrets' | 'now'>) {
  // Made before the lock is taken, because it takes a while.
  const pair = await promisify(generateKeyPair)('rsa', RSA)
  const publicJwk = publicJwkOf(createPublicKey(pair.publicKey.export({ type: 'spki', format: 'pem' })))
  const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return db.transaction().execute(async (tx) => {
    await queries.lockKeys(tx)
    const { kid } = publicJwk
    const privateKey = secrets.encrypt(placeOf(kid), pem)
    return (await queries.newestKey(tx)) ?? queries.insertKey(tx, { kid, publicJwk, privateKey, at: now() })
  })
}
