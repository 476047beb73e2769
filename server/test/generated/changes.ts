import type { Endpoint } from '#contract/endpoint.ts'
import { fingerprints, watchedTables } from '../snapshot.ts'
import { domainsByCall, tablesByDomain } from '../table-owners.ts'
import type { World } from '../world.ts'
import { wordsOfCall } from './fitting-input.ts'

/** What leaves the product or records who did what is watched for every endpoint. */
const ALWAYS = ['outbox', 'audit_entries', 'idempotency_keys']

/**
 * Fingerprints of what an endpoint may have changed: the tables its domain writes, those written only by triggers and
 * functions (ledger entries, stored totals), and those written by every domain.
 */
export async function watchTables({ pool }: World) {
  const [all, owners, domains] = [await watchedTables(pool), tablesByDomain(), await domainsByCall()]
  const owned = new Set([...owners.values()].flatMap((tables) => [...tables]))
  const byTriggers = all.filter((table) => !owned.has(table))
  const tablesOf = (endpoint: Endpoint) => {
    const own = [...(domains.get(wordsOfCall(endpoint)) ?? [])].flatMap((domain) => [...(owners.get(domain) ?? [])])
    const watched = new Set([...own, ...byTriggers, ...ALWAYS])
    return all.filter((table) => watched.has(table))
  }
  return {
    all,
    domainsOf: (endpoint: Endpoint) => domains.get(wordsOfCall(endpoint)) ?? new Set<string>(),
    tablesOf,
    of: (endpoint: Endpoint) => fingerprints(pool, tablesOf(endpoint)),
    everything: () => fingerprints(pool, all),
  }
}
