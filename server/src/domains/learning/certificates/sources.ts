import type { Reply } from '#contract/endpoint.ts'
import type { checkCertificate } from '#contract/learning/certificates.ts'
import type { Db } from '#server/platform/db/db.ts'

type Certificate = NonNullable<Reply<typeof checkCertificate>['certificate']>

/** Certificates of another domain that are checked on the same page. */
export interface CertificateSource {
  withCode: (db: Db, code: string, now: Date) => Promise<Certificate | undefined>
  withNumber: (db: Db, number: string, now: Date) => Promise<Certificate | undefined>
}

const sources = new Map<string, CertificateSource>()

/** Registered by the domain that issues them. */
export const registerCertificates = (name: string, source: CertificateSource) => void sources.set(name, source)

/** The first that any domain finds. */
export async function firstFound(find: (source: CertificateSource) => Promise<Certificate | undefined>) {
  for (const source of sources.values()) {
    const found = await find(source)
    if (found) return found
  }
  return undefined
}
