import type { House } from '#server/platform/house.ts'
import { verifyChain } from './chain.ts'

/** Every night the chain is walked, and its end is told to the logs, which lie elsewhere: a witness against cutting it short. */
export async function watchChain(house: House) {
  const verdict = await verifyChain(house.db)
  if (verdict.intact) house.log.info({ auditChain: verdict.end }, 'the audit log is intact')
  else house.log.fatal({ auditChain: verdict }, 'the audit log was tampered with')
}
