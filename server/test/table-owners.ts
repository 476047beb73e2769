import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '#contract/endpoint.ts'
import { projectDir } from '#server/platform/process/config.ts'

const DOMAINS = join(projectDir, 'server/src/domains')
const CONTRACT = join(projectDir, 'contract/src')

const WRITES =
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\('(\w+)|\b(?:insert into|delete from|merge into)\s+(\w+)|\bupdate\s+(\w+)(?:\s+as\s+\w+|\s+\w+)?\s+set\b/g
const IMPORTS_OF_CONTRACT = /from '#contract\/([\w/-]+\.ts)'/g

const filesOf = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))

/** The tables that the SQL of each domain writes, read from its queries. */
export function tablesByDomain(): Map<string, Set<string>> {
  return new Map(
    readdirSync(DOMAINS).map((domain) => {
      const queries = filesOf(join(DOMAINS, domain), /(^|\/)queries\.ts$/).join('\n')
      return [domain, new Set([...queries.matchAll(WRITES)].map((found) => (found[1] ?? found[2] ?? found[3])!))]
    }),
  )
}

/** The domains that serve an endpoint: those whose register.ts imports its part of the contract. */
export async function domainsByCall(): Promise<Map<string, Set<string>>> {
  const domainsOf = new Map<string, string[]>()
  for (const domain of readdirSync(DOMAINS))
    for (const [, path] of filesOf(join(DOMAINS, domain), /(^|\/)register\.ts$/)
      .join('\n')
      .matchAll(IMPORTS_OF_CONTRACT))
      domainsOf.set(path!, [...(domainsOf.get(path!) ?? []), domain])
  const byCall = new Map<string, Set<string>>()
  for (const [path, domains] of domainsOf) {
    const declared = (await import(join(CONTRACT, path))) as Record<string, Partial<Endpoint> | undefined>
    for (const one of Object.values(declared))
      if (one?.method && one.path && one.input) byCall.set(`${one.method} ${one.path}`, new Set(domains))
  }
  return byCall
}
