import type { Services } from '#server/platform/services.ts'
import { verifyChain } from './chain.ts'

/** Verifies the chain every night and logs its end; logs are stored elsewhere, so a truncated chain can be detected. */
export async function watchChain(services: Services) {
  const verdict = await verifyChain(services.db)
  if (verdict.intact) services.log.info({ auditChain: verdict.end }, 'audit log verified')
  else services.log.fatal({ auditChain: verdict }, 'audit log has been tampered with')
}
